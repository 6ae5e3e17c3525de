import { describe as suite, expect, it } from 'vitest';
import { buildDescription } from './build-description';

const long = 'Een drijfpak dat meegroeit, '.repeat(12);

suite('describe', () => {
  it('uses the first text that is long enough', () => {
    const own = 'Drijfpakken met acht drijvers, voor kinderen vanaf drie jaar.';
    expect(buildDescription([own, 'Nog meer'])).toBe(own);
  });

  it('appends texts while too short', () => {
    expect(buildDescription(['Winkelmand', '', 'Alles wat je uitkoos, met de prijs erbij.'])).toBe(
      'Winkelmand. Alles wat je uitkoos, met de prijs erbij.',
    );
  });

  it('omits duplicates', () => {
    expect(buildDescription(['Zwotter', 'Zwotter'])).toBe('Zwotter');
  });

  it('truncates at a word within the limit', () => {
    const description = buildDescription([long]);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[a-z]…$/);
    expect(long).toContain(description.slice(0, -1));
  });

  it('truncates text without spaces', () => {
    expect(buildDescription(['x'.repeat(500)])).toHaveLength(160);
  });

  it('normalizes line breaks', () => {
    expect(buildDescription(['Eerste regel\n\ntweede regel'])).toBe('Eerste regel tweede regel');
  });
});

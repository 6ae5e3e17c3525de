import { describe as suite, expect, it } from 'vitest';
import { buildDescription } from './build-description';

const long = 'Een drijfpak dat meegroeit, '.repeat(12);

suite('describe', () => {
  it('takes the first text that is long enough', () => {
    const own = 'Drijfpakken met acht drijvers, voor kinderen vanaf drie jaar.';
    expect(buildDescription([own, 'Nog meer'])).toBe(own);
  });

  it('goes on with the next text while there is too little', () => {
    expect(buildDescription(['Winkelmand', '', 'Alles wat je uitkoos, met de prijs erbij.'])).toBe(
      'Winkelmand. Alles wat je uitkoos, met de prijs erbij.',
    );
  });

  it('says nothing twice', () => {
    expect(buildDescription(['Zwotter', 'Zwotter'])).toBe('Zwotter');
  });

  it('cuts at a word, below what search engines show', () => {
    const description = buildDescription([long]);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[a-z]…$/);
    expect(long).toContain(description.slice(0, -1));
  });

  it('cuts a text without spaces too', () => {
    expect(buildDescription(['x'.repeat(500)])).toHaveLength(160);
  });

  it('puts line breaks right', () => {
    expect(buildDescription(['Eerste regel\n\ntweede regel'])).toBe('Eerste regel tweede regel');
  });
});

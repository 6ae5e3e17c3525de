import { describe, expect, it } from 'vitest';
import { describeToday, formatDistance } from './describe-point';

const plain = (text: string | null): string | undefined => text?.replaceAll('\u2060', '').replace(/\s/g, ' ');

describe('a pick-up point', () => {
  it.each([
    [4, 'nl-NL', '10 m'],
    [243, 'nl-NL', '240 m'],
    [1000, 'en-GB', '1 km'],
    [1460, 'nl-NL', '1,5 km'],
    [12_340, 'sv-SE', '12,3 km'],
  ])('%i metres away in %s: %s', (metres, tag, expected) => {
    expect(plain(formatDistance(metres, tag))).toBe(expected);
  });

  it('says when it is open today', () => {
    const labels = { today: 'Open: {hours}', closedToday: 'Closed' };
    const today = ['09:00 - 13:00', '14:00 - 17:30'];
    expect(plain(describeToday({ today }, labels, 'nl-NL'))).toBe('Open: 09:00 – 13:00, 14:00 – 17:30');
    expect(plain(describeToday({ today }, labels, 'fr-FR'))).toBe('Open: 9 h – 13 h, 14 h – 17 h 30');
    // No line ends in between.
    expect(describeToday({ today }, labels, 'nl-NL')).toContain('09:00\u00a0–\u2060\u00a013:00');
    expect(describeToday({ today: [] }, labels, 'nl-NL')).toBe('Closed');
    expect(describeToday({ today: null }, labels, 'nl-NL')).toBeNull();
  });
});

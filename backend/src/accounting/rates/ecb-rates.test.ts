import { describe, expect, it } from 'vitest';
import { parseEcbRates } from './ecb-rates';

const file = (rates: string, time = "time='2026-11-20'"): string =>
  `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube ${time}>${rates}</Cube></Cube></gesmes:Envelope>`;

describe('parseEcbRates', () => {
  it('reads the currencies of the shop', () => {
    const xml = file("<Cube currency='USD' rate='1.05'/><Cube currency='SEK' rate='11.0345'/>");
    expect(parseEcbRates(xml)).toEqual([{ currency: 'SEK', day: '2026-11-20', rate: 11.0345 }]);
  });

  it.each(['0', '0.0', '1103.45', '.', '1.1.1'])('does not take a rate of %s', (rate) => {
    expect(parseEcbRates(file(`<Cube currency='SEK' rate='${rate}'/>`))).toEqual([]);
  });

  it.each(['', "time='today'", "time='2026-99-99'"])('throws without a day (%s)', (time) => {
    expect(() => parseEcbRates(file("<Cube currency='SEK' rate='11'/>", time))).toThrow('no day');
  });
});

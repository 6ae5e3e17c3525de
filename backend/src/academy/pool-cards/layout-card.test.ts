import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales';
import { createTypesetter } from '../../platform/pdf/typesetter';
import { CARD, PAD } from './card-style';
import { cardLabels } from './card-texts';
import { layoutCard } from './layout-card';
import type { PoolCard } from './pool-card';

const type = createTypesetter(new PDFDocument({ autoFirstPage: false }));
const labels = cardLabels('de');

const card = (over: Partial<PoolCard> = {}): PoolCard => ({
  place: 'Stufe 1 · Lektion 3',
  title: 'Treiben wie ein Otter',
  goal: 'Dein Kind liegt drei Sekunden entspannt auf dem Rücken.',
  floats: { count: 8, text: '8 Schwimmkörper im Anzug' },
  cues: ['Kopf an meine Schulter.', 'Ohren ins Wasser.', 'Bauch hoch, Arme weit.'],
  game: { title: 'Das Spiel: Der schlafende Otter', text: 'Summ leise ein Lied.' },
  stopSigns: ['Der Kopf schnellt hoch.', 'Blaue Lippen: raus.', 'Müde: genug für heute.'],
  url: 'https://example.de/course/a/b',
  ...over,
});

const WORD = 'W'.repeat(60);
const LONG = 'Langes Wort Donaudampfschifffahrtsgesellschaft und noch viel mehr. '.repeat(40);
const filled = (text: string, points: number): PoolCard =>
  card({
    place: text,
    title: text,
    goal: text,
    floats: { count: 8, text },
    cues: Array.from({ length: points }, () => text),
    game: { title: text, text },
    stopSigns: Array.from({ length: points }, () => text),
  });

const linesOf = (of: PoolCard, in_ = labels) =>
  layoutCard(of, in_, type).blocks.flatMap(({ heading, items }) => [...heading, ...items.flat()]);
const textOf = (of: PoolCard): string =>
  linesOf(of)
    .map(({ text }) => text)
    .join(' ');

const CARDS: [string, PoolCard][] = [
  ['a usual lesson', card()],
  ['a lesson with nothing but a title', card({ goal: '', floats: null, cues: [], game: null, stopSigns: [] })],
  ['words of 60 characters', filled(WORD, 3)],
  ['texts of 2,700 characters', filled(LONG, 3)],
  ['a hundred points', filled('Ein kurzer Satz für das Wasser.', 100)],
  ['a hundred points of 2,700 characters', filled(LONG, 100)],
];

describe('layoutCard', () => {
  it.each(CARDS)('keeps %s on the card, one block below the other', (_, of) => {
    for (const { text, x, y, style } of linesOf(of)) {
      const width = type.widthOf(text, style);
      const left = style.align === 'right' ? x - width : x;
      expect(left).toBeGreaterThanOrEqual(PAD);
      expect(left + width).toBeLessThanOrEqual(CARD.width - PAD + 0.01);
      expect(y).toBeLessThanOrEqual(CARD.height - PAD);
      expect(style.size).toBeGreaterThanOrEqual(6.5);
    }
    let bottom = 0;
    for (const { top, height } of layoutCard(of, labels, type).blocks) {
      expect(top).toBeGreaterThanOrEqual(bottom);
      bottom = top + height;
    }
    expect(bottom).toBeCloseTo(CARD.height - PAD, 5);
  });

  it('leaves the labels of every language whole, in the largest and in the smallest type', () => {
    for (const locale of LOCALES) {
      const own = cardLabels(locale);
      for (const of of [filled('Kurz.', 1), filled(WORD, 3)]) {
        const shown = linesOf(of, own).map(({ text }) => text);
        for (const label of Object.values(own)) expect(shown.join(' ')).toContain(label);
      }
    }
  });

  it('uses larger type where there is little to say, and cuts nothing that fits', () => {
    expect(layoutCard(card(), labels, type).scale).toBeGreaterThan(layoutCard(filled(LONG, 3), labels, type).scale);
    expect(textOf(card())).not.toContain('…');
  });

  it('shortens the game before the stop signs', () => {
    const sign = 'Hustet dein Kind nach einem Schluck Wasser, dann raus und ausruhen, bis es wieder ruhig atmet.';
    const shown = textOf(card({ goal: LONG, game: { title: 'Das Spiel', text: LONG }, stopSigns: [sign, sign, sign] }));
    expect(shown).toContain('…');
    expect(shown.split(sign)).toHaveLength(4);
  });
});

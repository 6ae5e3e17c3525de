import { describe, expect, it } from 'vitest';
import { type GonePieces, type PieceExchange, type SentLine, sentPieces } from './sent-pieces';

const day = (number: number): Date => new Date(Date.UTC(2026, 2, number));
const bought: SentLine<string> = { variantId: 'm', options: 'M', lots: ['M1'], sentAt: day(1), quantity: 1 };
/** What a line says once its piece is exchanged. */
const swapped: SentLine<string> = { ...bought, variantId: 'l', options: 'L', lots: ['L1'] };
const exchange: PieceExchange<string> = {
  returnId: 7,
  variantId: 'l',
  oldVariantId: 'm',
  old: { options: 'M', lots: ['M1'] },
  sentAt: day(5),
};
const back: GonePieces = { quantity: 1, at: day(4), returnId: 7 };

const left = (
  line: SentLine<string>,
  exchanges: PieceExchange<string>[],
  gone: GonePieces[],
): [string, string, string, number, number][] =>
  sentPieces(line, exchanges, gone, '?').map((piece) => [
    piece.variantId,
    piece.options,
    piece.lots.join(),
    piece.sentAt.getUTCDate(),
    piece.quantity - piece.gone,
  ]);

describe('sentPieces', () => {
  it.each<[string, SentLine<string>, PieceExchange<string>[], GonePieces[], unknown[]]>([
    ['a line as it was sold', { ...bought, quantity: 3 }, [], [{ ...back, returnId: null }], [['m', 'M', 'M1', 1, 2]]],
    ['never less than none', bought, [], [{ ...back, quantity: 5 }], [['m', 'M', 'M1', 1, 0]]],
    ['a new piece that is kept', bought, [{ ...exchange, old: null, sentAt: null }], [], [['m', 'M', 'M1', 1, 1]]],
    ['a new piece that is due', swapped, [{ ...exchange, sentAt: null }], [back], [['m', 'M', 'M1', 1, 0]]],
    [
      'a new piece that was sent',
      swapped,
      [exchange],
      [back],
      [
        ['m', 'M', 'M1', 1, 0],
        ['l', 'L', 'L1', 5, 1],
      ],
    ],
    [
      'both pieces, until the old one comes',
      swapped,
      [exchange],
      [],
      [
        ['m', 'M', 'M1', 1, 1],
        ['l', 'L', 'L1', 5, 1],
      ],
    ],
    [
      'the old piece that comes after the new one was sent',
      swapped,
      [exchange],
      [{ ...back, at: day(9) }],
      [
        ['m', 'M', 'M1', 1, 0],
        ['l', 'L', 'L1', 5, 1],
      ],
    ],
    [
      'a new piece that is sent back in its turn',
      swapped,
      [exchange],
      [back, { quantity: 1, at: day(9), returnId: 8 }],
      [
        ['m', 'M', 'M1', 1, 0],
        ['l', 'L', 'L1', 5, 0],
      ],
    ],
    [
      'a piece that came back before the exchange, of a line of two',
      { ...swapped, quantity: 2 },
      [exchange],
      [{ quantity: 1, at: day(3), returnId: null }],
      [
        ['m', 'M', 'M1', 1, 1],
        ['l', 'L', 'L1', 5, 1],
      ],
    ],
    [
      'an old piece of which nothing was kept',
      swapped,
      [{ ...exchange, old: null }],
      [],
      [
        ['m', '?', '', 1, 1],
        ['l', 'L', 'L1', 5, 1],
      ],
    ],
    [
      'a second exchange, back to the first size',
      { ...bought, lots: [] },
      [
        exchange,
        {
          returnId: 8,
          variantId: 'm',
          oldVariantId: 'l',
          old: { options: 'L', lots: ['L1'] },
          sentAt: day(9),
        },
      ],
      [back, { quantity: 1, at: day(8), returnId: 8 }],
      [
        ['m', 'M', 'M1', 1, 0],
        ['l', 'L', 'L1', 5, 0],
        ['m', 'M', '', 9, 1],
      ],
    ],
  ])('counts %s', (_name, line, exchanges, gone, pieces) => {
    expect(left(line, exchanges, gone)).toEqual(pieces);
  });
});

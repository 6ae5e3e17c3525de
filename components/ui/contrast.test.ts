import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');

/** WCAG 2.2: 4.5 for text, 3 for large text and for parts that identify a control or an icon. */
const TEXT = 4.5;
const SHAPE = 3;

const textPairs: [text: string, grounds: string[]][] = [
  [
    'ink',
    [
      'paper',
      'surface',
      'sand',
      'water',
      'water-deep',
      'sun',
      'sun-soft',
      'warning-soft',
      'danger-soft',
      'success-soft',
    ],
  ],
  ['ink-soft', ['paper', 'surface', 'sand', 'water', 'water-deep']],
  ['teal-strong', ['paper', 'surface', 'sand', 'water', 'water-deep']],
  ['coral-strong', ['paper', 'surface', 'sand']],
  ['paper', ['ink', 'teal-strong', 'coral-strong', 'danger', 'success', 'action', 'action-hover']],
  ['danger', ['paper', 'surface', 'sand', 'danger-soft']],
  ['success', ['paper', 'surface', 'sand', 'success-soft']],
  ['warning', ['paper', 'surface', 'sand', 'warning-soft']],
];

const shapePairs: [shape: string, grounds: string[]][] = [
  ['line-strong', ['paper', 'surface', 'sand', 'water']],
  ['focus', ['paper', 'surface', 'sand', 'water', 'water-deep']],
  // The focus ring on a dark background.
  ['sun', ['ink']],
  ['coral', ['ink']],
  ['teal', ['paper', 'surface', 'sand']],
];

describe('contrast of the colour tokens', () => {
  it.each(expand(textPairs))('text: %s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(expand(shapePairs))('shape: %s on %s', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(SHAPE);
  });
});

function expand(pairs: [string, string[]][]): [string, string][] {
  return pairs.flatMap(([front, grounds]) => grounds.map((ground): [string, string] => [front, ground]));
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = readColor(token).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readColor(token: string): number[] {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`--color-${token} is not a hexadecimal colour`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

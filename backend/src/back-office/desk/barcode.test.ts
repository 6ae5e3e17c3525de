import { describe, expect, it } from 'vitest';
import { barcodeSvg } from './barcode';

/** Bars of the picture as [place, width]. */
const bars = (svg: string): [number, number][] =>
  [...svg.matchAll(/M(\d+) 0h(\d+)v/g)].map(([, x, width]) => [Number(x), Number(width)]);

describe('barcodeSvg', () => {
  it('draws the sign that begins and ends every code as the standard does', () => {
    // * is narrow bar, wide gap, narrow, narrow, wide bar, narrow, wide bar, narrow, narrow.
    expect(bars(barcodeSvg('')).slice(0, 5)).toEqual([
      [10, 1],
      [14, 1],
      [16, 3],
      [20, 3],
      [24, 1],
    ]);
  });

  it('gives every sign five bars and the same room', () => {
    const svg = barcodeSvg('ZW2026-00042');
    expect(bars(svg)).toHaveLength(14 * 5);
    // Six narrow and three wide elements and a gap each, between two quiet zones.
    expect(svg).toContain(`viewBox="0 0 ${14 * 16 - 1 + 20} 40"`);
  });

  it('draws nothing it has no signs for', () => {
    expect(barcodeSvg('ä')).toBe('');
  });
});

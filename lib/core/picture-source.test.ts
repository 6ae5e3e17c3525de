import { describe, expect, it } from 'vitest';
import { pictureWidths } from './picture-source';

describe('pictureWidths', () => {
  it.each<[string, number, number[]]>([
    ['5rem', 1200, [96, 192, 320]],
    ['88px', 1200, [96, 192, 320]],
    ['160px', 1200, [192, 320, 480]],
    ['(width < 40rem) 92vw, 40rem', 1200, [480, 768, 1184, 1440]],
    ['100vw', 4000, [480, 768, 1184, 1440, 1920]],
    ['100vw', 200, [320]],
    ['5rem', 60, [96]],
  ])('%s of a picture %i wide', (sizes, width, expected) => {
    expect(pictureWidths(sizes, width)).toEqual(expected);
  });
});

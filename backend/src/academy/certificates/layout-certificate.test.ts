import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales';
import { MESSAGES } from '../../platform/mail/messages';
import { createTypesetter } from '../../platform/pdf/typesetter';
import { printableName } from './certificate';
import { LEFT, QR, RIGHT, SHEET, EDGE, layoutCertificate } from './layout-certificate';

const type = createTypesetter(new PDFDocument({ autoFirstPage: false }));

it.each(LOCALES)('%s: the longest texts stay within the frame, and none overlaps the code', (locale) => {
  const { file: _, ...labels } = MESSAGES[locale].certificate;
  const texts = layoutCertificate(type, {
    title: '',
    author: 'Zwotter',
    language: locale,
    labels,
    nickname: 'W'.repeat(30),
    level: 'Donaudampfschifffahrtsgesellschaft und noch viel mehr im Wasser',
    day: '26 noviembre de 2026',
    serial: 'WWWW-WWWW-WWWW-WWWW',
    url: 'https://example.com',
  });
  const boxes = texts.flatMap(({ lines, style }) =>
    lines.map(({ text, x, y }) => ({ text, x, y, end: x + type.widthOf(text, style), top: y - style.size * 0.8 })),
  );
  for (const { text, x, end, y, top } of boxes) {
    expect(x, text).toBeGreaterThanOrEqual(LEFT - 0.01);
    expect(end, text).toBeLessThanOrEqual(RIGHT + 0.01);
    expect(y, text).toBeLessThanOrEqual(SHEET.height - EDGE - 12);
    const isBeside = end <= QR.x - 8 || y < QR.y || top > QR.y + QR.size;
    expect(isBeside, text).toBe(true);
  }
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.x < b.end && b.x < a.end && a.top < b.y && b.top < a.y)
      .map((b) => `${a.text} / ${b.text}`),
  );
  expect(overlaps).toEqual([]);
});

it('prints of a nickname what the fonts have', () => {
  expect(['Otje 🦦', 'Zoe\u0308-Lou', '🦦🦦', '东京', 'Юля'].map(printableName)).toEqual([
    'Otje',
    'Zoë-Lou',
    '',
    '',
    'Юля',
  ]);
});

import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { createTypesetter } from '../../platform/pdf/typesetter';
import { CARD } from '../pool-cards/card-style';
import { EDGE, layoutParcelCard } from './layout-parcel-card';

const type = createTypesetter(new PDFDocument({ autoFirstPage: false }));

it.each(LOCALES)('%s: all texts are on the card, and none overlaps another or the QR code', (language) => {
  const { steps, ...labels } = MESSAGES[language].parcelCard;
  const page = 'www.a-shop-with-a-long-name.example/free-lessons';
  const texts = [steps.open, steps.logIn, steps.watch].map((step) => fill(step, { page }));
  const layout = layoutParcelCard(type, 'Zwotter', {
    language,
    labels: { ...labels, steps: texts },
    code: 'WWWW-WWWW-WWWW-WWWW',
    url: 'https://example.com',
  });
  expect(layout.fits).toBe(true);
  const { qr } = layout;
  const boxes = layout.texts.flatMap(({ lines, style }) =>
    lines.map(({ text, x, y }) => ({ text, x, y, end: x + type.widthOf(text, style), top: y - style.size * 0.8 })),
  );
  for (const { text, x, end, y, top } of boxes) {
    expect(x, text).toBeGreaterThan(EDGE + 8);
    expect(end, text).toBeLessThan(CARD.width - EDGE - 8);
    expect(y, text).toBeLessThan(CARD.height - EDGE - 8);
    expect(end <= qr.x || y < qr.y || top > qr.y + qr.size, text).toBe(true);
  }
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.x < b.end && b.x < a.end && a.top < b.y && b.top < a.y)
      .map((b) => `${a.text} / ${b.text}`),
  );
  expect(overlaps).toEqual([]);
});

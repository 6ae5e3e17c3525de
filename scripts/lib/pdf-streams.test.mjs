import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { comparable } from './pdf-streams.mjs';

/** A page as pdfkit writes it. @param {string} content @param {number} level */
function pdf(content, level) {
  const packed = deflateSync(Buffer.from(content, 'latin1'), { level });
  const body = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n2 0 obj\n<<\n/Type /Catalog\n>>\nendobj\n', 'latin1'),
  ]);
  const xref = `xref\n0 3\n${String(packed.length).padStart(10, '0')} 00000 n\ntrailer\n<<\n/Root 2 0 R\n>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(xref, 'latin1')]);
}

const text = 'BT 1 0 0 1 72 700 Tm (Factuur F2026-00042) Tj ET\n'.repeat(40);

describe('comparable', () => {
  it('treats files as equal that only differ in compression', () => {
    const [tight, loose] = [pdf(text, 9), pdf(text, 0)];
    expect(tight.equals(loose)).toBe(false);
    expect(comparable(tight)).toBe(comparable(loose));
  });

  it.each([
    ['a word', text.replace('F2026-00042', 'F2026-00043')],
    ['a place', text.replace('72 700', '72 701')],
  ])('tells %s that changed', (_, changed) => {
    expect(comparable(pdf(text, 9))).not.toBe(comparable(pdf(changed, 9)));
  });

  it('keeps the structure', () => {
    expect(comparable(pdf(text, 9))).toContain('/Type /Catalog');
    expect(comparable(pdf(text, 9))).toContain('Factuur F2026-00042');
  });
});

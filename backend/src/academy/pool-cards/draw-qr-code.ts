import { encode } from 'uqr';

/** Draws a QR code in black, without its quiet zone: the paper around it must stay white for four modules. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const cell = size / data.length;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries()) {
      // Neighbours overlap a little, or screens show hairlines between them.
      if (isDark) doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
    }
  doc.fill('#000000');
}

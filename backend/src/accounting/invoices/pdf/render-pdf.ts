import PDFDocument from 'pdfkit';
import type { DocumentPage } from '../format-invoice-page';
import { createSheet } from './page-layout';
import { drawHead, drawParties } from './letterhead';
import { drawTable } from './line-table';
import { drawNotes, drawSums } from './totals-and-notes';

/**
 * Renders an invoice as PDF: A4, tagged, in its language. Deterministic: the same page and date give the same bytes, so
 * a file can be verified by its hash and rendered again when it is lost.
 */
export function renderPdf(page: DocumentPage, issuedAt: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: page.language,
    pdfVersion: '1.7',
    info: {
      Title: page.heading,
      Author: page.sender[0] ?? page.brand,
      Creator: page.brand,
      Producer: page.brand,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const sheet = createSheet(doc, page);
  drawHead(sheet, page);
  drawParties(sheet, page);
  drawTable(sheet, page);
  drawSums(sheet, page);
  drawNotes(sheet, page);
  sheet.finish();
  return done;
}

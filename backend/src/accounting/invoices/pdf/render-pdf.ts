import PDFDocument from 'pdfkit';
import { collectPdf } from '../../../platform/pdf/collect-pdf';
import type { InvoicePage } from '../format-invoice-page';
import { createPageLayout } from './page-layout';
import { drawLetterhead, drawParties } from './letterhead';
import { drawTable } from './line-table';
import { drawNotes, drawVatAndTotals } from './totals-and-notes';

/**
 * Renders an invoice as PDF: A4, tagged, in its language. Deterministic: the same page and date give the same bytes, so
 * a file can be verified by its hash and rendered again when it is lost.
 */
export function renderPdf(page: InvoicePage, issuedAt: Date): Promise<Buffer> {
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
  const done = collectPdf(doc);
  const sheet = createPageLayout(doc, page);
  drawLetterhead(sheet, page);
  drawParties(sheet, page);
  drawTable(sheet, page);
  drawVatAndTotals(sheet, page);
  drawNotes(sheet, page);
  sheet.finish();
  return done;
}

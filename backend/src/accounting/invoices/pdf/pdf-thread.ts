import type { DocumentPage } from '../invoice-page';
import { renderPdf } from './render-pdf';

export interface PrintOrder {
  page: DocumentPage;
  issuedAt: Date;
}

/** Setting a page takes a processor for a tenth of a second: it happens beside the thread that answers customers. */
export const printOrder = ({ page, issuedAt }: PrintOrder): Promise<Uint8Array> => renderPdf(page, issuedAt);

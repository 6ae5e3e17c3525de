import type { DocumentPage } from '../format-invoice-page';
import { renderPdf } from './render-pdf';

export interface PrintOrder {
  page: DocumentPage;
  issuedAt: Date;
}

/** Rendering takes about 100 ms of CPU, so it runs outside the main thread. */
export const printOrder = ({ page, issuedAt }: PrintOrder): Promise<Uint8Array> => renderPdf(page, issuedAt);

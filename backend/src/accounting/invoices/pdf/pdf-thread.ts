import type { InvoicePage } from '../format-invoice-page';
import { renderPdf } from './render-pdf';

export interface RenderRequest {
  page: InvoicePage;
  issuedAt: Date;
}

/** Rendering takes about 100 ms of CPU, so it runs outside the main thread. */
export const printOrder = ({ page, issuedAt }: RenderRequest): Promise<Uint8Array> => renderPdf(page, issuedAt);

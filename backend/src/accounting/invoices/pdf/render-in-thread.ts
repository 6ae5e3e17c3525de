import path from 'node:path';
import { createPrinter } from '../../../platform/pdf/create-printer';
import type { InvoicePage } from '../format-invoice-page';
import type { RenderRequest } from './pdf-thread';

const print = createPrinter<RenderRequest>(path.join(__dirname, 'pdf-thread.js'), 'printOrder');

/** Runs `renderPdf` in a worker thread. Rejects when rendering fails. */
export const renderPdfInThread = (page: InvoicePage, issuedAt: Date): Promise<Buffer> => print({ page, issuedAt });

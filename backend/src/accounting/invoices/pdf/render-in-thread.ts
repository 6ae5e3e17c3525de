import path from 'node:path';
import { Piscina } from 'piscina';
import type { InvoicePage } from '../format-invoice-page';
import type { RenderRequest } from './pdf-thread';

/** Far more than any rendering takes; a hanging thread is terminated. */
const LIMIT_MS = 60_000;
/** An idle thread would only hold memory. */
const IDLE_MS = 30_000;

const threads = new Piscina<RenderRequest, Uint8Array>({
  filename: path.join(__dirname, 'pdf-thread.js'),
  name: 'printOrder',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
});

/** Runs `renderPdf` in a worker thread. Rejects when rendering fails. */
export async function renderPdfInThread(page: InvoicePage, issuedAt: Date): Promise<Buffer> {
  return Buffer.from(await threads.run({ page, issuedAt }, { signal: AbortSignal.timeout(LIMIT_MS) }));
}

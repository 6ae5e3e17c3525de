import path from 'node:path';
import { Piscina } from 'piscina';
import type { DocumentPage } from '../invoice-page';
import type { PrintOrder } from './pdf-thread';

/** No document takes as long; whatever hangs is ended with its thread. */
const LIMIT_MS = 60_000;
/** A thread that prints nothing holds memory for nothing. */
const IDLE_MS = 30_000;

const threads = new Piscina<PrintOrder, Uint8Array>({
  filename: path.join(__dirname, 'pdf-thread.js'),
  name: 'printOrder',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
});

/** `renderPdf` in a thread of its own. Rejects when the page cannot be set. */
export async function printPdf(page: DocumentPage, issuedAt: Date): Promise<Buffer> {
  return Buffer.from(await threads.run({ page, issuedAt }, { signal: AbortSignal.timeout(LIMIT_MS) }));
}

import { parentPort } from 'node:worker_threads';
import type { DocumentPage } from '../invoice-page';
import { renderPdf } from './render-pdf';

export interface PrintOrder {
  id: number;
  page: DocumentPage;
  issuedAt: Date;
}

export type PrintResult = { id: number; pdf: Uint8Array } | { id: number; problem: string };

/** Setting a page takes a processor for a tenth of a second: it happens beside the thread that answers customers. */
parentPort?.on('message', ({ id, page, issuedAt }: PrintOrder) => {
  renderPdf(page, issuedAt).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies PrintResult),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        problem: error instanceof Error ? error.message : 'unknown',
      } satisfies PrintResult),
  );
});

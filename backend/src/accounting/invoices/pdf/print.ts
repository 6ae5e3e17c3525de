import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentPage } from '../invoice-page';
import type { PrintOrder, PrintResult } from './pdf-thread';

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

/** No document takes as long; whatever hangs is ended with its thread. */
const LIMIT_MS = 60_000;
/** A thread that prints nothing holds memory for nothing. */
const IDLE_MS = 30_000;

const waiting = new Map<number, Waiting>();
let thread: Worker | null = null;
let clock: NodeJS.Timeout | undefined;
let count = 0;

function end(reason: string): void {
  void thread?.terminate();
  thread = null;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

function watch(): void {
  clearTimeout(clock);
  clock = setTimeout(() => end('The printer hangs'), waiting.size > 0 ? LIMIT_MS : IDLE_MS);
  clock.unref();
}

function startThread(): Worker {
  const started = new Worker(path.join(__dirname, 'pdf-thread.js'));
  started.unref();
  started.on('message', (result: PrintResult) => {
    const order = waiting.get(result.id);
    waiting.delete(result.id);
    watch();
    if ('pdf' in result) order?.resolve(Buffer.from(result.pdf));
    else order?.reject(new Error(result.problem));
  });
  started.on('error', (error) => {
    if (thread === started) end(error.message);
  });
  return started;
}

/** `renderPdf` in a thread of its own. Rejects when the page cannot be set. */
export function printPdf(page: DocumentPage, issuedAt: Date): Promise<Buffer> {
  thread ??= startThread();
  const id = ++count;
  const printed = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  thread.postMessage({ id, page, issuedAt } satisfies PrintOrder);
  watch();
  return printed;
}

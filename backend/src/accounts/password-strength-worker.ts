import path from 'node:path';
import { Piscina } from 'piscina';
import type { Strength, StrengthOrder } from './password-strength';

/** The thread ends after this idle time to free its memory (about 50 MB). */
const IDLE_MS = 60_000;
/** Further checks are rejected, because each one is CPU-bound. */
const MAX_WAITING = 200;

const threads = new Piscina<StrengthOrder, Strength>({
  filename: path.join(__dirname, 'password-strength.js'),
  name: 'measureStrength',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  maxQueue: MAX_WAITING,
});

/** `measureStrength` in a worker thread: loading the dictionaries takes almost a second, a check some milliseconds. */
export const measureStrengthInWorker = (order: StrengthOrder): Promise<Strength> => threads.run(order);

import path from 'node:path';
import { Piscina } from 'piscina';
import type { Strength, StrengthOrder } from './password-strength';

/** Few people set a password: without one for so long, the thread gives back its memory (some 50 MB). */
const IDLE_MS = 60_000;
/** What else waits is refused with an error: every judgement takes a processor. */
const MAX_WAITING = 200;

const threads = new Piscina<StrengthOrder, Strength>({
  filename: path.join(__dirname, 'password-strength.js'),
  name: 'measureStrength',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  maxQueue: MAX_WAITING,
});

/** `measureStrength` beside the thread that answers customers: dictionaries take most of a second to load, a check some milliseconds. */
export const measureStrengthInWorker = (order: StrengthOrder): Promise<Strength> => threads.run(order);

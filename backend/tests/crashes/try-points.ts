import { expect } from 'vitest';
import { readMollie } from '../orders/support/mollie';
import { crashAt } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { readPicture } from './picture';

/** Something that a customer, an operator or the provider does with one request. */
export interface Act {
  /** Of the customer whose data it changes; nobody else has this address. */
  email: string;
  run: () => Promise<{ status: number }>;
}
export type Action = () => Promise<Act>;

interface Attempt extends Act {
  point: number;
}

type Picture = string[];

/** The jobs of a busy machine finish within this time; a passing test never waits for it. */
const HEALED_MS = 60_000;

const isSame = (a: Picture, b: Picture): boolean => a.join('\n') === b.join('\n');

/** Skips the waits between retries: whatever the jobs do later, they may do now. */
export async function makeDue(emails: string[]): Promise<void> {
  const db = database();
  const past = minutesFromNow(-2);
  const rowsOf = (table: string) => db(table).whereIn('order_id', db('orders').whereIn('email', emails).select('id'));
  await rowsOf('payments').where({ state: 'created' }).update({ created_at: past });
  await rowsOf('payments').whereNotNull('provider_id').update({ next_check_at: past });
  await rowsOf('refunds').whereIn('state', ['requested', 'sent']).update({ next_attempt_at: past });
}

/** The pictures before and after an action that nothing interrupts. */
async function readExample(action: Action): Promise<{ before: Picture; after: Picture }> {
  const { email, run } = await action();
  const before = await readPicture(email, await readMollie());
  expect((await run()).status).toBeLessThan(300);
  // A payment is created, or a refund sent, by the request itself: nothing is left for a job.
  const after = await readPicture(email, await readMollie());
  expect(isSame(before, after)).toBe(false);
  return { before, after };
}

/** An action that was interrupted, and the pictures of a customer before and after it. */
export interface Trial {
  before: Picture;
  after: Picture;
  attempts: Attempt[];
}

/**
 * Interrupts an action before and after its statements, each time that of another customer, until one gets its response.
 * @param step 2 for every second point
 */
export async function interrupt(action: Action, step = 1): Promise<Trial> {
  const example = await readExample(action);
  const attempts: Attempt[] = [];
  for (let point = 1; ; point += step) {
    const act = await action();
    attempts.push({ ...act, point });
    if ((await crashAt(point, act.run)) !== undefined) return { ...example, attempts };
  }
}

/** What of a picture differs from that of a completed action. */
function describeDifference({ point, email }: Attempt, found: Picture, after: Picture): string {
  const missing = after.filter((line) => !found.includes(line)).map((line) => `- ${line}`);
  const extra = found.filter((line) => !after.includes(line)).map((line) => `+ ${line}`);
  return [`point ${point} of ${email}:`, ...missing, ...extra].join('\n  ');
}

/** Gives the jobs time until every attempt has one of the pictures, and describes those that never do. */
async function findOthers({ attempts, after }: Trial, expected: Picture[]): Promise<string[]> {
  await makeDue(attempts.map(({ email }) => email));
  const deadline = Date.now() + HEALED_MS;
  for (;;) {
    const provider = await readMollie();
    const found = await Promise.all(
      attempts.map(async (attempt) => ({ attempt, picture: await readPicture(attempt.email, provider) })),
    );
    const others = found.filter(({ picture }) => !expected.some((one) => isSame(one, picture)));
    if (others.length === 0) return [];
    if (Date.now() > deadline) return others.map(({ attempt, picture }) => describeDifference(attempt, picture, after));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Left alone, the shop must be as before the action or as after it. Describes what is neither. */
export const findHalfDone = (trial: Trial): Promise<string[]> => findOthers(trial, [trial.before, trial.after]);

/** The client repeats its request, which must lead to the same as one that nothing interrupted. */
export async function findUnrepeatable(trial: Trial): Promise<string[]> {
  for (const { run } of trial.attempts) await run();
  return findOthers(trial, [trial.after]);
}

import { database, minutesFromNow } from '../../tests/support/database';
import { changePayment, readMollie, sendWebhook } from '../../tests/orders/support/mollie';

const SETTLED_MS = 5 * 60_000;

/** Work in progress, by what it waits for. */
async function readUnsettled(): Promise<string[]> {
  const db = database();
  const waiting: Record<string, object[]> = {
    mail: await db('outbox_messages')
      .where({ state: 'pending' })
      .select('id', 'topic', 'kind', 'attempts', 'last_error'),
    refund: await db('refunds').where({ state: 'requested' }),
    'payment undecided': await db('payments').whereIn('state', ['created', 'open', 'pending', 'authorized']),
    'payment to return': await db('payments').where('return_due', '>', 0).whereNull('return_asked_at'),
  };
  return Object.entries(waiting).flatMap(([what, rows]) => rows.map((row) => `${what}: ${JSON.stringify(row)}`));
}

/** Skips the delays between retries, which grow to hours: everything that waits is due now. */
async function makeDue(): Promise<void> {
  const db = database();
  const past = minutesFromNow(-1);
  await db('refunds').where({ state: 'requested' }).update({ next_attempt_at: past });
  await db('outbox_messages').where({ state: 'pending' }).update({ next_attempt_at: past });
  await db('payments').whereIn('state', ['open', 'pending', 'authorized']).update({ next_check_at: past });
}

/** The provider's final behavior: an undecided payment expires, and the webhook is sent. */
async function expireOpen(): Promise<void> {
  const { payments } = await readMollie();
  for (const { id, status } of payments) {
    if (status !== 'open' && status !== 'pending') continue;
    await changePayment(id, { from: status, status: 'expired' });
    await sendWebhook(id);
  }
}

/** Sends every lost webhook again. */
async function tellEverything(): Promise<void> {
  for (const { id } of (await readMollie()).payments) await sendWebhook(id);
}

async function waitUntilSettled(): Promise<void> {
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const unsettled = await readUnsettled();
    if (unsettled.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still in progress:\n${unsettled.slice(0, 20).join('\n')}`);
    await makeDue();
    // Repeated: an order without a provider gets its payment from the sweep only now.
    await expireOpen();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Waits until everything has settled. Twice, because late payments are refunded. */
export async function settleAll(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await expireOpen();
    await tellEverything();
    await waitUntilSettled();
  }
}

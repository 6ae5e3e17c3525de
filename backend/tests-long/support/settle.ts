import { waitFor } from '../../tests/support/client';
import { database, minutesFromNow } from '../../tests/support/database';
import { changePayment, readMollie, sendWebhook } from '../../tests/orders/support/mollie';

const SETTLED_MS = 5 * 60_000;

/** Nothing is on its way any more. */
async function isQuiet(): Promise<boolean> {
  const db = database();
  const open = await Promise.all([
    db('outbox_messages').where({ state: 'pending' }).first('id'),
    db('refunds').where({ state: 'requested' }).first('id'),
    db('payments').where({ state: 'created' }).first('id'),
    db('payments').whereIn('state', ['open', 'pending', 'authorized']).first('id'),
    db('payments').where('return_due', '>', 0).whereNull('return_asked_at').first('id'),
  ]);
  return open.every((row) => row === undefined);
}

/** Skips the pauses between tries, which grow to hours: what waits is due now. */
async function makeDue(): Promise<void> {
  const db = database();
  const past = minutesFromNow(-1);
  await db('refunds').where({ state: 'requested' }).update({ next_attempt_at: past });
  await db('outbox_messages').where({ state: 'pending' }).update({ next_attempt_at: past });
  await db('payments').whereIn('state', ['open', 'pending', 'authorized']).update({ next_check_at: past });
}

/** What the provider does by itself in the end: every payment is decided, and every call is answered. */
async function tellEverything(): Promise<void> {
  const { payments } = await readMollie();
  for (const { id, status } of payments) {
    if (status === 'open' || status === 'pending') await changePayment(id, { from: status, status: 'expired' });
    await sendWebhook(id);
  }
}

/** Lets everything that is on its way arrive. Twice, because money that comes late goes back again. */
export async function settleAll(): Promise<void> {
  await tellEverything();
  await makeDue();
  await waitFor(async () => {
    if (await isQuiet()) return true;
    await makeDue();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return undefined;
  }, SETTLED_MS);
  await tellEverything();
  await waitFor(async () => ((await isQuiet()) ? true : undefined), SETTLED_MS);
}

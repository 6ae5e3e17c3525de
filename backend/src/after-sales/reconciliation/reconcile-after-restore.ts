import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../domain/time';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { paymentProvider } from '../../payments/provider/mollie-provider';
import { ProviderDown, type ProviderPayment } from '../../payments/provider/provider';
import { recoverPayment } from '../../payments/settlement/recover-lost-payment';
import { syncPayment } from '../../payments/settlement/sync-payment';
import { transact } from '../../platform/database/transact';
import { env } from '../../platform/env/env';
import { processEach } from '../../platform/jobs/process-each';
import { wakeJob } from '../../platform/jobs/start-job';
import { markReconciled, readRestoredState } from '../../platform/restore/restored-state';

/** Covers payments that were created while the backup was being written, and clocks that differ. */
const MARGIN_MS = DAY_MS;

/** Whether the payment belongs to no order of the restored shop and holds money. */
async function isUnmatched(strapi: Core.Strapi, update: ProviderPayment): Promise<boolean> {
  const known: unknown = await strapi.db.connection('payments').where({ provider_id: update.id }).first('id');
  // The sweep after a start asks for every known payment anyway.
  if (known !== undefined) return false;
  const { payment, isAlerted } = await recoverPayment(strapi, update);
  if (payment) await syncPayment(strapi, payment.id);
  return isAlerted;
}

/**
 * After the restore of a backup: asks the provider for all payments since, alerts the operators to those whose orders are
 * lost, and to the restore itself once all were looked at. Repeated by the sweep until the provider was reached; no alert is
 * raised twice. A payment that fails in another way would fail again: it counts as one without an order, and the log names it.
 */
export async function reconcileAfterRestore(strapi: Core.Strapi): Promise<void> {
  const state = await readRestoredState(strapi);
  if (!state || state.reconciled) return;
  const since = new Date(new Date(state.made).getTime() - MARGIN_MS);
  const payments = env().mollie ? await paymentProvider().listSince(since) : [];
  let [unmatched, isDown] = [0, false];
  const failed: string[] = [];
  await processEach(strapi, 'After the restore', payments, async (update) => {
    try {
      if (await isUnmatched(strapi, update)) unmatched += 1;
    } catch (error) {
      if (error instanceof ProviderDown) isDown = true;
      else failed.push(update.id);
      throw error;
    }
  });
  if (isDown) return;
  unmatched += failed.length;
  const { made, mark } = state;
  const data = { made, mark, unmatched };
  await transact(strapi.db.connection, (trx) =>
    raiseAlert(trx, { kind: 'restored', orderId: null, topic: mark, data }),
  );
  wakeJob('outbox');
  await markReconciled(strapi, state);
  strapi.log.warn(`Restored to ${made}: ${unmatched} payments since belong to no order, see the alerts`);
  if (failed.length > 0) strapi.log.error(`Restored to ${made}: look up payments ${failed.join(', ')} by hand`);
}

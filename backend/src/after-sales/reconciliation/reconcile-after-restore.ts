import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../domain/time';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { paymentProvider } from '../../payments/provider/mollie-provider';
import type { ProviderPayment } from '../../payments/provider/provider';
import { recoverPayment } from '../../payments/settlement/recover-lost-payment';
import { syncPayment } from '../../payments/settlement/sync-payment';
import { transact } from '../../platform/database/transact';
import { env } from '../../platform/env/env';
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
 * lost, and to the restore itself. Repeated by the sweep until the provider was reached; no alert is raised twice.
 */
export async function reconcileAfterRestore(strapi: Core.Strapi): Promise<void> {
  const state = await readRestoredState(strapi);
  if (!state || state.reconciled) return;
  const since = new Date(new Date(state.made).getTime() - MARGIN_MS);
  const payments = env().mollie ? await paymentProvider().listSince(since) : [];
  let unmatched = 0;
  for (const update of payments) if (await isUnmatched(strapi, update)) unmatched += 1;
  const { made, mark } = state;
  const data = { made, mark, unmatched };
  await transact(strapi.db.connection, (trx) =>
    raiseAlert(trx, { kind: 'restored', orderId: null, topic: mark, data }),
  );
  await markReconciled(strapi, state);
  strapi.log.warn(`Restored to ${made}: ${unmatched} payments since belong to no order, see the alerts`);
  wakeJob('outbox');
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ProviderDown } from '../provider/provider';
import { recoverLostPayment } from './recover-lost-payment';
import type { PaymentRow } from '../../orders/records/order-rows';
import { syncPayment } from './sync-payment';

const bodySchema = z.object({ id: z.string().regex(/^\w{3,64}$/) });

/**
 * The webhook only names a payment, whose state is then fetched from the provider, so forged calls do no harm. Unknown ids
 * are acknowledged; only those are limited. Returns false when the provider must call again.
 */
export async function receiveWebhook(strapi: Core.Strapi, body: unknown, ip: string): Promise<boolean> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return true;
  const { id } = parsed.data;
  try {
    const known: PaymentRow | undefined = await strapi.db.connection('payments').where({ provider_id: id }).first();
    const payment = known ?? (await recoverLostPayment(strapi, id, ip));
    if (payment) await syncPayment(strapi, payment.id);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`Webhook of ${id}: ${error.message}`);
    return false;
  }
}

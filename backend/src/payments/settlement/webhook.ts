import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ProviderDown } from '../provider/provider';
import { adoptPayment } from './adopt-payment';
import type { PaymentRow } from '../../orders/records/order-rows';
import { syncPayment } from './sync-payment';

const bodySchema = z.object({ id: z.string().regex(/^\w{3,64}$/) });

/**
 * The provider says that a payment changed, and nothing else: what it changed to is asked for. So a call by anybody
 * else does no harm, and an id that the provider does not know either is nothing to answer for. False when the provider
 * must call again.
 */
export async function receiveWebhook(strapi: Core.Strapi, body: unknown): Promise<boolean> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return true;
  const { id } = parsed.data;
  try {
    const known: PaymentRow | undefined = await strapi.db.connection('payments').where({ provider_id: id }).first();
    const payment = known ?? (await adoptPayment(strapi, id));
    if (payment) await syncPayment(strapi, payment.id);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`Webhook of ${id}: ${error.message}`);
    return false;
  }
}

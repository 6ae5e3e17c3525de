import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ProviderDown } from '../payments/provider';
import type { PaymentRow } from './rows';
import { syncPayment } from './sync-payment';

const bodySchema = z.object({ id: z.string().regex(/^\w{3,64}$/) });

/**
 * The provider says that a payment changed, and nothing else: what it changed to is asked for. So a call by anybody
 * else does no harm, and an unknown id is nothing to answer for. False when the provider must call again.
 */
export async function receiveWebhook(strapi: Core.Strapi, body: unknown): Promise<boolean> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return true;
  const payment: PaymentRow | undefined = await strapi.db
    .connection('payments')
    .where({ provider_id: parsed.data.id })
    .first();
  if (!payment) return true;
  try {
    await syncPayment(strapi, payment.id);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    strapi.log.warn(`Webhook of ${parsed.data.id}: ${error.message}`);
    return false;
  }
}

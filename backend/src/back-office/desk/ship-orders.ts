import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { shipOrder } from '../../after-sales/delivery/change-delivery';
import { lotsSchema } from '../../after-sales/delivery/store-lots';
import type { AuditActor } from '../../platform/admin/audit-actor';

const MOST = 100;

const parcelsSchema = z.object({
  carrier: z.string().nullish(),
  parcels: z
    .array(z.object({ id: z.string().min(1), trackingCode: z.string().nullish(), lots: lotsSchema.nullish() }))
    .min(1)
    .max(MOST),
});

/** Ships several orders independently; returns those that failed with the reason. */
export async function shipOrders(strapi: Core.Strapi, body: unknown, actor: AuditActor) {
  const parsed = parcelsSchema.safeParse(body);
  if (!parsed.success) throw new errors.ValidationError(`Choose between 1 and ${MOST} orders`);
  const { carrier, parcels } = parsed.data;
  const shipped: string[] = [];
  const refused: { id: string; message: string }[] = [];
  for (const { id, ...parcel } of parcels) {
    try {
      await shipOrder(strapi, id, { carrier, ...parcel }, actor);
      shipped.push(id);
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { shipped, refused };
}

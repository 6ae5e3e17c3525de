import type { Core } from '@strapi/strapi';

/** Deletes the hash of the network from orders that reserve nothing any more; it only serves the limit of unpaid pieces. */
export async function forgetNetworks(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .connection('orders')
    .whereNotNull('network_hash')
    .andWhere((done) => done.whereNot({ payment_status: 'open' }).orWhereNull('reserved_until'))
    .update({ network_hash: null });
}

import type { Core } from '@strapi/strapi';
import { isPostalAddress } from '../domain/address';
import type { Address, OrderRequest } from '../domain/order-request';
import { type SavedAddress, readAddresses } from './saved-addresses';
import { findAccountById } from './account-store';
import { MAX_ADDRESSES } from '../../contract/limits';

const USER = 'plugin::users-permissions.user';
const COMPARED_FIELDS = ['street', 'housenumber', 'addition', 'postalCode', 'city', 'country'] as const;

const isSameAddress = (saved: SavedAddress, address: Address): boolean =>
  COMPARED_FIELDS.every((field) => saved[field].toLowerCase() === address[field].toLowerCase());

/**
 * Saves the order's address to the profile if requested, and the name if the profile has none. The order is already placed,
 * so failures are only logged.
 */
export async function saveOrderAddress(strapi: Core.Strapi, order: OrderRequest, userId: number | null): Promise<void> {
  const address = order.shipping ?? order.billing;
  if (userId === null || !order.saveAddress || !address || !isPostalAddress(address)) return;
  try {
    const account = await findAccountById(strapi.db.connection, userId);
    const saved = await readAddresses(strapi.db.connection, userId);
    if (!account) return;
    const { firstname, lastname } = account.firstname ? account : order.user;
    const isNew = saved.length < MAX_ADDRESSES && !saved.some((one) => isSameAddress(one, address));
    const addresses = isNew ? [...saved, { label: '', ...address }] : saved;
    const data = { firstname, lastname, addresses };
    await strapi.documents(USER).update({ documentId: account.document_id, data } as never);
  } catch (error) {
    strapi.log.error(
      `The order's address could not be saved to the profile: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
}

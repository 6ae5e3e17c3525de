import type { Core } from '@strapi/strapi';
import { findAccount } from './account-rule';
import { addEvent } from './events';
import { type OrderRow, readAddress } from './rows';

async function createUser(strapi: Core.Strapi, order: OrderRow): Promise<number> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  const address = readAddress(order.shipping_address) ?? readAddress(order.billing_address);
  const user: { id: number } = await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username: order.email,
      email: order.email,
      provider: 'local',
      confirmed: false,
      blocked: false,
      role: role.id,
      firstname: order.firstname,
      lastname: order.lastname,
      language: order.language,
      addresses: address ? [address] : [],
    });
  return user.id;
}

/** Two orders at once with one new address: the second finds the account of the first. */
async function findOrCreate(
  strapi: Core.Strapi,
  order: OrderRow,
): Promise<{ id: number; state: 'created' | 'existing' }> {
  const existing = await findAccount(strapi.db.connection, order.email);
  if (existing) return { id: existing.id, state: 'existing' };
  try {
    return { id: await createUser(strapi, order), state: 'created' };
  } catch (error) {
    const other = await findAccount(strapi.db.connection, order.email);
    if (other) return { id: other.id, state: 'existing' };
    throw error;
  }
}

/**
 * Makes the account that comes with a guest's order: without a password, until the owner of the mailbox asks for one.
 * The order is already safe; a failure is noted and tried again later.
 */
export async function ensureGuestAccount(strapi: Core.Strapi, orderId: number): Promise<void> {
  const db = strapi.db.connection;
  const order: OrderRow | undefined = await db('orders').where({ id: orderId, account_state: 'pending' }).first();
  if (!order) return;
  try {
    const account = await findOrCreate(strapi, order);
    await db('orders').where({ id: orderId }).update({ user_id: account.id, account_state: account.state });
    await addEvent(db, orderId, 'account', { state: account.state });
  } catch (error) {
    strapi.log.error(
      `${order.order_nr}: the guest account could not be made: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
}

/** After this long the order stays without an account, and its mail no longer waits for one. */
const GIVE_UP_MS = 10 * 60_000;

/** Orders whose account is still missing, because the program stopped or the attempt failed. */
export async function finishGuestAccounts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const db = strapi.db.connection;
  const waiting: OrderRow[] = await db('orders')
    .where({ account_state: 'pending' })
    .andWhere('placed_at', '<', new Date(now - 15_000))
    .limit(50);
  for (const order of waiting) await ensureGuestAccount(strapi, order.id);
  await db('orders')
    .where({ account_state: 'pending' })
    .andWhere('placed_at', '<', new Date(now - GIVE_UP_MS))
    .update({ account_state: 'failed' });
}

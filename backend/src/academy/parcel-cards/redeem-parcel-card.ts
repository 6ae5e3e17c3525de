import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Locale } from '../../../contract/locales';
import type { ParcelCard, ParcelCardState } from '../../../contract/parcel-cards';
import { lessonPath, levelPath } from '../../../contract/paths';
import { type GrantTarget, isSameTarget } from '../../domain/order-grants';
import { ShopError } from '../../domain/shop-error';
import { addEvent } from '../../orders/records/order-events';
import type { Db } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { readOutline } from '../access/academy-outline';
import { type ParcelCardRow, findParcelCard } from './parcel-card-rows';

/** What came free with the suits of an order and is open: paid, and not refunded. */
const readFreeTargets = (db: Db, orderId: number): Promise<GrantTarget[]> =>
  db('grants').where({ order_id: orderId, source: 'bonus', state: 'active' }).distinct('scope', 'target');

async function stateFor(db: Db, card: ParcelCardRow | undefined, userId: number | null): Promise<ParcelCardState> {
  if (!card) return 'unknown';
  if (card.redeemed_at !== null && (userId === null || card.user_id !== userId)) return 'used';
  if ((await readFreeTargets(db, card.order_id)).length === 0) return 'closed';
  if (card.redeemed_at !== null) return 'redeemed';
  if (userId === null) return 'open';
  const bought: unknown = await db('orders').where({ id: card.order_id, user_id: userId }).first('id');
  return bought ? 'own' : 'open';
}

const SHOWN: readonly ParcelCardState[] = ['open', 'redeemed', 'own'];

/** What a code is to who looks at it. Changes nothing: programs open links as well. */
export async function readParcelCard(
  strapi: Core.Strapi,
  code: string,
  userId: number | null,
  locale: Locale,
): Promise<ParcelCard> {
  const db = strapi.db.connection;
  const card = await findParcelCard(db, code);
  const state = await stateFor(db, card, userId);
  const account: { email: string } | undefined =
    userId === null ? undefined : await db('up_users').where({ id: userId }).first('email');
  const isShown = card !== undefined && SHOWN.includes(state);
  const opens = isShown ? await describeTargets(strapi, await readFreeTargets(db, card.order_id), locale) : [];
  return { state, opens, account: account?.email ?? null };
}

/** In the order of the academy; what is not published in this language is left out. */
async function describeTargets(
  strapi: Core.Strapi,
  targets: GrantTarget[],
  locale: Locale,
): Promise<ParcelCard['opens']> {
  const isOpened = (scope: 'level' | 'lesson', target: string): boolean =>
    targets.some((one) => isSameTarget(one, { scope, target }));
  return (await readOutline(strapi, locale)).levels.flatMap((level) => [
    ...(isOpened('level', level.id) ? [{ title: level.title, path: levelPath(locale, level.slug) }] : []),
    ...level.lessons
      .filter(({ id }) => isOpened('lesson', id))
      .map(({ title, slug }) => ({ title, path: lessonPath(locale, level.slug, slug) })),
  ]);
}

/**
 * Opens the free lessons of an order in one more account, for as long as they are open for its buyer: no grant is copied, so
 * refunds, chargebacks and their reversals count for both (`readActiveGrants`). A code works once: of concurrent requests one
 * succeeds. Pressed again by the same account it changes nothing.
 * @throws InvalidCode with the state as its reason
 */
export async function redeemParcelCard(db: Knex, userId: number, code: string, now = new Date()): Promise<void> {
  await transact(db, async (trx) => {
    const card = await findParcelCard(trx, code);
    const state = await stateFor(trx, card, userId);
    if (state === 'redeemed') return;
    const taken =
      card && state === 'open'
        ? await trx('parcel_cards')
            .where({ id: card.id })
            .whereNull('redeemed_at')
            .update({ user_id: userId, redeemed_at: now, updated_at: now })
        : 0;
    if (card && taken === 1) return addEvent(trx, card.order_id, 'parcel-card-redeemed', {}, now);
    // Who waited for another redemption still holds the row from before it; it can be the same account's second press.
    const reason = state === 'open' ? await stateFor(trx, await findParcelCard(trx, code), userId) : state;
    if (reason !== 'redeemed') throw new ShopError('InvalidCode', 'This code can not be redeemed', { reason });
  });
}

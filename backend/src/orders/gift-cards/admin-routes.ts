import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { cardBalance } from '../../domain/gift-card';
import { requiredText } from '../../domain/text-fields';
import { addEvent } from '../records/order-events';
import { type GiftCardRow, lockCard, readCardEntries } from './card-rows';
import { setCardState } from './card-state';
import { currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow, changeOrders } from '../../platform/admin/route-access';
import { transact } from '../../platform/database/transact';
import { readBody } from '../../platform/http/request-helpers';
import { type Db, toIso } from '../../platform/database/row-helpers';

const GIFT_CARD = 'api::gift-card.gift-card';

const blockSchema = z.object({ blocked: z.boolean(), reason: requiredText(200) });

async function findCard(db: Db, documentId: string): Promise<GiftCardRow> {
  const card: GiftCardRow | undefined = await db('gift_cards').where({ document_id: documentId }).first();
  if (!card) throw new errors.NotFoundError('The gift card does not exist');
  return card;
}

/** A card with what is left on it and its history, never its code. */
async function readCard(db: Db, documentId: string) {
  const card = await findCard(db, documentId);
  const sums = (await readCardEntries(db, [card.id])).get(card.id) ?? [];
  const entries: { kind: string; amount: number; at: GiftCardRow['issued_at']; order_nr: string | null }[] = await db(
    'gift_card_entries as e',
  )
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .where('e.gift_card_id', card.id)
    .orderBy('e.id')
    .select('e.kind', 'e.amount', 'e.at', 'o.order_nr');
  return {
    end: card.code_end,
    state: card.state,
    reason: card.reason,
    currency: card.currency,
    amount: card.amount,
    balance: cardBalance(sums),
    entries: entries.map(({ kind, amount, at, order_nr: orderNr }) => ({ kind, amount, at: toIso(at), orderNr })),
  };
}

/** Blocks a card, or opens a blocked one again. What orders hold already is not touched. */
async function blockCard(strapi: Core.Strapi, documentId: string, body: unknown): Promise<void> {
  const given = blockSchema.safeParse(body);
  if (!given.success) throw new errors.ValidationError('Enter a reason of at most 200 characters');
  const { blocked, reason } = given.data;
  await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const { card } = await lockCard(trx, (await findCard(trx, documentId)).id, now);
    if (card.state === 'closed') throw new errors.ValidationError('This card was given back');
    const state = blocked ? 'blocked' : 'open';
    if (card.state === state) return;
    await setCardState(trx, card, state, blocked ? reason : null, now);
    const event = blocked ? 'gift-card-blocked' : 'gift-card-unblocked';
    await addEvent(trx, card.order_id, event, { end: card.code_end, reason }, now, currentActor(strapi));
  });
}

export function giftCardRoutes(strapi: Core.Strapi): AdminRoute[] {
  const idOf = (ctx: Context): string => String(ctx.params.id);
  return [
    {
      method: 'GET',
      path: '/gift-cards/:id',
      handle: (ctx) => readCard(strapi.db.connection, idOf(ctx)),
      allow: allow('read', GIFT_CARD),
    },
    {
      method: 'POST',
      path: '/gift-cards/:id/actions/block',
      handle: async (ctx) => {
        await blockCard(strapi, idOf(ctx), readBody(ctx));
        return { ok: true };
      },
      // Whoever may change orders may block a card.
      allow: changeOrders,
    },
  ];
}

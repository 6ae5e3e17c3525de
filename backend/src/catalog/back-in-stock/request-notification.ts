import { dataOf } from '../../domain/parse-fields';
import type { Knex } from 'knex';
import { z } from 'zod';
import { emailField } from '../../domain/text-fields';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { DAY_MS } from '../../domain/time';
import { EURO_PRICES } from '../../domain/price-list';
import { readSellableVariants } from '../variants/sellable-variants';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { env } from '../../platform/env/env';
import { WindowLimit, limitKey } from '../../platform/http/rate-limit';
import { type Locale } from '../../../contract/locales';

/**
 * Pending requests per email address; more would allow flooding someone else's mailbox. A newer one replaces the oldest, so
 * that nobody can fill up the requests of somebody else.
 */
const MAX_PER_ADDRESS = 20;
/** Of them from one network in a day, which can not push out all others then; more are silently dropped. */
const PER_NETWORK = 10;

let networks: WindowLimit | null = null;

function isWithinShare(email: string, ip: string): Promise<boolean> {
  networks ??= new WindowLimit('back-in-stock', env().limits.forms === 0 ? 0 : PER_NETWORK, DAY_MS);
  return networks.take(`${email} ${limitKey(ip)}`);
}

const requestSchema = z.object({ variantId: z.string().regex(/^\w{1,64}$/), email: emailField });

function parseRequest(body: unknown) {
  const data = dataOf(body);
  if (typeof data !== 'object' || data === null) throw new ShopError('MalformedRequest', 'The request has no data');
  const parsed = requestSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw invalidFields(
    parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path: path.map(String), name: message })),
  );
}

/**
 * Stores a request for a mail when the variant is back in stock. Returns `available` without storing anything when it is in
 * stock now. Otherwise the result does not depend on existing requests, so it never reveals what others requested.
 */
export async function requestBackInStockMail(
  db: Knex,
  body: unknown,
  { language, ip }: { language: Locale; ip: string },
  now = new Date(),
): Promise<'waiting' | 'available'> {
  const { variantId, email } = parseRequest(body);
  const variant = (await readSellableVariants(db, [variantId], language, EURO_PRICES)).get(variantId);
  if (variant?.type !== 'physical') throw new ShopError('NotFound', 'There is no such variant');
  if ((variant.stock?.quantity ?? 0) > 0) return 'available';
  if (!(await isWithinShare(email, ip))) return 'waiting';
  await transact(db, async (trx) => {
    const added: { id: number }[] = await trx('back_in_stock_requests')
      .insert({ ...createStamps(now), variant_id: variantId, email, language, state: 'waiting', requested_at: now })
      .onConflict()
      .ignore()
      .returning('id');
    if (added.length > 0) await dropOldest(trx, email);
  });
  return 'waiting';
}

async function dropOldest(trx: Knex.Transaction, email: string): Promise<void> {
  const waiting: { id: number }[] = await trx('back_in_stock_requests')
    .where({ email, state: 'waiting' })
    .orderBy('id')
    .select('id');
  const surplus = waiting.slice(0, Math.max(0, waiting.length - MAX_PER_ADDRESS)).map(({ id }) => id);
  if (surplus.length > 0) await trx('back_in_stock_requests').whereIn('id', surplus).delete();
}

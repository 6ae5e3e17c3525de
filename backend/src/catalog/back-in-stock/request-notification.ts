import { dataOf } from '../../domain/parse-fields';
import { z } from 'zod';
import { emailField } from '../../domain/text-fields';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { EURO_PRICES } from '../../domain/price-list';
import { readSellableVariants } from '../variants/sellable-variants';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';

/** Pending requests per email address; more would allow flooding someone else's mailbox and is silently dropped. */
const MAX_PER_ADDRESS = 20;

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
  db: Db,
  body: unknown,
  language: Locale,
  now = new Date(),
): Promise<'waiting' | 'available'> {
  const { variantId, email } = parseRequest(body);
  const variant = (await readSellableVariants(db, [variantId], language, EURO_PRICES)).get(variantId);
  if (variant?.type !== 'physical') throw new ShopError('NotFound', 'There is no such variant');
  if ((variant.stock?.quantity ?? 0) > 0) return 'available';
  const [row]: { count: number | string }[] = await db('back_in_stock_requests')
    .where({ email, state: 'waiting' })
    .count({ count: '*' });
  if (Number(row?.count ?? 0) >= MAX_PER_ADDRESS) return 'waiting';
  await db('back_in_stock_requests')
    .insert({
      ...createStamps(now),
      variant_id: variantId,
      email,
      language,
      state: 'waiting',
      requested_at: now,
    })
    .onConflict()
    .ignore();
  return 'waiting';
}

import { dataOf } from '../../domain/parse-fields';
import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from '../../../contract/cart';
import { type CartReminderBody, formatReminderHours } from '../../../contract/cart-reminders';
import type { Locale } from '../../../contract/locales';
import { schemaFor } from '../../domain/request-schema';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { emailField } from '../../domain/text-fields';
import { DAY_MS, HOUR_MS } from '../../domain/time';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { emailKeyOf, readReminderDelay } from './reminder-rows';

/** Whoever types an address can not fill its mailbox: after a mail, a day passes before the next can be asked for. */
const PAUSE_MS = DAY_MS;

const line = z.object({
  variantId: z.string().regex(/^\w{1,64}$/),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  // Read anew from the variant, whatever the browser says.
  options: z.array(z.unknown()).max(20),
});
const fields = schemaFor<CartReminderBody>()(
  z.object({ email: emailField, cart: z.array(line).min(1).max(MAX_LINES) }),
);

function parseRequest(body: unknown) {
  const data = dataOf(body);
  const parsed = fields.safeParse(data);
  if (parsed.success) return parsed.data;
  throw invalidFields(
    parsed.error.issues.slice(0, 5).map(({ path, message }) => ({ path: path.map(String), name: message })),
  );
}

/**
 * Stores the cart of a visitor who asked for one mail with it. A later request replaces the cart and begins to wait anew. Dropped
 * without a word for an address that wants no such mail, or has had one within a day.
 * @throws NotFound when the site settings switch it off
 */
export async function requestReminder(db: Db, body: unknown, language: Locale, now: Date): Promise<void> {
  const { email, cart } = parseRequest(body);
  const delay = await readReminderDelay(db);
  if (delay === null) throw new ShopError('NotFound', 'Carts are not mailed');
  const lines = cart.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const row = {
    email,
    cart: JSON.stringify(lines),
    language,
    consent: fill(MESSAGES[language].cartReminder.consent, {
      hours: formatReminderHours(delay / HOUR_MS, language),
    }),
    state: 'waiting',
    requested_at: now,
    due_at: new Date(now.getTime() + delay),
    updated_at: now,
  };
  await db('cart_reminders')
    .insert({ ...createStamps(now), ...row, email_key: emailKeyOf(email), sent: 0 })
    .onConflict('email_key')
    .merge(row)
    .whereNot('cart_reminders.state', 'stopped')
    .andWhere((free) =>
      free
        .whereNull('cart_reminders.sent_at')
        .orWhere('cart_reminders.sent_at', '<', new Date(now.getTime() - PAUSE_MS)),
    );
}

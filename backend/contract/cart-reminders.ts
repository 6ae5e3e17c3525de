// A mail with the visitor's cart, once and on request. For both halves.
import type { CartItem } from './cart';
import { LOCALE_SETTINGS, type Locale } from './locales';

/** Until the mail is sent, unless the site settings say otherwise. */
export const DEFAULT_REMINDER_HOURS = 4;

/** `1 hour`, `4 hours`: shown beside the button, and stored with the consent in the same words. */
export const formatReminderHours = (hours: number, locale: Locale): string =>
  new Intl.NumberFormat(LOCALE_SETTINGS[locale].tag, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    hours,
  );

/** `data` of `POST /cart-reminders`. */
export interface CartReminderBody {
  email: string;
  cart: CartItem[];
}

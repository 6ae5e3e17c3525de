// A mail with the visitor's cart, once and on request. For both halves.
import type { CartItem } from './cart';

/** Until the mail is sent, unless the site settings say otherwise. */
export const DEFAULT_REMINDER_HOURS = 4;

/** `data` of `POST /cart-reminders`. */
export interface CartReminderBody {
  email: string;
  cart: CartItem[];
}

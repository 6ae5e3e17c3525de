import { useState } from 'react';
import { type LiveQuote, useQuote } from '@/components/cart/use-quote';
import { mentionsLessons } from '@/lib/purchase/checkout/cart-contents';
import { cartAttempt, replacedSlug } from '@/lib/purchase/checkout/order-attempt';
import { isEmail } from '@/backend/contract/email';
import type { QuoteBody } from '@/backend/contract/requests';

type Request = QuoteBody & { codes: string[] };

interface EmailQuote {
  /** The input of the quote. */
  request: Request;
  live: LiveQuote;
  /** The total before the typed email address changed it, in cents; null if it did not. */
  totalBefore: number | null;
}

const findReplaced = (): string | undefined => replacedSlug(cartAttempt.read());

/**
 * Quote for the order being typed. With lessons it depends on the guest's email address: what was bought before counts only
 * for the email address it was bought with. `email` is null for a signed-in customer. For a gift nothing of it counts.
 */
export function useEmailQuote(common: Request, email: string | null, isGift: boolean): EmailQuote {
  const [lessons, setLessons] = useState(false);
  const typed = email?.trim() ?? '';
  const base: Request = lessons && isGift ? { ...common, lessonGift: true } : common;
  const request = lessons && !isGift && isEmail(typed) ? { ...base, email: typed } : base;
  const live = useQuote(request, findReplaced);
  const { quote, isCurrent } = live;
  const found = quote !== null && mentionsLessons(quote);
  if (found !== lessons) setLessons(found);

  const key = JSON.stringify(base);
  const [without, setWithout] = useState<{ key: string; total: number } | null>(null);
  const total = isCurrent && quote ? quote.total : null;
  const isWithout = total !== null && request === base;
  if (isWithout && (without?.key !== key || without.total !== total)) setWithout({ key, total });
  const before = without?.key === key && request !== base ? without.total : null;
  return { request, live, totalBefore: total !== null && before !== total ? before : null };
}

import { z } from 'zod';
import { fromDecimalText } from '../../domain/money';
import type { ProviderRefund } from './provider';

const refundSchema = z.object({
  id: z.string().regex(/^\w{3,64}$/),
  status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
  amount: z.object({ currency: z.string().length(3), value: z.string().transform(fromDecimalText) }),
  createdAt: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  metadata: z.object({ refund: z.string() }).nullish().catch(null),
});

/** `queued` waits for a sufficient balance, `pending` and `processing` for the bank. */
const STATUSES = {
  queued: 'sent',
  pending: 'sent',
  processing: 'sent',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'canceled',
} as const;

/** Converts a Mollie refund. Only the fields the shop relies on are validated. */
export function parseMollieRefund(answer: unknown): ProviderRefund {
  const refund = refundSchema.parse(answer);
  return {
    id: refund.id,
    status: STATUSES[refund.status],
    amount: refund.amount.value,
    currency: refund.amount.currency,
    createdAt: refund.createdAt,
    reference: refund.metadata?.refund ?? null,
  };
}

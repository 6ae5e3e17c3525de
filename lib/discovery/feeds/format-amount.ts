import { decimal } from '@/lib/discovery/seo/structured-data-ids';
import type { Money } from '@/backend/contract/money';

/** An amount as both specifications write it: `39.95 EUR`. */
export const formatAmount = ({ amount, currency }: Money): string => `${decimal(amount)} ${currency}`;

import type { PublicOrder } from '@/backend/contract/order';

/** Cents that a bank transfer is to bring: less than the total when a gift card or an earlier payment has brought a part. */
export const amountToTransfer = ({
  total,
  giftCard = 0,
  bankAmount,
}: Pick<PublicOrder, 'total' | 'giftCard' | 'bankAmount'>): number => bankAmount ?? total - giftCard;

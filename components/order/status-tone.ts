import type { Tone } from '@/components/ui/tone';
import { type Fulfilment, type OrderStatus } from '@/backend/contract/order-states';

export const STATUS_TONES: Record<OrderStatus, Tone> = {
  open: 'warning',
  paid: 'success',
  failed: 'error',
  canceled: 'neutral',
  expired: 'neutral',
  partially_refunded: 'info',
  refunded: 'info',
  charged_back: 'error',
};

export const FULFILMENT_TONES: Record<Fulfilment, Tone> = {
  new: 'neutral',
  shipped: 'info',
  delivered: 'success',
  returned: 'neutral',
  canceled: 'neutral',
};

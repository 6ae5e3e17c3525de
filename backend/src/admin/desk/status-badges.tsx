import { Badge, Flex } from '@strapi/design-system';
import { formatWords } from './format';

type Variant = 'success' | 'primary' | 'danger' | 'warning' | 'neutral' | 'secondary';

const PAYMENT: Record<string, Variant> = {
  open: 'warning',
  paid: 'success',
  partially_refunded: 'secondary',
  charged_back: 'danger',
};
const PARCEL: Record<string, { name: string; variant: Variant }> = {
  new: { name: 'Not sent', variant: 'neutral' },
  shipped: { name: 'Shipped', variant: 'primary' },
  delivered: { name: 'Delivered', variant: 'success' },
  returned: { name: 'Returned', variant: 'secondary' },
  canceled: { name: 'Canceled', variant: 'neutral' },
};

/** Strapi's own colours of these have too little contrast. Passed instead of the variant, which would override them. */
const LEGIBLE: Partial<Record<Variant, { backgroundColor: string; textColor: string }>> = {
  warning: { backgroundColor: 'warning200', textColor: 'neutral800' },
  danger: { backgroundColor: 'danger100', textColor: 'danger700' },
};

export function StatusBadge({ variant, children }: { variant: Variant; children: string }) {
  return <Badge {...(LEGIBLE[variant] ?? { variant })}>{children}</Badge>;
}

interface Props {
  order: { status: string; fulfilment: string };
  hasAlert?: boolean;
  isWithdrawn?: boolean;
  isAwaited?: boolean;
  hasNote?: boolean;
}

export function OrderStatusBadges({
  order,
  hasAlert = false,
  isWithdrawn = false,
  isAwaited = false,
  hasNote = false,
}: Props) {
  const parcel = PARCEL[order.fulfilment] ?? { name: formatWords(order.fulfilment), variant: 'neutral' };
  return (
    <Flex gap={1} wrap="wrap">
      <StatusBadge variant={PAYMENT[order.status] ?? 'neutral'}>{formatWords(order.status)}</StatusBadge>
      <StatusBadge variant={parcel.variant}>{parcel.name}</StatusBadge>
      {hasAlert && <StatusBadge variant="danger">Problem</StatusBadge>}
      {isWithdrawn && <StatusBadge variant="warning">Withdrawal</StatusBadge>}
      {isAwaited && <StatusBadge variant="warning">Return awaited</StatusBadge>}
      {hasNote && <StatusBadge variant="neutral">Note</StatusBadge>}
    </Flex>
  );
}

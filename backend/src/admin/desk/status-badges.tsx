import { Badge, Flex } from '@strapi/design-system';
import { useT } from '../language/use-t';
import { parcelState } from './parcel-state';

type Variant = 'success' | 'primary' | 'danger' | 'warning' | 'neutral' | 'secondary';

const PAYMENT: Record<string, Variant> = {
  open: 'warning',
  paid: 'success',
  partially_refunded: 'secondary',
  charged_back: 'danger',
};
const PARCEL: Record<string, Variant> = {
  new: 'neutral',
  shipped: 'primary',
  delivered: 'success',
  returned: 'secondary',
  canceled: 'neutral',
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
  order: { status: string; fulfilment: string; lines: { physical: boolean }[] };
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
  const t = useT();
  const parcel = parcelState(order);
  return (
    <Flex gap={1} wrap="wrap">
      <StatusBadge variant={PAYMENT[order.status] ?? 'neutral'}>{t.code('status', order.status)}</StatusBadge>
      {parcel && <StatusBadge variant={PARCEL[parcel] ?? 'neutral'}>{t.code('status', parcel)}</StatusBadge>}
      {hasAlert && <StatusBadge variant="danger">{t('status.problem')}</StatusBadge>}
      {isWithdrawn && <StatusBadge variant="warning">{t('status.withdrawal')}</StatusBadge>}
      {isAwaited && <StatusBadge variant="warning">{t('status.returnAwaited')}</StatusBadge>}
      {hasNote && <StatusBadge variant="neutral">{t('status.note')}</StatusBadge>}
    </Flex>
  );
}

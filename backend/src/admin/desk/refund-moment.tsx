import { Flex, Radio } from '@strapi/design-system';
import { useT } from '../language/use-t';

interface Props {
  refundNow: boolean;
  onChange: (refundNow: boolean) => void;
}

/** When goods that are sent back are refunded. */
export function RefundMoment({ refundNow, onChange }: Props) {
  const t = useT();
  return (
    <Radio.Group
      aria-label={t('returns.when')}
      value={refundNow ? 'now' : 'arrival'}
      onValueChange={(value: string) => onChange(value === 'now')}
    >
      <Flex gap={4} wrap="wrap">
        <Radio.Item value="arrival">{t('returns.onArrival')}</Radio.Item>
        <Radio.Item value="now">{t('returns.refundNow')}</Radio.Item>
      </Flex>
    </Radio.Group>
  );
}

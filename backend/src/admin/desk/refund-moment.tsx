import { Flex, Radio } from '@strapi/design-system';

interface Props {
  refundNow: boolean;
  onChange: (refundNow: boolean) => void;
}

/** When goods that are sent back are refunded. */
export function RefundMoment({ refundNow, onChange }: Props) {
  return (
    <Radio.Group
      aria-label="When to refund"
      value={refundNow ? 'now' : 'arrival'}
      onValueChange={(value: string) => onChange(value === 'now')}
    >
      <Flex gap={4} wrap="wrap">
        <Radio.Item value="arrival">Refund when the parcel arrives</Radio.Item>
        <Radio.Item value="now">Refund now</Radio.Item>
      </Flex>
    </Radio.Group>
  );
}

import { Button, Flex } from '@strapi/design-system';
import type { Line } from '../../back-office/desk/response-types';
import { formatOptions } from './format';
import { TextField } from './text-field';
import { useT } from '../language/use-t';

/** Lot numbers as typed, by line id; a line that was not touched is missing. */
export type Lots = Record<number, string>;

interface FieldProps {
  line: Line;
  value: string;
  onChange: (value: string) => void;
}

function LotField({ line, value, onChange }: FieldProps) {
  const t = useT();
  const last = line.lastLots.join(', ');
  return (
    <Flex gap={2} alignItems="end">
      <TextField
        label={t('lines.lotOf', { name: [line.title, formatOptions(line.options)].filter(Boolean).join(', ') })}
        name={`lot-${line.id}`}
        value={value}
        maxLength={500}
        hint={t('lines.lotHint')}
        onChange={onChange}
      />
      {last !== '' && last !== value && (
        <Button variant="tertiary" onClick={() => onChange(last)}>
          {t('lines.lotLast', { lots: last })}
        </Button>
      )}
    </Flex>
  );
}

interface Props {
  lines: Line[];
  lots: Lots;
  onChange: (lots: Lots) => void;
}

/** A field per line with pieces that are sent, or were: with lots, also once they are refunded. */
export function LotFields({ lines, lots, onChange }: Props) {
  return lines
    .filter((line) => line.physical && (line.quantity > line.refundedQuantity || line.lots.length > 0))
    .map((line) => (
      <LotField
        key={line.id}
        line={line}
        value={lots[line.id] ?? line.lots.join(', ')}
        onChange={(value) => onChange({ ...lots, [line.id]: value })}
      />
    ));
}

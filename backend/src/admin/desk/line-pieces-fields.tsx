import { Field, NumberInput } from '@strapi/design-system';
import { formatOptions, skuText } from './format';
import type { Refundable } from '../../back-office/desk/response-types';
import { useT } from '../language/use-t';

type Line = Refundable['lines'][number];

/** Quantities by line id. */
export type Pieces = Record<number, number>;

function LinePiecesField({
  line,
  pieces,
  onChange,
}: {
  line: Line;
  pieces: number;
  onChange: (pieces: number) => void;
}) {
  const t = useT();
  const name = [line.title, formatOptions(line.options)].filter(Boolean).join(', ');
  return (
    <Field.Root
      name={`line-${line.lineId}`}
      hint={t('lines.left', { left: line.left, quantity: line.quantity, sku: skuText(line, t) })}
      width="100%"
    >
      <Field.Label>{name}</Field.Label>
      <NumberInput
        value={pieces}
        onValueChange={(value) => onChange(Math.min(line.left, Math.max(0, Math.trunc(value ?? 0))))}
      />
      <Field.Hint />
    </Field.Root>
  );
}

interface Props {
  lines: Line[];
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
}

/** Quantity fields for the refundable lines of an order. */
export function LinePiecesFields({ lines, pieces, onChange }: Props) {
  return lines
    .filter((line) => line.left > 0)
    .map((line) => (
      <LinePiecesField
        key={line.lineId}
        line={line}
        pieces={pieces[line.lineId] ?? 0}
        onChange={(value) => onChange({ ...pieces, [line.lineId]: value })}
      />
    ));
}

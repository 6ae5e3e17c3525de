import { Field, NumberInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import { formatOptions, parseMoney, skuText } from './format';
import { TextField } from './text-field';
import type { AwaitedReturn, Order, Refundable } from '../../back-office/desk/response-types';
import { useAct, useDesk } from './use-desk-api';
import { useT } from '../language/use-t';

interface Props {
  order: Order;
  awaited: AwaitedReturn;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** What came of one line, as typed. */
interface Came {
  asNew: number;
  worn: number;
  withheld: string;
}

const NOTHING: Came = { asNew: 0, worn: 0, withheld: '' };
const countOf = ({ asNew, worn }: Came): number => asNew + worn;
/** Null if it is not an amount. Nothing is withheld for pieces as new. */
const withheldOf = ({ worn, withheld }: Came): number | null =>
  worn === 0 || withheld === '' ? 0 : parseMoney(withheld);

interface CountProps {
  name: string;
  label: string;
  hint: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

function CountField({ name, label, hint, value, most, onChange }: CountProps) {
  return (
    <Field.Root name={name} hint={hint} width="100%">
      <Field.Label>{label}</Field.Label>
      <NumberInput
        value={value}
        onValueChange={(given) => onChange(Math.min(most, Math.max(0, Math.trunc(given ?? 0))))}
      />
      <Field.Hint />
    </Field.Root>
  );
}

interface LineProps {
  awaited: AwaitedReturn['lines'][number];
  line: Refundable['lines'][number];
  currency: string;
  mayWithhold: boolean;
  came: Came;
  onChange: (came: Came) => void;
}

function ArrivedLineFields({ awaited, line, currency, mayWithhold, came, onChange }: LineProps) {
  const t = useT();
  const { lineId, missing } = awaited;
  const name = [line.title, formatOptions(line.options)].filter(Boolean).join(', ');
  const awaiting = { count: missing, sku: skuText(line, t) };
  return (
    <>
      <CountField
        name={`new-${lineId}`}
        label={t('returns.asNew', { name })}
        hint={t('returns.asNewHint', awaiting)}
        value={came.asNew}
        most={missing - came.worn}
        onChange={(asNew) => onChange({ ...came, asNew })}
      />
      <CountField
        name={`worn-${lineId}`}
        label={t('returns.worn', { name })}
        hint={t('returns.wornHint', awaiting)}
        value={came.worn}
        most={missing - came.asNew}
        onChange={(worn) => onChange({ ...came, worn })}
      />
      {came.worn > 0 && mayWithhold && (
        <TextField
          label={t('returns.keep', { currency })}
          name={`withheld-${lineId}`}
          hint={t('returns.keepHint')}
          value={came.withheld}
          onChange={(withheld) => onChange({ ...came, withheld })}
          error={withheldOf(came) === null ? t('common.amountFormat') : ''}
        />
      )}
    </>
  );
}

/** Cents that booking these pieces refunds; the backend computes it again. */
function refundOf(awaited: AwaitedReturn, refundable: Refundable, cameOf: (lineId: number) => Came): number {
  if (awaited.refundedAhead) return 0;
  const isComplete = awaited.lines.every(({ lineId, missing }) => countOf(cameOf(lineId)) >= missing);
  const goods = awaited.lines.reduce((sum, { lineId }) => {
    const line = refundable.lines.find((one) => one.lineId === lineId);
    const pieces = Math.min(countOf(cameOf(lineId)), line?.left ?? 0);
    return sum + (pieces > 0 ? (line?.amounts[pieces - 1] ?? 0) - (withheldOf(cameOf(lineId)) ?? 0) : 0);
  }, 0);
  return Math.min(refundable.left, goods + (isComplete && awaited.shipping ? refundable.shipping : 0));
}

/** Books what came of a return, piece by piece and by condition. */
export function ArrivalDialog({ order, awaited, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { data, failure } = useDesk<{ data: Refundable }>(`/shop/orders/${order.id}/refundable`);
  // As the dialog was opened: a parcel that a colleague books meanwhile makes this one fail.
  const [{ arrivals: after, lines }] = useState(awaited);
  const [entered, setEntered] = useState<Record<number, Came>>({});
  const [reason, setReason] = useState('');
  const refundable = data?.data;
  const cameOf = (lineId: number): Came => entered[lineId] ?? NOTHING;
  const came = lines.map(({ lineId }) => ({ lineId, ...cameOf(lineId) })).filter((line) => countOf(line) > 0);
  const withheld = came.map(withheldOf);
  const keeps = withheld.some((cents) => cents !== 0);
  const amount = refundable ? refundOf(awaited, refundable, cameOf) : 0;

  async function book(): Promise<void> {
    const arrived = came.map(({ lineId, asNew, worn }, index) => ({
      lineId,
      asNew,
      worn,
      withheld: withheld[index] ?? 0,
    }));
    await act(`/shop/returns/${awaited.id}/arrive`, { after, lines: arrived, reason: keeps ? reason : '' });
    await onDone();
  }

  return (
    <FormDialog
      title={t('returns.arrivalTitle', { nr: order.orderNr })}
      confirm={amount > 0 ? t('returns.bookAndRefund', { amount: t.money(amount, order.currency) }) : t('returns.book')}
      disabled={!refundable || came.length === 0 || withheld.includes(null) || (keeps && reason.trim() === '')}
      onConfirm={book}
      onClose={onClose}
    >
      {failure && (
        <Typography role="alert" textColor="danger600">
          {failure}
        </Typography>
      )}
      <Typography>{awaited.refundedAhead ? t('returns.arrivalAhead') : t('returns.arrivalHint')}</Typography>
      {refundable &&
        lines.map((one) => {
          const line = refundable.lines.find(({ lineId }) => lineId === one.lineId);
          if (!line || one.missing === 0) return null;
          return (
            <ArrivedLineFields
              key={one.lineId}
              awaited={one}
              line={line}
              currency={order.currency}
              mayWithhold={!awaited.refundedAhead}
              came={cameOf(one.lineId)}
              onChange={(next) => setEntered({ ...entered, [one.lineId]: next })}
            />
          );
        })}
      {keeps && (
        <TextField
          label={t('returns.why')}
          name="reason"
          hint={t('returns.whyHint')}
          required
          multiline
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}

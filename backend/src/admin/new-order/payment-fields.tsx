import { Checkbox, Flex } from '@strapi/design-system';
import type { HandChannel } from '../../../contract/hand-orders';
import { todayInput } from '../desk/format';
import { Section } from '../desk/section';
import { SelectField } from '../desk/select-field';
import { TextField } from '../desk/text-field';
import type { ChangeDraft, Draft } from './types';

const CHANNELS: [HandChannel, string][] = [
  ['telephone', 'By telephone'],
  ['in-person', 'In person, at a market or in the shop'],
  ['mail', 'By email or letter'],
];

const PAYMENTS: [Draft['payment'], string][] = [
  ['link', 'Will pay by a link that we mail'],
  ['banktransfer', 'Has paid by bank transfer'],
  ['cash', 'Has paid in cash'],
];

interface Props {
  draft: Draft;
  onChange: ChangeDraft;
  failures: Record<string, string>;
}

/** How the customer ordered and pays. */
export function PaymentFields({ draft, onChange, failures }: Props) {
  return (
    <Section title="Order and payment">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <SelectField
          label="The customer ordered"
          name="channel"
          value={draft.channel}
          options={CHANNELS}
          onChange={(channel) => onChange({ channel })}
        />
        <SelectField
          label="The customer"
          name="payment"
          value={draft.payment}
          options={PAYMENTS}
          onChange={(payment) => onChange({ payment })}
        />
        {draft.payment !== 'link' && (
          <>
            <TextField
              label="The money came on"
              name="paidOn"
              type="date"
              required
              max={todayInput()}
              value={draft.paidOn}
              onChange={(paidOn) => onChange({ paidOn })}
              {...(failures['payment.paidOn'] && { error: failures['payment.paidOn'] })}
            />
            <TextField
              label="Reference"
              name="reference"
              maxLength={100}
              value={draft.reference}
              onChange={(reference) => onChange({ reference })}
              hint="What finds it again, such as the text on the bank statement. Only for the shop."
            />
          </>
        )}
        <Checkbox
          checked={draft.told}
          onCheckedChange={(checked: boolean | 'indeterminate') => onChange({ told: checked === true })}
        >
          I told the customer the price, the terms and the right to withdraw
        </Checkbox>
      </Flex>
    </Section>
  );
}

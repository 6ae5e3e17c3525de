import { Checkbox, Flex } from '@strapi/design-system';
import type { HandChannel } from '../../../contract/hand-orders';
import { todayInput } from '../desk/format';
import { Section } from '../desk/section';
import { SelectField } from '../desk/select-field';
import { TextField } from '../desk/text-field';
import type { ChangeDraft, Draft } from './types';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const CHANNELS: [HandChannel, TextKey][] = [
  ['telephone', 'newOrder.telephone'],
  ['in-person', 'newOrder.inPerson'],
  ['mail', 'newOrder.mail'],
];

const PAYMENTS: [Draft['payment'], TextKey][] = [
  ['link', 'newOrder.byLink'],
  ['banktransfer', 'newOrder.byTransfer'],
  ['cash', 'newOrder.inCash'],
];

interface Props {
  draft: Draft;
  onChange: ChangeDraft;
  failures: Record<string, string>;
}

/** How the customer ordered and pays. */
export function PaymentFields({ draft, onChange, failures }: Props) {
  const t = useT();
  return (
    <Section title={t('newOrder.payment')}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <SelectField
          label={t('newOrder.channel')}
          name="channel"
          value={draft.channel}
          options={CHANNELS.map(([value, key]) => [value, t(key)] as const)}
          onChange={(channel) => onChange({ channel })}
        />
        <SelectField
          label={t('newOrder.theCustomer')}
          name="payment"
          value={draft.payment}
          options={PAYMENTS.map(([value, key]) => [value, t(key)] as const)}
          onChange={(payment) => onChange({ payment })}
        />
        {draft.payment !== 'link' && (
          <>
            <TextField
              label={t('newOrder.cameOn')}
              name="paidOn"
              type="date"
              required
              max={todayInput()}
              value={draft.paidOn}
              onChange={(paidOn) => onChange({ paidOn })}
              {...(failures['payment.paidOn'] && { error: failures['payment.paidOn'] })}
            />
            <TextField
              label={t('newOrder.reference')}
              name="reference"
              maxLength={100}
              value={draft.reference}
              onChange={(reference) => onChange({ reference })}
              hint={t('newOrder.referenceHint')}
            />
          </>
        )}
        <Checkbox
          checked={draft.told}
          onCheckedChange={(checked: boolean | 'indeterminate') => onChange({ told: checked === true })}
        >
          {t('newOrder.told')}
        </Checkbox>
      </Flex>
    </Section>
  );
}

import type { ReactNode } from 'react';
import type { Messages } from '@/lib/forms/message-types';
import { fill } from '@/lib/forms/fill-template';
import { CopyButton } from './copy-button';
import styles from './bank-details.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney, type Money } from '@/backend/contract/money';
import { type BankDetails as Bank } from '@/backend/contract/order';

interface BankDetailsProps {
  bank: Bank;
  total: Money;
  locale: Locale;
  labels: Messages['order']['transfer'];
}

const FIELDS = ['bankName', 'bankAccount', 'bankBic', 'transferReference'] as const;

/** Details of the bank transfer; every value can be copied. */
export function BankDetails({ bank, total, locale, labels }: BankDetailsProps) {
  const rows = FIELDS.map((name) => ({
    name: labels[name],
    shown: name === 'bankAccount' ? splitIntoGroups(bank[name]) : bank[name],
    copied: bank[name],
  }));
  const amount = {
    name: labels.amount,
    shown: formatMoney(total, LOCALE_SETTINGS[locale].tag),
    copied: (total.amount / 100).toFixed(2),
  };
  return (
    <section aria-labelledby="bank-title" className={styles.bank}>
      <h2 id="bank-title">{labels.details}</h2>
      <dl className={styles.list}>
        {[...rows, amount].map(({ name, shown, copied }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{shown}</span>
              <CopyButton
                text={copied}
                label={fill(labels.copy, { name })}
                shortLabel={labels.copyShort}
                done={labels.copied}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{labels.note}</p>
    </section>
  );
}

/** An IBAN in groups of four, as printed; a manual selection contains no spaces. */
function splitIntoGroups(account: string): ReactNode {
  const groups = account.replace(/\s/g, '').match(/.{1,4}/g) ?? [];
  // The number never changes while shown, so the index identifies a group.
  return groups.map((group, place) => (
    <span key={place} className={styles.group}>
      {group}
    </span>
  ));
}

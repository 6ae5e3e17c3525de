'use client';

import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import type { CheckoutValues } from '@/lib/checkout/schema';
import { fill } from '@/lib/forms/fill';
import { AddressFields } from './address-fields';
import type { CheckoutProps } from './checkout-props';
import { ExistingAccount } from './existing-account';
import { Section } from './section';
import type { CheckoutNews } from './use-checkout';

interface CheckoutSectionsProps extends CheckoutProps {
  physical: boolean;
  lessons: boolean;
  news: CheckoutNews | null;
}

/** All one fills in, from top to bottom. */
export function CheckoutSections({ physical, lessons, news, ...props }: CheckoutSectionsProps) {
  const { labels, formLabels, countries, requireAddition, delivery, termsLabel, paths } = props;
  const separate = useWatch<CheckoutValues, 'billingSeparate'>({ name: 'billingSeparate' });
  const address = { labels: formLabels, infoHint: labels.shipping.infoHint, countries, requireAddition };

  return (
    <>
      <Section title={labels.personal.title}>
        <div className={formStyles.row}>
          <TextField name="firstname" label={formLabels.fields.firstname} autoComplete="given-name" />
          <TextField name="lastname" label={formLabels.fields.lastname} autoComplete="family-name" />
        </div>
        <TextField
          name="email"
          type="email"
          label={formLabels.fields.email}
          hint={labels.personal.emailHint}
          autoComplete="email"
        />
        {news?.kind === 'existing-account' && (
          <ExistingAccount labels={labels.existing} event={news} checkoutPath={paths.checkout} />
        )}
      </Section>

      {physical && (
        <Section title={labels.shipping.title} lead={fill(labels.shipping.delivery, delivery)}>
          <AddressFields {...address} kind="shipping" />
          <CheckboxField name="billingSeparate" label={labels.billing.separate} optional />
        </Section>
      )}

      {(separate || !physical) && (
        <Section title={labels.billing.title}>
          <AddressFields {...address} kind="billing" />
        </Section>
      )}

      <Section title={labels.consent.title}>
        <CheckboxField name="terms" label={termsLabel} hint={labels.consent.termsHint} />
        {lessons && <CheckboxField name="immediateAccess" label={labels.consent.access} />}
      </Section>
    </>
  );
}

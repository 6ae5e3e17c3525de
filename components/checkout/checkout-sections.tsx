'use client';

import dynamic from 'next/dynamic';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SignInView } from '@/components/account/sign-in';
import { CheckboxField } from '@/components/forms/checkbox-field';
import formStyles from '@/components/forms/form.module.css';
import { TextField } from '@/components/forms/text-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { CheckoutValues, LessonsFor } from '@/lib/purchase/checkout/checkout-schema';
import { toPay } from '@/lib/purchase/cart/explain-discount-code';
import { chosenOption, methodToOrder } from '@/lib/purchase/delivery/chosen-option';
import { describePromise } from '@/lib/purchase/delivery/describe-promise';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import type { DeliveryMethod } from '@/backend/contract/delivery';
import type { Quote } from '@/backend/contract/quote';
import { DeliveryChoice } from './delivery-choice';
import type { Customer } from '@/lib/customer/account/parse-customer';
import { AddressChoice, SaveAddress } from './address-choice';
import { AddressFields } from './address-fields';
import { CountryField } from './country-field';
import type { CheckoutProps } from './checkout-props';
import { CustomerLine, SignInPrompt } from './customer-line';
import { ExistingAccount } from './existing-account';
import { PaymentMethods } from './payment-methods';
import { Section } from './section';
import type { CheckoutOutcome } from './use-checkout';
import type { SignInRequest } from './use-sign-in';

/** Few choose it: their browsers load it then. */
const PickupPoints = dynamic(() => import('./pickup-points').then((module) => module.PickupPoints), {
  loading: () => <Skeleton height="14rem" />,
});

const GiftRecipient = dynamic(() => import('./gift-recipient').then((module) => module.GiftRecipient), {
  loading: () => <Skeleton height="22rem" />,
});

const LessonGift = dynamic(() => import('./lesson-gift').then((module) => module.LessonGift), {
  loading: () => <Skeleton height="10rem" />,
});

interface CheckoutSectionsProps extends CheckoutProps {
  /** Whether anything is shipped; null while unknown. */
  shipped: boolean | null;
  lessons: boolean;
  /** For whom the lessons in the cart are; null without lessons. */
  lessonsFor: LessonsFor | null;
  giftCards: boolean;
  outcome: CheckoutOutcome | null;
  /** Null for guests. */
  customer: Customer | null;
  onSignIn: (request: SignInRequest) => void;
  quote: Quote | null;
  delivery: DeliveryMethod | undefined;
  onDelivery: (method: DeliveryMethod) => void;
}

/** All fields, from top to bottom. */
export function CheckoutSections({
  shipped,
  lessons,
  lessonsFor,
  giftCards,
  outcome,
  customer,
  onSignIn,
  quote,
  delivery,
  onDelivery,
  ...props
}: CheckoutSectionsProps) {
  const { locale, labels, formLabels, accountLabels, countries, requireAddition, deliveryLabels, termsLabels } = props;
  const promise = quote?.delivery && chosenOption(quote.delivery);
  const { getValues } = useFormContext<CheckoutValues>();
  const separate = useWatch<CheckoutValues, 'billingSeparate'>({ name: 'billingSeparate' });
  const [shippingTo, billingTo] = useWatch<CheckoutValues, ['shipping.country', 'billing.country']>({
    name: ['shipping.country', 'billing.country'],
  });
  const billTo = shipped && separate ? billingTo : shippingTo;
  const address = { labels: formLabels, infoHint: labels.shipping.infoHint, countries, requireAddition };
  const choice = customer && { customer, countries, labels: accountLabels };
  const signIn = (view: SignInView) => onSignIn({ view, email: getValues('email') });

  return (
    <>
      <Section title={labels.personal.title}>
        {customer ? (
          <CustomerLine customer={customer} labels={accountLabels} />
        ) : (
          <SignInPrompt labels={accountLabels} onSignIn={() => signIn('login')} />
        )}
        <div className={formStyles.row}>
          <TextField name="firstname" label={formLabels.fields.firstname} autoComplete="given-name" />
          <TextField name="lastname" label={formLabels.fields.lastname} autoComplete="family-name" />
        </div>
        {!customer && (
          <TextField
            name="email"
            type="email"
            label={formLabels.fields.email}
            hint={
              lessons && lessonsFor !== 'gift'
                ? `${labels.personal.emailHint} ${labels.personal.emailHintLessons}`
                : labels.personal.emailHint
            }
            autoComplete="email"
          />
        )}
        {shipped === false && (
          <CountryField
            name="shipping.country"
            label={formLabels.fields.country}
            hint={labels.personal.countryHint}
            countries={countries}
            autoComplete="country"
          />
        )}
        {!customer && outcome?.kind === 'existing-account' && (
          <ExistingAccount labels={labels.existing} codeLabel={accountLabels.code} event={outcome} onSignIn={signIn} />
        )}
      </Section>

      {shipped === null && <Skeleton height="26rem" />}
      {shipped && (
        <Section
          title={labels.shipping.title}
          lead={promise ? describePromise(promise, deliveryLabels, LOCALE_SETTINGS[locale].tag) : undefined}
        >
          {choice && <AddressChoice {...choice} kind="shipping" />}
          <AddressFields {...address} kind="shipping" />
          {choice && <SaveAddress {...choice} kind="shipping" />}
          <DeliveryChoice
            locale={locale}
            labels={deliveryLabels}
            quote={quote}
            chosen={delivery}
            onChoose={onDelivery}
          />
          {quote?.delivery && methodToOrder(quote.delivery, delivery) === 'pickup' && (
            <PickupPoints locale={locale} labels={deliveryLabels} countries={countries} />
          )}
          <CheckboxField name="billingSeparate" label={labels.billing.separate} optional />
        </Section>
      )}

      {shipped && separate && (
        <Section title={labels.billing.title}>
          {choice && <AddressChoice {...choice} kind="billing" />}
          <AddressFields {...address} kind="billing" />
        </Section>
      )}

      {lessonsFor && <LessonGift labels={labels.lessonGift} fields={props.giftLabels} />}

      {giftCards && <GiftRecipient labels={props.giftLabels} />}

      {quote && (
        <PaymentMethods labels={labels.payment} country={billTo} total={toPay(quote)} hasAddress={shipped === true} />
      )}

      <Section title={labels.consent.title}>
        {customer ? (
          <CheckboxField name="terms" label={termsLabels.signedIn} />
        ) : (
          <CheckboxField name="terms" label={termsLabels.guest} hint={labels.consent.termsHint} />
        )}
        {lessons && <CheckboxField name="immediateAccess" label={labels.consent.access} />}
        {shipped && (
          <CheckboxField
            name="noReviewMail"
            label={labels.consent.noReviewMail}
            hint={labels.consent.noReviewMailHint}
            optional
          />
        )}
      </Section>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import type { Customer } from '@/lib/customer/account/parse-customer';
import { postalMasksOf } from '@/lib/customer/addresses/address-schema';
import { useCodes } from '@/lib/purchase/cart/discount-codes';
import { hasGiftCards, hasLessons, hasPhysical, mentionsLessons } from '@/lib/purchase/checkout/cart-contents';
import { restoreDraft, saveDraft } from '@/lib/purchase/checkout/checkout-draft';
import { methodToOrder } from '@/lib/purchase/delivery/chosen-option';
import { ADDRESS_FIELDS, prefillCheckout } from '@/lib/purchase/checkout/prefill-checkout';
import { postalCodeExample } from '@/backend/contract/postal-codes';
import {
  type CheckoutRules,
  type CheckoutValues,
  createCheckoutSchema,
  emptyCheckout,
} from '@/lib/purchase/checkout/checkout-schema';
import styles from './checkout.module.css';
import type { CheckoutProps } from './checkout-props';
import { CheckoutSections } from './checkout-sections';
import { OrderFooter } from './order-footer';
import { OrderSummary } from './order-summary';
import { RedirectScreen } from './redirect-screen';
import { useCheckout } from './use-checkout';
import { useCustomer } from './use-customer';
import { useEmailQuote } from './use-email-quote';
import { useSignIn } from './use-sign-in';
import { type CartItem } from '@/backend/contract/cart';
import { type DeliveryMethod } from '@/backend/contract/delivery';

export function CheckoutForm({ cart, ...props }: CheckoutProps & { cart: CartItem[] }) {
  const { locale, labels, formLabels, captcha, countries, country, requireAddition } = props;
  const isos = useMemo(() => countries.map(({ iso }) => iso), [countries]);
  const postalMasks = useMemo(() => postalMasksOf(countries), [countries]);
  const form = useForm<CheckoutValues, unknown, CheckoutValues>({
    ...formOptions,
    defaultValues: emptyCheckout(country),
    // The schema depends on the quote, and the quote on the country in the form.
    resolver: (values, context, options) => zodResolver(createCheckoutSchema(rules))(values, context, options),
  });
  const { control } = form;
  const [shippingTo, billingTo, email, lessonsFor] = useWatch({
    control,
    name: ['shipping.country', 'billing.country', 'email', 'lessonsFor'],
  });
  const isGift = lessonsFor === 'gift';
  const customer = useCustomer();

  // Only the quote tells whether anything is shipped. No address fields until then: input would have to move between them.
  const [shipped, setShipped] = useState<boolean | null>(null);
  const physical = shipped ?? true;
  const [delivery, setDelivery] = useState<DeliveryMethod>();
  const base = { cart, country: shippingTo, codes: useCodes(), delivery, locale };
  const { request, live, totalBefore } = useEmailQuote(base, customer ? null : email, isGift);
  const { quote } = live;
  const expectsShipping = quote ? hasPhysical(quote) : live.isFailed ? physical : shipped;
  if (expectsShipping !== shipped) setShipped(expectsShipping);
  const lessons = quote !== null && hasLessons(quote);
  const pickup = Boolean(quote?.delivery && methodToOrder(quote.delivery, delivery) === 'pickup');
  const giftCards = quote !== null && hasGiftCards(quote);
  const rules: CheckoutRules = {
    requireAddition,
    physical,
    lessons,
    pickup,
    giftCards,
    lessonGift: lessons && isGift,
    countries: isos,
    postalMasks,
  };

  const signIn = useSignIn(props.paths.checkout);
  const { submit, outcome, redirectUrl, cancelRedirect } = useCheckout({
    request,
    rules,
    quote,
    signedIn: customer !== null,
  });
  useFilledIn(form, customer, isos);
  const messageValues = useMemo(
    () => ({
      'shipping.postalCode': { example: postalCodeExample(shippingTo, postalMasks[shippingTo]) },
      'billing.postalCode': { example: postalCodeExample(billingTo, postalMasks[billingTo]) },
    }),
    [postalMasks, shippingTo, billingTo],
  );
  const draft = { restore: () => restoreDraft(country, isos), save: saveDraft };

  return (
    <>
      {redirectUrl && <RedirectScreen labels={labels.redirect} url={redirectUrl} onStay={cancelRedirect} />}
      <div className={styles.columns} hidden={redirectUrl !== null}>
        <OrderSummary {...props} quote={live} />
        <Form
          id="checkout"
          className={styles.form}
          form={form}
          labels={formLabels}
          messageValues={messageValues}
          captcha={{ settings: captcha, action: 'checkout' }}
          draft={draft}
          onSubmit={submit}
          footer={
            <OrderFooter
              {...props}
              cart={cart}
              request={request}
              quote={live}
              outcome={outcome}
              totalBefore={totalBefore}
            />
          }
        >
          <CheckoutSections
            {...props}
            shipped={shipped}
            lessons={lessons}
            lessonsFor={quote && mentionsLessons(quote) ? lessonsFor : null}
            giftCards={giftCards}
            outcome={outcome}
            customer={customer}
            quote={quote}
            delivery={delivery}
            onDelivery={setDelivery}
            onSignIn={signIn.open}
          />
        </Form>
      </div>
      {signIn.dialog}
    </>
  );
}

/** Prefills once per customer; later edits are kept. */
function useFilledIn(
  { getValues, setValue }: UseFormReturn<CheckoutValues, unknown, CheckoutValues>,
  customer: Customer | null,
  countries: string[],
): void {
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (known.current === (customer?.email ?? null)) return;
    known.current = customer?.email ?? null;
    if (!customer) return;
    const filled = prefillCheckout(getValues(), customer, countries);
    for (const name of ['firstname', 'lastname', 'email'] as const) setValue(name, filled[name]);
    for (const kind of ['shipping', 'billing'] as const) {
      for (const field of ADDRESS_FIELDS) setValue(`${kind}.${field}`, filled[kind][field]);
    }
  }, [customer, countries, getValues, setValue]);
}

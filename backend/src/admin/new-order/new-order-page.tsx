import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { DEFAULT_LOCALE, LOCALE_SETTINGS } from '../../../contract/locales';
import type { Quote } from '../../../contract/quote';
import { createKey } from '../desk/create-key';
import { CHANGE_ORDERS } from '../desk/permissions';
import { fieldFailures } from '../desk/field-failures';
import { todayInput } from '../desk/format';
import { Section } from '../desk/section';
import { TextField } from '../desk/text-field';
import { useAct, useDesk } from '../desk/use-desk-api';
import { ChosenItems } from './chosen-items';
import { CustomerFields } from './customer-fields';
import { OrderTotal } from './order-total';
import { PaymentFields } from './payment-fields';
import { type ChosenItem, type Draft, cartOf, codesOf } from './types';
import { useQuote } from './use-quote';
import { VariantSearch } from './variant-search';
import { useT } from '../language/use-t';

const emptyDraft = (): Draft => ({
  channel: 'telephone',
  locale: DEFAULT_LOCALE,
  items: [],
  codes: '',
  delivery: null,
  firstname: '',
  lastname: '',
  email: '',
  street: '',
  housenumber: '',
  addition: '',
  postalCode: '',
  city: '',
  country: LOCALE_SETTINGS[DEFAULT_LOCALE].country,
  payment: 'link',
  paidOn: todayInput(),
  reference: '',
  told: false,
});

/** The request of `placeByHand`. */
const toBody = (draft: Draft, quote: Quote, key: string): object => {
  const { firstname, lastname, email, street, housenumber, addition, postalCode, city, country } = draft;
  const { payment, paidOn, reference, told, channel, locale } = draft;
  return {
    key,
    channel,
    told,
    payment: payment === 'link' ? { method: 'link' } : { method: payment, paidOn, reference },
    order: {
      user: { firstname, lastname, email },
      locale,
      cart: cartOf(draft),
      codes: codesOf(draft),
      ...(quote.delivery && { delivery: quote.delivery.method }),
      shipping: { street, housenumber, addition, postalCode, city, country },
      expectedTotal: quote.total,
      expectedCurrency: quote.currency,
      expectedGiftCard: quote.giftCard,
    },
  };
};

/** Another piece of an article that is chosen already. */
const withItem = (items: ChosenItem[], added: ChosenItem): ChosenItem[] =>
  items.some(({ variantId }) => variantId === added.variantId)
    ? items.map((item) => (item.variantId === added.variantId ? { ...item, quantity: item.quantity + 1 } : item))
    : [...items, added];

function NewOrder() {
  const t = useT();
  const act = useAct();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const { data: countries } = useDesk<{ data: string[] }>('/shop/desk/countries');
  const [draft, setDraft] = useState(emptyDraft);
  const [key] = useState(createKey);
  const [version, setVersion] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { quote, isStale, failure: quoteFailure } = useQuote(draft, version);
  const change = (part: Partial<Draft>): void => setDraft((known) => ({ ...known, ...part }));
  const failures = fieldFailures(failure, t);
  const isReady = quote !== null && !isStale && draft.told;

  async function place(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const placed = await act<{ id: string; orderNr: string }>('/shop/desk/orders', toBody(draft, quote, key));
      toggleNotification({ type: 'success', message: t('newOrder.placed', { nr: placed.orderNr }) });
      navigate(`/desk/orders/${placed.id}`);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      // Prices or stock may have changed.
      setVersion((known) => known + 1);
    }
  }

  const said = failure instanceof Error && Object.keys(failures).length === 0 ? failure.message : null;
  return (
    <Page.Main>
      <Page.Title>{t('newOrder.title')}</Page.Title>
      <Layouts.Header
        title={t('newOrder.title')}
        subtitle={t('newOrder.subtitle')}
        navigationAction={
          <Link tag={NavLink} to="/desk" startIcon={<ArrowLeft />}>
            {t('newOrder.desk')}
          </Link>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8} maxWidth="80rem">
          <Section title={t('newOrder.articles')}>
            <VariantSearch
              locale={draft.locale}
              onAdd={(item) => setDraft((known) => ({ ...known, items: withItem(known.items, item) }))}
            />
            {draft.items.length > 0 && (
              <ChosenItems items={draft.items} quote={quote} onChange={(items) => change({ items })} />
            )}
          </Section>
          <form onSubmit={place} noValidate>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <CustomerFields draft={draft} onChange={change} countries={countries?.data ?? []} failures={failures} />
              <PaymentFields draft={draft} onChange={change} failures={failures} />
              <Section title={t('newOrder.total')}>
                <TextField
                  label={t('newOrder.codes')}
                  name="codes"
                  maxLength={200}
                  value={draft.codes}
                  onChange={(codes) => change({ codes })}
                />
                {quote && <OrderTotal quote={quote} onDelivery={(delivery) => change({ delivery })} />}
                {!quote && !quoteFailure && <Typography textColor="neutral600">{t('newOrder.chooseFirst')}</Typography>}
                {[quoteFailure, said, Object.keys(failures).length > 0 ? t('newOrder.checkFields') : null].map(
                  (text) =>
                    text && (
                      <Typography key={text} role="alert" textColor="danger600">
                        {text}
                      </Typography>
                    ),
                )}
                <Button type="submit" size="L" loading={isBusy} disabled={!isReady}>
                  {t('newOrder.place')}
                </Button>
              </Section>
            </Flex>
          </form>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** An order for a customer at the telephone, at a market or by mail. Permissions are also checked by the server. */
export default function NewOrderPage() {
  return (
    <Page.Protect permissions={CHANGE_ORDERS}>
      <NewOrder />
    </Page.Protect>
  );
}

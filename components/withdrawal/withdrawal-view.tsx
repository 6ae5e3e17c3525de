import { getTranslations } from 'next-intl/server';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { lineField } from '@/lib/customer/withdrawals/withdrawal-schema';
import { allQuantities } from '@/lib/customer/withdrawals/describe-withdrawal';
import type { WithdrawalValues, WithdrawnOrder } from '@/lib/customer/withdrawals/types';
import type { WithdrawalFlowProps, WithdrawalStart } from './withdrawal-props';
import { WithdrawalIsland } from './withdrawal-island';
import { type Locale } from '@/backend/contract/locales';

interface WithdrawalViewProps {
  locale: Locale;
  /** Path of the page that contains the form. */
  page: string;
  /** The order, for its owner. */
  order?: WithdrawnOrder | null;
  /** Known values. */
  values?: Partial<WithdrawalValues>;
  /** The current step of a native submission. */
  start?: WithdrawalStart;
}

/** The withdrawal function with all its messages. */
export async function WithdrawalView({ locale, page, order = null, values, start }: WithdrawalViewProps) {
  const [t, messages, labels, errors, composed, email] = await Promise.all([
    getTranslations({ locale, namespace: 'withdrawal.form' }),
    getLabels(locale, 'withdrawal'),
    getLabels(locale, 'forms'),
    getLabels(locale, 'errors'),
    getLabels(locale, 'composed'),
    contactEmail(locale),
  ]);
  const { name, orderNr, email: mail, lines } = messages.required;
  const named = { name: { required: name }, orderNr: { required: orderNr }, email: { required: mail } };
  const first = order?.lines[0];
  const props: WithdrawalFlowProps = {
    page,
    order,
    start: start ?? {
      step: 'form',
      values: {
        name: '',
        orderNr: order?.orderNr ?? '',
        email: '',
        text: '',
        ...values,
        lines: allQuantities(order),
      },
    },
    savesDraft: !start && !order,
    labels,
    fieldMessages: { ...named, ...(first ? { [lineField(first.variantId)]: { required: lines } } : {}) },
    messages,
    trap: composed.trap,
    contact: email,
    pieces: Object.fromEntries(
      (order?.lines ?? []).map(({ variantId, quantity }) => [
        variantId,
        Array.from({ length: quantity + 1 }, (_, count) => (count === 0 ? messages.form.keep : t('pieces', { count }))),
      ]),
    ),
    problems: {
      UnknownError: labels.problems.failed,
      Network: labels.problems.unreachable,
      TooManyRequests: labels.problems.tooMany,
      TooLarge: errors.TooLarge,
      RequestTimeout: errors.RequestTimeout,
    },
  };
  return <WithdrawalIsland {...props} />;
}

/** Also during a backend outage: then the form has no e-mail. */
const contactEmail = (locale: Locale): Promise<string> =>
  getSiteSettings(locale).then(
    ({ company }) => company.email,
    () => '',
  );

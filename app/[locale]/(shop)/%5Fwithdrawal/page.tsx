import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { BlockSection } from '@/components/content/block-section';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import type { WithdrawalStart } from '@/components/withdrawal/withdrawal-props';
import { WithdrawalView } from '@/components/withdrawal/withdrawal-view';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { findFormView, FORM_VIEW_HEADER, type WithdrawalView as View } from '@/lib/server/endpoint/form-views';

/** Never cached: otherwise Next would prerender it once for all visitors. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/_withdrawal'>;

/** Renders a step of a native withdrawal submission: per request, see lib/server/endpoint/submit-withdrawal.ts. */
export default async function WithdrawalStepPage({ params }: Props) {
  const locale = await localeParam(params);
  const view = findFormView((await headers()).get(FORM_VIEW_HEADER));
  if (view?.kind !== 'withdrawal') return <NotFoundView locale={locale} />;
  const t = await getTranslations({ locale, namespace: 'withdrawal.page' });
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale('/')} status={view.status}>
      <BlockSection title={t('title')} text={t('text')} level={1}>
        <WithdrawalView locale={locale} page={view.page} order={view.order} start={toStart(view)} />
      </BlockSection>
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeParam(params), namespace: 'withdrawal.page' });
  return { title: t('title'), robots: { index: false } };
}

function toStart({ step, values, errors, problem, token, suspect, receipt }: View): WithdrawalStart {
  if (step === 'done' && receipt) return { step, values, receipt };
  return step === 'review' ? { step, values, token, suspect, problem } : { step: 'form', values, errors, problem };
}

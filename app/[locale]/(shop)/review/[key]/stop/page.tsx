import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm, ShopLink } from '@/components/account/email-link-form';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { reviewPath, STOP_REVIEWS_ENDPOINT } from '@/lib/catalog/reviews/review-form';
import { loadReviewRequest } from '@/lib/catalog/reviews/review-request';
import { reviewMetadata } from '@/lib/discovery/seo/review-metadata';

/** Rendered per request: the query identifies the recipient. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/review/[key]/stop'>;

/** Landing page of the invitation's opt-out link. Opening it changes nothing; pressing its button does. */
export default async function StopReviewsPage({ params, searchParams }: Props) {
  const [locale, { key }, { done }] = await Promise.all([localeParam(params), params, searchParams]);
  const t = await getTranslations({ locale, namespace: 'reviewForm' });
  const path = `${reviewPath(key)}/stop`;
  if (!done && (await loadReviewRequest(locale, key))) {
    return (
      <AuthLayout locale={locale} path={path} title={t('stopTitle')} lead={t('stopLead')}>
        <EmailLinkForm action={STOP_REVIEWS_ENDPOINT} name="key" value={key} label={t('stopButton')} />
      </AuthLayout>
    );
  }
  const end = done === 'stopped' || done === 'busy' ? done : 'unknown';
  return (
    <AuthLayout
      locale={locale}
      path={path}
      title={t(`${end}Title`)}
      lead={t(`${end}Text`)}
      status={end === 'unknown' ? 404 : 200}
    >
      <ShopLink label={t('toShop')} />
    </AuthLayout>
  );
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  reviewMetadata(await localeParam(params));

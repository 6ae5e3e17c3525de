import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm, ShopLink } from '@/components/account/email-link-form';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { serverRoutes } from '@/backend/contract/routes';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered per request: the query identifies the subscription. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/back-in-stock'>;

/** Landing page of the link in back-in-stock mails. Opening it changes nothing; pressing its button does, also without JavaScript. */
export default async function BackInStockPage({ params, searchParams }: Props) {
  const [locale, { request, done }] = await Promise.all([localeParam(params), searchParams]);
  const t = await getTranslations({ locale, namespace: 'stopMails' });
  if (typeof request === 'string' && !done) {
    return (
      <AuthLayout locale={locale} path={serverRoutes.backInStock} title={t('title')} lead={t('lead')}>
        <EmailLinkForm action="/api/back-in-stock/stop" name="request" value={request} label={t('button')} />
      </AuthLayout>
    );
  }
  const end = done === 'stopped' ? 'done' : done === 'busy' ? 'busy' : 'broken';
  return (
    <AuthLayout locale={locale} path={serverRoutes.backInStock} title={t(`${end}Title`)} lead={t(`${end}Text`)}>
      <ShopLink label={t('toShop')} />
    </AuthLayout>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'stopMails' });
  return pageMetadata({
    locale,
    path: serverRoutes.backInStock,
    title: t('title'),
    alternates: sameInEveryLocale(serverRoutes.backInStock),
    noindex: true,
  });
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/account/auth-frame';
import { MailLinkForm, ToShop } from '@/components/account/mail-link-step';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { routes } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/metadata';

/** Rendered for each request: its address says whose mails are meant. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/back-in-stock'>;

/** Where the link of a back-in-stock mail leads. Opening it changes nothing; its button does, without script too. */
export default async function BackInStockPage({ params, searchParams }: Props) {
  const [locale, { request, done }] = await Promise.all([localeParam(params), searchParams]);
  const t = await getTranslations({ locale, namespace: 'stopMails' });
  if (typeof request === 'string' && !done) {
    return (
      <AuthFrame locale={locale} path={routes.backInStock} title={t('title')} lead={t('lead')}>
        <MailLinkForm action="/api/back-in-stock/stop" name="request" value={request} label={t('button')} />
      </AuthFrame>
    );
  }
  const end = done ? 'done' : 'broken';
  return (
    <AuthFrame locale={locale} path={routes.backInStock} title={t(`${end}Title`)} lead={t(`${end}Text`)}>
      <ToShop label={t('toShop')} />
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'stopMails' });
  return pageMetadata({
    locale,
    path: routes.backInStock,
    title: t('title'),
    alternates: sameInEveryLocale(routes.backInStock),
    noindex: true,
  });
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm, ShopLink } from '@/components/account/email-link-form';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { localeParam, sameInEveryLocale } from '@/lib/customer/account/unlocalized-route';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';
import { serverRoutes } from '@/backend/contract/routes';

/** Rendered per request: the query identifies who wants no more mails. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/cart-reminder'>;

/**
 * Landing page of both links in the mail with a cart. The one with the cart in its fragment, which browsers keep, goes on to the
 * cart; the other shows a button, because opening a link must change nothing.
 */
export default async function CartReminderPage({ params, searchParams }: Props) {
  const [locale, { stop, done }] = await Promise.all([localeParam(params), searchParams]);
  if (stop === undefined && done === undefined) redirect(await getPagePath(locale, PAGE_SLUGS.cart));
  const t = await getTranslations({ locale, namespace: 'cartReminder' });
  if (typeof stop === 'string' && done === undefined) {
    return (
      <AuthLayout locale={locale} path={serverRoutes.cartReminder} title={t('stop.title')} lead={t('stop.lead')}>
        <EmailLinkForm action="/api/cart-reminders/stop" name="token" value={stop} label={t('stop.button')} />
      </AuthLayout>
    );
  }
  const end = done === 'stopped' || done === 'busy' ? done : 'broken';
  return (
    <AuthLayout locale={locale} path={serverRoutes.cartReminder} title={t(`${end}.title`)} lead={t(`${end}.text`)}>
      <ShopLink label={t('toShop')} />
    </AuthLayout>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'cartReminder' });
  return pageMetadata({
    locale,
    path: serverRoutes.cartReminder,
    title: t('stop.title'),
    alternates: sameInEveryLocale(serverRoutes.cartReminder),
    noindex: true,
  });
}

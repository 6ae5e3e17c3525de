import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm, ShopLink } from '@/components/account/email-link-form';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { isNewsletterOutcome } from '@/lib/customer/newsletter/newsletter-outcomes';
import { serverRoutes } from '@/backend/contract/routes';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered per request: the query holds the result or identifies the subscriber. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/newsletter'>;

/** Landing page of the links in newsletter mails. Opening it changes nothing; pressing its button does, also without JavaScript. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const [locale, { confirm, stop, done }] = await Promise.all([localeParam(params), searchParams]);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  const step = confirm ? 'confirm' : 'stop';
  const token = confirm ?? stop;
  if (typeof token === 'string' && !done) {
    return (
      <AuthLayout locale={locale} path={serverRoutes.newsletter} title={t(`${step}.title`)} lead={t(`${step}.lead`)}>
        <EmailLinkForm action={`/api/newsletter/${step}`} name="token" value={token} label={t(`${step}.button`)} />
      </AuthLayout>
    );
  }
  const outcome = isNewsletterOutcome(done) ? done : 'broken';
  return (
    <AuthLayout
      locale={locale}
      path={serverRoutes.newsletter}
      title={t(`done.${outcome}.title`)}
      lead={t(`done.${outcome}.text`)}
    >
      <ShopLink label={t('toShop')} />
    </AuthLayout>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  return pageMetadata({
    locale,
    path: serverRoutes.newsletter,
    title: t('title'),
    alternates: sameInEveryLocale(serverRoutes.newsletter),
    noindex: true,
  });
}

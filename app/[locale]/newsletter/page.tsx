import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm, ShopLink } from '@/components/account/email-link-form';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { isNewsletterOutcome } from '@/lib/customer/newsletter/newsletter-outcomes';
import { routes } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered for each request: its address says what was done, or whose address is meant. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/newsletter'>;

/** Where the links of the newsletter's mails lead. Opening it changes nothing; its button does, without script too. */
export default async function NewsletterPage({ params, searchParams }: Props) {
  const [locale, { confirm, stop, done }] = await Promise.all([localeParam(params), searchParams]);
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  const step = confirm ? 'confirm' : 'stop';
  const token = confirm ?? stop;
  if (typeof token === 'string' && !done) {
    return (
      <AuthLayout locale={locale} path={routes.newsletter} title={t(`${step}.title`)} lead={t(`${step}.lead`)}>
        <EmailLinkForm action={`/api/newsletter/${step}`} name="token" value={token} label={t(`${step}.button`)} />
      </AuthLayout>
    );
  }
  const outcome = isNewsletterOutcome(done) ? done : 'broken';
  return (
    <AuthLayout
      locale={locale}
      path={routes.newsletter}
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
    path: routes.newsletter,
    title: t('title'),
    alternates: sameInEveryLocale(routes.newsletter),
    noindex: true,
  });
}

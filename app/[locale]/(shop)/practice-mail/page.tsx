import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm, ShopLink } from '@/components/account/email-link-form';
import { isPracticeMailOutcome } from '@/lib/academy/practice-mail/outcomes';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { serverRoutes } from '@/backend/contract/routes';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered per request: the query identifies the account. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/practice-mail'>;

/** Landing page of the link in each weekly mail. Opening it changes nothing; pressing its button does, also without JavaScript. */
export default async function PracticeMailPage({ params, searchParams }: Props) {
  const [locale, { stop, done }] = await Promise.all([localeParam(params), searchParams]);
  const t = await getTranslations({ locale, namespace: 'practiceMail' });
  const path = serverRoutes.practiceMail;
  if (typeof stop === 'string' && !done) {
    return (
      <AuthLayout locale={locale} path={path} title={t('stop.title')} lead={t('stop.lead')}>
        <EmailLinkForm action="/api/practice-mail/stop" name="token" value={stop} label={t('stop.button')} />
      </AuthLayout>
    );
  }
  const outcome = isPracticeMailOutcome(done) ? done : 'broken';
  return (
    <AuthLayout locale={locale} path={path} title={t(`done.${outcome}.title`)} lead={t(`done.${outcome}.text`)}>
      <ShopLink label={t('toShop')} />
    </AuthLayout>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'practiceMail' });
  const path = serverRoutes.practiceMail;
  return pageMetadata({ locale, path, title: t('page'), alternates: sameInEveryLocale(path), noindex: true });
}

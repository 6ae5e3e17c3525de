import type { Metadata } from 'next';
import { AuthFrame } from '@/components/account/auth-frame';
import { AuthLinks } from '@/components/account/auth-links';
import { ForgotForm } from '@/components/account/forgot-form';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { loadAuth } from '@/lib/account/load-auth';
import { routes } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/forgot-password'>;

export default async function ForgotPasswordPage({ params }: Props) {
  const locale = await readLocale(params);
  const auth = await loadAuth(locale);
  const { forgot } = auth.labels;
  return (
    <AuthFrame locale={locale} path={routes.forgotPassword} title={forgot.title} lead={forgot.lead}>
      <ForgotForm {...auth} />
      <AuthLinks links={[{ href: routes.login, label: forgot.back }]} />
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { labels } = await loadAuth(locale);
  return pageMetadata({
    locale,
    path: routes.forgotPassword,
    title: labels.forgot.title,
    alternates: everyLocale(routes.forgotPassword),
    noindex: true,
  });
}

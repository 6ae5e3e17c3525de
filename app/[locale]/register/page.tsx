import type { Metadata } from 'next';
import { AuthFrame } from '@/components/account/auth-frame';
import { AuthLinks } from '@/components/account/auth-links';
import { RegisterForm } from '@/components/account/register-form';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { loadAuth } from '@/lib/account/load-auth';
import { routes } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/register'>;

export default async function RegisterPage({ params }: Props) {
  const locale = await readLocale(params);
  const auth = await loadAuth(locale);
  const { register } = auth.labels;
  return (
    <AuthFrame locale={locale} path={routes.register} title={register.title} lead={register.lead}>
      <RegisterForm {...auth} />
      <AuthLinks links={[{ href: routes.login, label: `${register.haveAccount} ${auth.labels.login.submit}` }]} />
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { labels } = await loadAuth(locale);
  return pageMetadata({
    locale,
    path: routes.register,
    title: labels.register.title,
    alternates: everyLocale(routes.register),
    noindex: true,
  });
}

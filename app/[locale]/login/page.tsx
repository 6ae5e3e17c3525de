import type { Metadata } from 'next';
import { AuthFrame } from '@/components/account/auth-frame';
import { AuthLinks } from '@/components/account/auth-links';
import { LoginForm } from '@/components/account/login-form';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { loadAuth } from '@/lib/account/load-auth';
import { routes } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/login'>;

export default async function LoginPage({ params }: Props) {
  const locale = await readLocale(params);
  const auth = await loadAuth(locale);
  const { login } = auth.labels;
  return (
    <AuthFrame locale={locale} path={routes.login} title={login.title} lead={login.lead}>
      <LoginForm {...auth} />
      <AuthLinks
        note={login.ordered}
        links={[
          { href: routes.forgotPassword, label: login.forgot },
          { href: routes.register, label: login.register },
        ]}
      />
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { labels } = await loadAuth(locale);
  return pageMetadata({
    locale,
    path: routes.login,
    title: labels.login.title,
    alternates: everyLocale(routes.login),
    noindex: true,
  });
}

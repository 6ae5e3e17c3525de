import type { Metadata } from 'next';
import { AuthFrame } from '@/components/account/auth-frame';
import { AuthLinks } from '@/components/account/auth-links';
import { ResetForm } from '@/components/account/reset-form';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { loadAuth } from '@/lib/account/load-auth';
import { routes } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/reset'>;

export default async function ResetPage({ params }: Props) {
  const locale = await readLocale(params);
  const auth = await loadAuth(locale);
  const { reset } = auth.labels;
  return (
    <AuthFrame locale={locale} path={routes.reset} title={reset.title} lead={reset.lead}>
      <ResetForm {...auth} />
      <AuthLinks links={[{ href: routes.login, label: auth.labels.forgot.back }]} />
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { labels } = await loadAuth(locale);
  return pageMetadata({
    locale,
    path: routes.reset,
    title: labels.reset.title,
    alternates: everyLocale(routes.reset),
    noindex: true,
  });
}

import type { Metadata } from 'next';
import { AuthFrame } from '@/components/account/auth-frame';
import { GoogleLanding } from '@/components/account/google-landing';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { loadAuth } from '@/lib/account/load-auth';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/connect/google/redirect'>;

const PATH = '/connect/google/redirect';

export default async function GoogleRedirectPage({ params }: Props) {
  const locale = await readLocale(params);
  const auth = await loadAuth(locale);
  const { google } = auth.labels;
  return (
    <AuthFrame locale={locale} path={PATH} title={google.title}>
      <GoogleLanding labels={auth.labels} profilePath={auth.profilePath} />
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { labels } = await loadAuth(locale);
  return pageMetadata({ locale, path: PATH, title: labels.google.title, alternates: everyLocale(PATH), noindex: true });
}

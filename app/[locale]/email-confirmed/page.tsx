import type { Metadata } from 'next';
import { AuthFrame } from '@/components/account/auth-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { loadAuth } from '@/lib/account/load-auth';
import { routes } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/email-confirmed'>;

export default async function EmailConfirmedPage({ params }: Props) {
  const locale = await readLocale(params);
  const auth = await loadAuth(locale);
  const { confirmed } = auth.labels;
  return (
    <AuthFrame locale={locale} path={routes.emailConfirmed} title={confirmed.title} lead={confirmed.text}>
      <ButtonLink href={routes.login} size="l" wide>
        {auth.labels.login.submit}
      </ButtonLink>
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const { labels } = await loadAuth(locale);
  return pageMetadata({
    locale,
    path: routes.emailConfirmed,
    title: labels.confirmed.title,
    alternates: everyLocale(routes.emailConfirmed),
    noindex: true,
  });
}

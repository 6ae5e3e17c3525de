import type { Metadata } from 'next';
import { AuthLayout } from '@/components/account/auth-layout';
import { SessionNotice } from '@/components/profile/session-notice';
import { NotFoundView } from '@/components/layout/not-found-view';
import { ButtonLink } from '@/components/ui/button-link';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { loadAuthPageProps } from '@/lib/customer/account/load-auth-page-props';
import { getLabels } from '@/lib/forms/get-labels';
import type { Messages } from '@/lib/forms/message-types';
import { type AccountNotice, NOTICES, noticePath } from '@/backend/contract/paths';
import { routes } from '@/backend/contract/routes';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

type Props = PageProps<'/[locale]/account/[notice]'>;

const MESSAGE_KEYS: Record<AccountNotice, keyof Messages['profile']['notices']> = {
  'email-changed': 'emailChanged',
  'email-restored': 'emailRestored',
  'link-expired': 'linkExpired',
  'signed-out': 'signedOut',
  deleted: 'deleted',
};

/** Nothing is prerendered at build: each page is rendered on its first visit and cached, identical for all visitors. */
export function generateStaticParams(): { notice: string }[] {
  return [];
}

export default async function AccountNoticePage({ params }: Props) {
  const [locale, notice] = await Promise.all([localeParam(params), readNotice(params)]);
  if (!notice) return <NotFoundView locale={locale} />;
  const [{ notices }, { profilePath }] = await Promise.all([getLabels(locale, 'profile'), loadAuthPageProps(locale)]);
  const { title, text, link } = notices[MESSAGE_KEYS[notice]];
  const next: Record<AccountNotice, string> = {
    'email-changed': profilePath,
    'email-restored': routes.forgotPassword,
    'link-expired': profilePath,
    'signed-out': routes.login,
    deleted: routes.home,
  };
  return (
    <AuthLayout locale={locale} path={noticePath(notice)} title={title} lead={text}>
      <ButtonLink href={next[notice]} size="l" wide prefetch={false}>
        {link}
      </ButtonLink>
      <SessionNotice />
    </AuthLayout>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, notice] = await Promise.all([localeParam(params), readNotice(params)]);
  if (!notice) return { robots: { index: false } };
  const { notices } = await getLabels(locale, 'profile');
  const path = noticePath(notice);
  const { title } = notices[MESSAGE_KEYS[notice]];
  return pageMetadata({ locale, path, title, alternates: sameInEveryLocale(path), noindex: true });
}

async function readNotice(params: Props['params']): Promise<AccountNotice | null> {
  const { notice } = await params;
  return NOTICES.find((known) => known === notice) ?? null;
}

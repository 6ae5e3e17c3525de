import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { loadAuthPageProps } from '@/lib/customer/account/load-auth-page-props';
import type { Messages } from '@/lib/forms/message-types';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { SignInFrame } from './sign-in-frame';
import { type Locale } from '@/backend/contract/locales';

interface AuthPage {
  /** Same in every language. */
  path: string;
  head: (labels: Messages['account']) => { title: string; lead?: string };
  body: (screen: AuthPageProps, locale: Locale) => ReactNode;
}

interface Props {
  params: Promise<{ locale: string }>;
}

/** An authentication page: identical for all visitors and not indexed. */
export function createAuthPage({ path, head, body }: AuthPage) {
  async function Page({ params }: Props) {
    const locale = await localeParam(params);
    const screen = await loadAuthPageProps(locale);
    return (
      <SignInFrame locale={locale} path={path} {...head(screen.labels)}>
        {body(screen, locale)}
      </SignInFrame>
    );
  }

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await localeParam(params);
    const { title } = head((await loadAuthPageProps(locale)).labels);
    return pageMetadata({ locale, path, title, alternates: sameInEveryLocale(path), noindex: true });
  }

  return { Page, generateMetadata };
}

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { AuthScreen } from '@/lib/customer/account/auth-screen';
import { everyLocale, readLocale } from '@/lib/customer/account/fixed-route';
import { loadAuth } from '@/lib/customer/account/load-auth';
import type { Messages } from '@/lib/forms/labels';
import { pageMetadata } from '@/lib/discovery/seo/metadata';
import { AuthFrame } from './auth-frame';
import { type Locale } from '@/backend/contract/locales';

interface AuthPage {
  /** The same in every language. */
  path: string;
  head: (labels: Messages['account']) => { title: string; lead?: string };
  body: (screen: AuthScreen, locale: Locale) => ReactNode;
}

interface Props {
  params: Promise<{ locale: string }>;
}

/** A page around signing in: the same for every visitor, in the login layout, and not for search engines. */
export function createAuthPage({ path, head, body }: AuthPage) {
  async function Page({ params }: Props) {
    const locale = await readLocale(params);
    const screen = await loadAuth(locale);
    return (
      <AuthFrame locale={locale} path={path} {...head(screen.labels)}>
        {body(screen, locale)}
      </AuthFrame>
    );
  }

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await readLocale(params);
    const { title } = head((await loadAuth(locale)).labels);
    return pageMetadata({ locale, path, title, alternates: everyLocale(path), noindex: true });
  }

  return { Page, generateMetadata };
}

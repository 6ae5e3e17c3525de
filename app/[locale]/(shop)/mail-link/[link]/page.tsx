import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm } from '@/components/account/email-link-form';
import { NotFoundView } from '@/components/layout/not-found-view';
import { Notice } from '@/components/ui/notice';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { mailLinkEndpoint } from '@/lib/customer/account/mail-link-endpoint';
import { type MailLink, MAIL_LINKS, mailLinkPagePath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import type { Messages } from '@/lib/forms/message-types';

/** Rendered per request: the query holds the link's code. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/mail-link/[link]'>;

const MESSAGE_KEYS: Record<MailLink, Exclude<keyof Messages['mailLinks'], 'busy'>> = {
  'sign-up': 'signUp',
  'email-change': 'emailChange',
  'email-undo': 'emailUndo',
  order: 'order',
};

/** Landing page of the links in account mails. Opening it changes nothing; pressing its button does, also without JavaScript. */
export default async function MailLinkPage({ params, searchParams }: Props) {
  const [locale, link, { code, order, busy }] = await Promise.all([
    localeParam(params),
    readLink(params),
    searchParams,
  ]);
  if (!link) return <NotFoundView locale={locale} />;
  const t = await getTranslations({ locale, namespace: 'mailLinks' });
  const text = MESSAGE_KEYS[link];
  return (
    <AuthLayout locale={locale} path={mailLinkPagePath(link)} title={t(`${text}.title`)} lead={t(`${text}.lead`)}>
      {busy && (
        <Notice tone="warning" role="alert">
          <p>{t('busy')}</p>
        </Notice>
      )}
      <EmailLinkForm
        action={mailLinkEndpoint(link, typeof order === 'string' ? order : '')}
        name="code"
        value={typeof code === 'string' ? code : ''}
        label={t(`${text}.button`)}
      />
    </AuthLayout>
  );
}

/** Nothing of the query: the code is a secret. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, link] = await Promise.all([localeParam(params), readLink(params)]);
  if (!link) return { robots: { index: false } };
  const t = await getTranslations({ locale, namespace: 'mailLinks' });
  return pageMetadata({ locale, path: '/', title: t(`${MESSAGE_KEYS[link]}.title`), noindex: true });
}

async function readLink(params: Props['params']): Promise<MailLink | null> {
  const { link } = await params;
  return MAIL_LINKS.find((known) => known === link) ?? null;
}

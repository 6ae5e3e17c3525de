import type { Metadata } from 'next';
import { AuthLayout } from '@/components/account/auth-layout';
import { AuthLinks } from '@/components/account/auth-links';
import { FindOrderForm } from '@/components/profile/find-order-form';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { routes } from '@/backend/contract/routes';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

type Props = PageProps<'/[locale]/find-order'>;

/** Lets guests request a new link to their order. */
export default async function FindOrderPage({ params }: Props) {
  const locale = await localeParam(params);
  const { labels, formLabels } = await loadProfileLabels(locale);
  const { find, signedOut } = labels;
  return (
    <AuthLayout locale={locale} path={routes.findOrder} title={find.title} lead={find.lead}>
      <FindOrderForm labels={find} formLabels={formLabels} />
      <AuthLinks note={find.haveAccount} links={[{ href: routes.login, label: signedOut.login }]} />
    </AuthLayout>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const { labels } = await loadProfileLabels(locale);
  return pageMetadata({
    locale,
    path: routes.findOrder,
    title: labels.find.title,
    alternates: sameInEveryLocale(routes.findOrder),
    noindex: true,
  });
}

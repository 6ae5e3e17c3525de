import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { FavouritesView } from '@/components/shelf/favourites-view';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { routes } from '@/backend/contract/routes';

type Props = PageProps<'/[locale]/favourites'>;

/** The favourites of a browser, or those in a shared link. */
export default async function FavouritesPage({ params }: Props) {
  const locale = await localeParam(params);
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale(routes.favourites)}>
      <FavouritesView locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'favourites' });
  return pageMetadata({
    locale,
    path: routes.favourites,
    title: t('title'),
    alternates: sameInEveryLocale(routes.favourites),
    noindex: true,
  });
}

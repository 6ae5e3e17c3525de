import type { Metadata } from 'next';
import { FreeLessons } from '@/components/profile/free-lessons/free-lessons';
import { serverRoutes } from '@/backend/contract/routes';
import { loadParcelCardOrNull } from '@/lib/academy/parcel-cards/load-parcel-card';
import { loadAuthPageProps } from '@/lib/customer/account/load-auth-page-props';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { getLabels } from '@/lib/forms/get-labels';

/** Rendered per request: the query may hold a code, and the page names the account that would redeem it. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/free-lessons'>;

/** Where the code of the card in a parcel opens the free lessons of the suit. */
export default async function FreeLessonsPage({ params, searchParams }: Props) {
  const [locale, { code, busy }] = await Promise.all([localeParam(params), searchParams]);
  const typed = typeof code === 'string' ? code.slice(0, 40) : '';
  const [text, { profilePath }, card] = await Promise.all([
    getLabels(locale, 'freeLessons'),
    loadAuthPageProps(locale),
    typed === '' ? undefined : loadParcelCardOrNull(locale, typed),
  ]);
  return (
    <FreeLessons
      card={card}
      code={typed}
      busy={busy !== undefined}
      text={text}
      profilePath={profilePath}
      locale={locale}
    />
  );
}

/** Nothing of the query: the code is a secret. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const { title } = await getLabels(locale, 'freeLessons');
  return pageMetadata({ locale, path: serverRoutes.freeLessons, title, noindex: true });
}

import type { Metadata } from 'next';
import { PageView } from '@/components/blocks/page-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { ProfileView } from '@/components/profile/profile-view';
import { SignedOut } from '@/components/profile/signed-out';
import { loadAcademyStateOrNull } from '@/lib/academy/load-academy-state-or-null';
import { getPage } from '@/lib/content/pages/page-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { pagePath } from '@/backend/contract/paths';
import { loadOverview } from '@/lib/customer/profile/load-overview';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

/** Rendered per request: shows a customer's account, so it must never be cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/_profile/[...slug]'>;

/** Profile page under the permalink that the CMS gives it; middleware rewrites to this route. */
export default async function ProfilePage({ params, searchParams }: Props) {
  const [{ locale, path }, { page: requested }] = await Promise.all([readParams(params), searchParams]);
  const [page, overview, academy] = await Promise.all([
    getPage(locale, path),
    loadOverview(locale, Number(requested) || 1),
    loadAcademyStateOrNull(locale),
  ]);
  if (!page) return <NotFoundView locale={locale} />;
  const own = pagePath(path);
  const block = page.blocks.find(isProfile) ?? { kind: 'profile', id: 'profile', title: page.title };
  const title = block.title || page.title;
  const profile = overview ? (
    <ProfileView block={{ ...block, title }} overview={overview} academy={academy} path={own} locale={locale} />
  ) : (
    <SignedOut title={title} path={own} locale={locale} />
  );
  return <PageView page={page} locale={locale} query={null} profile={profile} />;
}

const isProfile = (block: Block): block is Extract<Block, { kind: 'profile' }> => block.kind === 'profile';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await readParams(params);
  const page = await getPage(locale, path);
  const title = page ? page.seo.title || page.title : '';
  return pageMetadata({ locale, path: pagePath(path), title, alternates: page?.alternates, noindex: true });
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  return { locale: isLocale(locale) ? locale : DEFAULT_LOCALE, path: slug.map(decodeURIComponent) };
}

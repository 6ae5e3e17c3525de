import type { Metadata } from 'next';
import { ArticleView } from '@/components/blog/article-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { loadBreadcrumbs } from '@/components/layout/breadcrumb-items';
import { withFeedLink } from '@/lib/content/blog/feed-link';
import { getArticle, listRelated } from '@/lib/content/blog/article-queries';
import { articleCard } from '@/lib/discovery/og/entry-cards';
import { articlePath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { plainText } from '@/lib/discovery/seo/page-texts';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

type Props = PageProps<'/[locale]/blog/[slug]'>;

const RELATED = 3;

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export default async function ArticlePage({ params }: Props) {
  const { locale, slug } = await readParams(params);
  const article = await getArticle(locale, slug);
  if (!article) return <NotFoundView locale={locale} />;
  const [trail, related] = await Promise.all([
    loadBreadcrumbs(locale, PAGE_SLUGS.blog),
    listRelated(locale, article.id, RELATED),
  ]);
  const breadcrumbs = [...trail, { label: article.title, path: articlePath(locale, slug) }];
  return (
    <PageFrame locale={locale} alternates={article.alternates} breadcrumbs={breadcrumbs}>
      <ArticleView article={article} related={related} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await readParams(params);
  const article = await getArticle(locale, slug);
  if (!article) return { robots: { index: false } };
  const metadata = await pageMetadata({
    locale,
    path: articlePath(locale, slug),
    title: article.seo.title || article.title,
    description: article.seo.description,
    texts: [article.summary, plainText(article.body)],
    image: article.seo.image,
    card: await articleCard(article, locale),
    article: { published: article.publishedOn, author: article.author },
    alternates: article.alternates,
  });
  return withFeedLink(metadata, locale);
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  return { locale: isLocale(locale) ? locale : DEFAULT_LOCALE, slug: decodeURIComponent(slug) };
}

import type { Metadata } from 'next';
import { ArticleView } from '@/components/blog/article-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { trailFrom } from '@/components/layout/trail';
import { getArticle, listArticles } from '@/lib/content/queries';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { articleCard } from '@/lib/og/cards';
import { articlePath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { plainText } from '@/lib/seo/page-texts';

type Props = PageProps<'/[locale]/blog/[slug]'>;

const OVERVIEW_SLUG = 'blog';
const OTHERS = 3;

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export default async function ArticlePage({ params }: Props) {
  const { locale, slug } = await readParams(params);
  const article = await getArticle(locale, slug);
  if (!article) return <NotFoundView locale={locale} />;
  const [trail, articles] = await Promise.all([trailFrom(locale, OVERVIEW_SLUG), listArticles(locale)]);
  const others = articles.filter(({ id }) => id !== article.id).slice(0, OTHERS);
  const breadcrumbs = [...trail, { label: article.title, path: articlePath(locale, slug) }];
  return (
    <PageFrame locale={locale} alternates={article.alternates} breadcrumbs={breadcrumbs}>
      <ArticleView article={article} others={others} blogPath={trail.at(-1)?.path ?? '/'} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await readParams(params);
  const article = await getArticle(locale, slug);
  if (!article) return { robots: { index: false } };
  return pageMetadata({
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
}

async function readParams(params: Props['params']) {
  const { locale, slug } = await params;
  return { locale: isLocale(locale) ? locale : defaultLocale, slug: decodeURIComponent(slug) };
}

import { JsonLd } from '@/components/ui/json-ld';
import { countWords } from '@/lib/content/blog/reading-time';
import type { Article } from '@/lib/content/blog/types';
import { toPlainText } from '@/lib/content/pages/plain-text';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { articlePath } from '@/backend/contract/paths';
import { organizationRef, partId } from '@/lib/discovery/seo/structured-data-ids';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** Structured data of an article. An author with the shop's own name is the organization, not a person. */
export async function ArticleJsonLd({ article, locale }: { article: Article; locale: Locale }) {
  const { siteName, logo } = await getSiteSettings(locale);
  const { title, summary, slug, author, picture, authorPicture, publishedOn, updatedOn, tags, body, seo } = article;
  const url = absoluteUrl(locale, articlePath(locale, slug));
  const image = seo.image ?? picture;
  const publisher = {
    ...organizationRef(locale, siteName),
    logo: logo ? { '@type': 'ImageObject', url: absoluteUrl(locale, logo.url) } : undefined,
  };
  const person = {
    '@type': 'Person',
    name: author,
    jobTitle: article.authorRole || undefined,
    image: authorPicture ? absoluteUrl(locale, authorPicture.url) : undefined,
  };
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        '@id': partId(url, 'article'),
        mainEntityOfPage: url,
        headline: title,
        description: seo.description || summary || undefined,
        image: image ? [absoluteUrl(locale, image.url)] : undefined,
        datePublished: publishedOn,
        dateModified: updatedOn ?? publishedOn,
        author: author && author !== siteName ? person : publisher,
        publisher,
        inLanguage: LOCALE_SETTINGS[locale].tag,
        keywords: tags.length > 0 ? tags.map((tag) => tag.title) : undefined,
        wordCount: countWords(toPlainText(body)),
      }}
    />
  );
}

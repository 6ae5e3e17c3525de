import { getTranslations } from 'next-intl/server';
import { isOutage } from '@/lib/backend/errors';
import { listNewest } from '@/lib/content/blog/article-queries';
import { buildRss } from '@/lib/content/blog/rss';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { type Locale } from '@/backend/contract/locales';

export const dynamic = 'force-dynamic';

const NEWEST = 30;

export async function GET(request: Request): Promise<Response> {
  try {
    return new Response(await readFeed(localeOfRequest(request)), {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
    });
  } catch (error) {
    if (!isOutage(error)) throw error;
    return new Response('Not available', {
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
    });
  }
}

async function readFeed(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const [{ siteName }, articles] = await Promise.all([getSiteSettings(locale), listNewest(locale, NEWEST)]);
  return buildRss({
    title: t('feedTitle', { site: siteName }),
    description: t('feedText', { site: siteName }),
    locale,
    articles,
  });
}

import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import { levelPath } from '@/backend/contract/paths';
import { routes, serverRoutes } from '@/backend/contract/routes';
import { getAcademy } from '@/lib/academy/academy-queries';
import { getMenu, getSiteSettings } from '@/lib/content/pages/page-queries';
import type { MenuItem } from '@/lib/content/pages/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { buildAgentFeed } from './agent-feed';
import { feedPaths } from './feed-paths';
import { readFeedSource } from './feed-queries';
import { buildGoogleFeed } from './google-feed';
import { buildLlmsTxt, type LlmsLink } from './llms-txt';
import { countryOf, toFeedItems } from './to-feed-items';

/** Enough for a guide; the feeds hold the others. */
const MAX_PRODUCTS = 100;

const homeOf = (locale: Locale): string => absoluteUrl(locale, routes.home);

/** Null without items: an empty feed would delist the shop. */
export async function readGoogleFeed(locale: Locale): Promise<string | null> {
  const [source, { siteName, tagline }] = await Promise.all([readFeedSource(locale), getSiteSettings(locale)]);
  const items = toFeedItems(source);
  if (items.length === 0) return null;
  return buildGoogleFeed({ title: siteName, description: tagline, link: homeOf(locale) }, items);
}

/** Null without items, as above. */
export async function readAgentFeed(locale: Locale): Promise<string | null> {
  const source = await readFeedSource(locale);
  const seller = { name: source.siteName, url: homeOf(locale), country: countryOf(source) };
  return buildAgentFeed(seller, toFeedItems(source)) || null;
}

export async function readLlmsTxt(locale: Locale): Promise<string> {
  const [settings, source, { levels }, primary, secondary, legal, t] = await Promise.all([
    getSiteSettings(locale),
    readFeedSource(locale),
    getAcademy(locale),
    getMenu(locale, 'primary'),
    getMenu(locale, 'secondary'),
    getMenu(locale, 'legal'),
    getTranslations({ locale, namespace: 'llms' }),
  ]);
  const link = (title: string, path: string, note = ''): LlmsLink => ({ title, url: absoluteUrl(locale, path), note });
  const menuLinks = (items: MenuItem[]): LlmsLink[] =>
    items.filter(({ path }) => path.startsWith('/')).map(({ title, path }) => link(title, path));
  const products = source.products.filter(({ type, listed }) => type === 'physical' && listed);
  return buildLlmsTxt({
    title: settings.siteName,
    summary: settings.tagline,
    text: settings.seo.description,
    sections: [
      { title: t('pages'), links: menuLinks([...primary, ...secondary]) },
      {
        title: t('products'),
        links: products
          .toSorted((a, b) => a.position - b.position)
          .slice(0, MAX_PRODUCTS)
          .map(({ title, path, summary }) => link(title, path, summary)),
      },
      {
        title: t('academy'),
        links: levels.map(({ title, slug, summary }) => link(title, levelPath(locale, slug), summary)),
      },
      { title: t('policies'), links: menuLinks(legal) },
      {
        title: t('feeds'),
        // Names of formats, the same in every language.
        links: [
          link('Google Merchant Center (RSS 2.0)', feedPaths.google),
          link('Agentic Commerce (JSON Lines)', feedPaths.agents),
          link('RSS', serverRoutes.feed),
          link('Sitemap', feedPaths.sitemap),
        ],
      },
    ],
  });
}

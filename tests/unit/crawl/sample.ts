import { readPage } from '../../support/crawl/read-page';
import type { CrawledPage, Origins } from '../../support/crawl/types';
import { type Locale } from '@/backend/contract/locales';

export const origins: Origins = {
  nl: 'https://nl.example',
  en: 'https://en.example',
  de: 'https://de.example',
  es: 'https://es.example',
  fr: 'https://fr.example',
  sv: 'https://sv.example',
};

const TEXT: Partial<Record<Locale, string>> = {
  nl: 'Een drijfpak met acht drijvers helpt kinderen rustig te leren zwemmen.',
  en: 'A float suit with eight floats helps children learn to swim calmly.',
  de: 'Ein Anzug mit acht Schwimmkörpern hilft Kindern, in Ruhe schwimmen zu lernen.',
};

interface Sample {
  locale?: Locale;
  path?: string;
  /** Further languages that link to the same path. */
  languages?: Locale[];
  head?: string;
  body?: string;
}

/** A valid page. Tests break one thing with `replace`. */
export function html({ locale = 'nl', path = '/pak', languages = ['nl', 'en'], head = '', body = '' }: Sample = {}) {
  const url = origins[locale] + path;
  const text = TEXT[locale] ?? `${locale} `.repeat(20);
  const alternates = languages.map(
    (lang) => `<link rel="alternate" hreflang="${lang}" href="${origins[lang]}${path}">`,
  );
  return `<!doctype html><html lang="${locale}"><head><title>Pak ${locale} ${path} | Zwotter</title>
<meta name="description" content="${text}"><link rel="canonical" href="${url}">${alternates.join('')}
<link rel="alternate" hreflang="x-default" href="${origins.nl}${path}">
<meta property="og:title" content="Pak"><meta property="og:url" content="${url}"><meta property="og:locale" content="nl_NL">
<meta property="og:site_name" content="Zwotter"><meta property="og:image" content="${url}.png">${head}</head>
<body>${trail(url)}<h1 id="top-${locale}">Pak ${locale}</h1><img src="/media/pak.webp" alt=""><p>${text}</p>${body}</body></html>`;
}

const trail = (url: string): string => {
  const item = (position: number) => ({ '@type': 'ListItem', position, name: `Stap ${position}`, item: url });
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [item(1), item(2)] };
  return `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
};

export function page(sample: Sample = {}, spoil: (html: string) => string = (same) => same): CrawledPage {
  const { locale = 'nl', path = '/pak' } = sample;
  return { url: origins[locale] + path, locale, parsed: readPage(spoil(html(sample))) };
}

export const pagesOf = (...all: CrawledPage[]): Map<string, CrawledPage> =>
  new Map(all.map((each) => [each.url, each]));

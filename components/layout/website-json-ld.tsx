import { JsonLd } from '@/components/ui/json-ld';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { routes } from '@/backend/contract/routes';
import { organizationId, websiteId } from '@/lib/discovery/seo/structured-data-ids';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** The shop in this language with its search; on the home page only. */
export async function WebsiteJsonLd({ locale }: { locale: Locale }) {
  const { siteName } = await getSiteSettings(locale);
  const url = absoluteUrl(locale, '/');
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        '@id': websiteId(locale),
        url,
        name: siteName,
        publisher: { '@id': organizationId() },
        inLanguage: LOCALE_SETTINGS[locale].tag,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absoluteUrl(locale, routes.search)}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  );
}

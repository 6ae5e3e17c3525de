import { JsonLd } from '@/components/ui/json-ld';
import type { Academy } from '@/lib/academy/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { levelPath } from '@/backend/contract/paths';
import { type Locale } from '@/backend/contract/locales';

/** The levels as a list of courses, which search engines show side by side. */
export function AcademyJsonLd({ academy, locale }: { academy: Academy; locale: Locale }) {
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: academy.levels.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: absoluteUrl(locale, levelPath(locale, slug)),
        })),
      }}
    />
  );
}

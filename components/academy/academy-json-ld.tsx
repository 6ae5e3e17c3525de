import { JsonLd } from '@/components/ui/json-ld';
import type { Academy } from '@/lib/academy/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { levelPath } from '@/backend/contract/paths';
import { type Locale } from '@/backend/contract/locales';

/** Levels as a list of courses, shown side by side by search engines. */
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

import { JsonLd } from '@/components/ui/json-ld';
import { findOffer } from '@/lib/academy/offers';
import type { Academy, Level } from '@/lib/academy/types';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { lessonPath, levelPath } from '@/backend/contract/paths';
import { decimal, organizationRef, partId } from '@/lib/discovery/seo/structured-data-ids';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface LevelJsonLdProps {
  level: Level;
  academy: Academy;
  locale: Locale;
}

/** A level as a course with its lessons. */
export async function LevelJsonLd({ level, academy, locale }: LevelJsonLdProps) {
  const { siteName } = await getSiteSettings(locale);
  const { title, summary, seo, slug, picture, learn, lessons } = level;
  const url = absoluteUrl(locale, levelPath(locale, slug));
  const offer = findOffer(academy, 'level', level.id);
  const minutes = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return (
    <JsonLd
      data={{
        '@type': 'Course',
        '@id': partId(url, 'course'),
        name: title,
        description: summary || seo.description || title,
        url,
        inLanguage: LOCALE_SETTINGS[locale].tag,
        image: picture ? absoluteUrl(locale, picture.url) : undefined,
        provider: organizationRef(locale, siteName),
        teaches: learn.length > 0 ? learn : undefined,
        offers: offer && {
          '@type': 'Offer',
          category: 'Paid',
          price: decimal(offer.price.amount),
          priceCurrency: offer.price.currency,
          url,
        },
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
        hasPart: lessons.map((lesson) => ({
          '@type': 'LearningResource',
          name: lesson.title,
          description: lesson.description || undefined,
          url: absoluteUrl(locale, lessonPath(locale, slug, lesson.slug)),
          timeRequired: `PT${lesson.durationMinutes}M`,
          isAccessibleForFree: lesson.preview,
        })),
      }}
    />
  );
}

import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { LevelCard } from '@/lib/academy/types';
import { lessonPath } from '@/backend/contract/paths';
import type { ContinueLink } from './continue-link';
import { LazyContinueLink } from './lazy-islands';
import { type Locale } from '@/backend/contract/locales';

interface ContinueLearningProps {
  levels: LevelCard[];
  /** 1-based number of the first level. */
  first?: number;
  locale: Locale;
  /** At the top of a page it must not be lazy: React moves large lazy parts to the end of the document. */
  Link?: typeof ContinueLink;
}

/** Next lesson within these levels, for any visitor. */
export async function ContinueLearning({ levels, first = 1, locale, Link = LazyContinueLink }: ContinueLearningProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const lessons = levels.flatMap((level, index) =>
    level.lessons.map(({ id, slug, title, preview }, at) => ({
      id,
      level: level.id,
      preview,
      title,
      place: t('place', {
        level: String(first + index),
        lesson: String(at + 1),
        total: String(level.lessons.length),
      }),
      href: lessonPath(locale, level.slug, slug),
    })),
  );
  const labels = { start: t('onward.start'), continue: t('onward.continue'), next: t('onward.next') };
  return <Link lessons={lessons} labels={labels} icon={<Icon name="play" />} />;
}

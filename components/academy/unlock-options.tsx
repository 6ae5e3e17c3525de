import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { lowestPrice, findOffer, priceOfParts } from '@/lib/academy/offers';
import type { Academy, LessonCard, LevelCard, Offer } from '@/lib/academy/types';
import { UnlockButton } from './lazy-islands';
import { getUnlockLabels } from './unlock-labels';
import styles from './unlock-options.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney, type Money } from '@/backend/contract/money';

interface UnlockOptionsProps {
  academy: Academy;
  /** Without a level or lesson, the option per lesson shows its lowest price. */
  level?: LevelCard;
  lesson?: LessonCard;
  locale: Locale;
  headingLevel: 2 | 3;
}

interface UnlockOption {
  key: 'lesson' | 'level' | 'all';
  name: string;
  text: string;
  offer: Offer | undefined;
  /** Name in the cart. */
  title: string;
  from: Money | null;
}

/** Unlock options with prices: single lesson, level, bundle. */
export async function UnlockOptions({ academy, level, lesson, locale, headingLevel }: UnlockOptionsProps) {
  const [t, count, labels, { cartPath }] = await Promise.all([
    getTranslations({ locale, namespace: 'academy.unlock' }),
    getTranslations({ locale, namespace: 'academy' }),
    getUnlockLabels(locale),
    loadLayoutData(locale),
  ]);
  const { levels } = academy;
  const { tag } = LOCALE_SETTINGS[locale];
  const lessonCount = levels.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const all: UnlockOption[] = [
    {
      key: 'lesson',
      name: lesson ? t('lesson') : t('anyLesson'),
      text: t('lessonText'),
      // Lessons without a video in this language are not for sale.
      offer: lesson?.video ? findOffer(academy, 'lesson', lesson.id) : undefined,
      title: lesson?.title ?? '',
      from: lesson ? null : lowestPrice(academy, 'lesson'),
    },
    {
      key: 'level',
      name: level ? t('level') : t('anyLevel'),
      text: level
        ? t('levelText', { lessons: count('lessonCount', { count: level.lessons.length }), title: level.title })
        : t('anyLevelText'),
      offer: level && findOffer(academy, 'level', level.id),
      title: level?.title ?? '',
      from: level ? null : lowestPrice(academy, 'level'),
    },
    {
      key: 'all',
      name: t('all'),
      text: t('allText', {
        lessons: count('lessonCount', { count: lessonCount }),
        levels: count('levelCount', { count: levels.length }),
      }),
      offer: findOffer(academy, 'all'),
      title: t('all'),
      from: null,
    },
  ];
  const options = all.filter(({ offer, from }) => offer ?? from);
  if (options.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className={styles.options}>
      {options.map(({ key, name, text, offer, title, from }) => {
        const parts = offer && priceOfParts(academy, offer);
        return (
          <li key={key} className={styles.option} data-way={key}>
            <div className={styles.text}>
              {key === 'all' && <Badge className={styles.best}>{t('best')}</Badge>}
              <Heading className={styles.name}>{name}</Heading>
              <p>{text}</p>
              {parts && <p className={styles.parts}>{t('separately', { price: formatMoney(parts, tag) })}</p>}
            </div>
            {offer && (
              <UnlockButton
                offer={offer}
                level={level?.id}
                title={title}
                cartPath={cartPath}
                priceText={formatMoney(offer.price, tag)}
                tag={tag}
                labels={labels}
              />
            )}
            {from && <p className={styles.from}>{t('from', { price: formatMoney(from, tag) })}</p>}
          </li>
        );
      })}
    </ul>
  );
}

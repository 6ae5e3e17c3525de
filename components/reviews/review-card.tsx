import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Day } from '@/components/ui/day';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { productPath } from '@/backend/contract/paths';
import type { Review } from '@/lib/catalog/reviews/types';
import styles from './review-card.module.css';
import { Stars } from './stars';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface ReviewCardProps {
  review: Review;
  locale: Locale;
  headingLevel?: 2 | 3;
  /** Omitted on the product's own page. */
  showsProduct?: boolean;
}

/** A review in its original language. */
export async function ReviewCard({ review, locale, headingLevel = 3, showsProduct = true }: ReviewCardProps) {
  const [t, labels] = await Promise.all([getTranslations({ locale, namespace: 'reviews' }), getOptionLabels(locale)]);
  const { stars, fit, title, text, name, language, writtenOn, boughtOn, options, photos, reply, product } = review;
  const lang = language === locale ? undefined : LOCALE_SETTINGS[language].tag;
  const Heading = `h${headingLevel}` as const;
  const bought = options.map(({ key, value }) => labels.values[key]?.[value] ?? value).join(', ');
  return (
    <article className={styles.card}>
      <Stars stars={stars} label={t('stars', { stars })} />
      {title && (
        <Heading className={styles.title} lang={lang}>
          {title}
        </Heading>
      )}
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      {photos.length > 0 && (
        <ul role="list" className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.url}>
              <a href={photo.url} className={styles.photo}>
                <Picture image={{ ...photo, alt: t('photo', { number: index + 1, name }) }} sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <p className={styles.who}>
          <strong>{name}</strong> <Day date={writtenOn} locale={locale} />
        </p>
        <p className={styles.meta}>
          <span className={styles.verified}>
            <Icon name="check" size="1em" />
            {t('verified')}
          </span>
          {boughtOn && (
            <span>
              {t('boughtOn')} <Day date={boughtOn} locale={locale} />
            </span>
          )}
          {bought && <span>{bought}</span>}
          {fit && <span>{t(`fit.${fit}`)}</span>}
          {lang && <span>{t('writtenIn', { language: t(`languages.${language}`) })}</span>}
        </p>
        {showsProduct && product && (
          <p className={styles.about}>
            {t('about')}{' '}
            {product.slug ? (
              <Link href={productPath(locale, product.slug)} prefetch={false}>
                {product.title}
              </Link>
            ) : (
              product.title
            )}
          </p>
        )}
      </footer>
      {reply && (
        <div className={styles.reply}>
          <p>
            <strong>{t('reply')}</strong>
          </p>
          <p className={styles.text} lang={lang}>
            {reply}
          </p>
        </div>
      )}
    </article>
  );
}

import { CardLink } from '@/components/ui/card-link';
import { getTranslations } from 'next-intl/server';
import { HeartButton } from '@/components/shelf/heart-button';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getOptions } from '@/lib/catalog/option-queries';
import { type Options, type OptionValue, optionsOf } from '@/lib/catalog/options';
import { writeChoice } from '@/lib/catalog/select-variant';
import { reductionOfLowest } from '@/lib/catalog/reduction';
import type { ProductCard as Card } from '@/lib/catalog/types';
import { productPath } from '@/backend/contract/paths';
import { CardRating } from './card-rating';
import { createReductionFormatter } from './describe-reduction';
import { PriceNote } from './price-note';
import styles from './product-card.module.css';
import { Swatch } from './swatch';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

interface ProductCardProps {
  product: Card;
  locale: Locale;
  /** Selects this, such as a colour, on the product page and shows its picture. */
  choice?: Options;
  /** Above the fold: loaded with priority. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** Off where the card is a teaser: each heart costs bytes of the page. */
  hasHeart?: boolean;
}

const hasSwatch = ({ swatch }: OptionValue): boolean => swatch !== null;

const SIZES = '(width < 30rem) 92vw, (width < 60rem) 46vw, 24rem';

export async function ProductCard({
  product,
  locale,
  choice = {},
  priority,
  headingLevel = 3,
  hasHeart = true,
}: ProductCardProps) {
  const { rating } = product;
  const [t, options, describe, favourites, reviews] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getOptions(locale),
    createReductionFormatter(locale),
    hasHeart ? getTranslations({ locale, namespace: 'favourites' }) : null,
    rating && getTranslations({ locale, namespace: 'reviews' }),
  ]);
  const { variants } = product;
  const wanted = Object.entries(choice);
  const chosen = variants.find((variant) => wanted.every(([key, value]) => variant.options[key] === value));
  const image = (wanted.length > 0 && chosen?.image) || product.image;
  const look = optionsOf(variants, options).find(({ values }) => values.length > 1 && values.some(hasSwatch));
  const price = formatMoney(product.from, LOCALE_SETTINGS[locale].tag);
  const isFrom = variants.some((variant) => variant.price.amount > product.from.amount);
  const soldOut = variants.every(({ availability }) => availability === 'sold_out');
  const isLow = !soldOut && variants.every(({ availability }) => availability !== 'ok');
  const note = describe(reductionOfLowest(variants));
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {image && <Picture image={{ ...image, alt: '' }} sizes={SIZES} {...(priority && { priority })} />}
        {soldOut && <Badge className={styles.badge}>{t('soldOut')}</Badge>}
        {isLow && (
          <Badge tone="warning" className={styles.badge}>
            {t('lowStock')}
          </Badge>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <CardLink className={styles.link} href={productPath(locale, product.slug) + writeChoice('', choice)}>
            {product.title}
          </CardLink>
        </Heading>
        {product.summary && <p className={styles.summary}>{product.summary}</p>}
        <div className={styles.foot}>
          {rating && reviews && <CardRating rating={rating} locale={locale} t={reviews} />}
          {variants.length > 0 && (
            <p className={styles.price}>
              <strong>{isFrom ? t('from', { price }) : price}</strong> <small>{t('inclVat')}</small>
            </p>
          )}
          {look && (
            <p className={styles.colors}>
              <VisuallyHidden>
                {t('values', { option: look.name, values: look.values.map(({ label }) => label).join(', ') })}
              </VisuallyHidden>
              {look.values.map(({ key, swatch }) => swatch && <Swatch key={key} look={swatch} />)}
            </p>
          )}
          {note && (
            <div className={styles.note}>
              <PriceNote texts={note} />
            </div>
          )}
        </div>
      </div>
      {favourites && (
        <HeartButton
          product={product.id}
          label={favourites('keep', { title: product.title })}
          className={styles.heart}
        />
      )}
    </article>
  );
}

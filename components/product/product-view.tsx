import { getTranslations } from 'next-intl/server';
import { TrackEvent } from '@/components/analytics/track-event';
import { RecallLink } from '@/components/content/recall-link';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { HeartButton } from '@/components/shelf/heart-button';
import { LazyProductShelves } from '@/components/shelf/lazy-product-shelves';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { viewItemEvent } from '@/lib/tracking/analytics/catalog-events';
import type { Product, ShippingCountry } from '@/lib/catalog/types';
import type { SiteSettings } from '@/lib/content/pages/types';
import { getOptions } from '@/lib/catalog/option-queries';
import { optionsOf } from '@/lib/catalog/options';
import { reductionOfLowest } from '@/lib/catalog/reduction';
import { getAdviserLabels } from '@/lib/discovery/size-advice/adviser-labels';
import { thumbnailStripUrl } from '@/lib/catalog/thumbnail-strip';
import { getLabels } from '@/lib/forms/get-labels';
import { AdviserButton } from './adviser-button';
import { buildSlides } from './build-slides';
import { getBuyBoxLabels } from './buy-box-labels';
import { createReductionFormatter } from './describe-reduction';
import { loadBackInStock } from './load-back-in-stock';
import { ProductDetails } from './product-details';
import { PromotionNotes } from './promotion-notes';
import { PurchaseInfo } from './purchase-info';
import { ProductJsonLd } from './product-json-ld';
import { LazyGiftCardHero } from './lazy-gift-card-hero';
import { ProductHero } from './product-hero';
import styles from './product-view.module.css';
import { SafetyLine } from './safety-line';
import { SizeGuidePopover } from './size-guide-popover';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

export interface ProductViewProps {
  product: Product;
  settings: SiteSettings;
  countries: ShippingCountry[];
  locale: Locale;
}

export async function ProductView({ product, settings, countries, locale }: ProductViewProps) {
  const [t, all, describe, backInStock, adviser, favourites, zoom, card] = await Promise.all([
    getTranslations({ locale, namespace: 'product' }),
    getOptions(locale),
    createReductionFormatter(locale, settings.timeZone),
    loadBackInStock(product, locale),
    getAdviserLabels(locale),
    getTranslations({ locale, namespace: 'favourites' }),
    getLabels(locale, 'zoom'),
    getTranslations({ locale, namespace: 'giftCards.product' }),
  ]);
  const { title, variants, sizeGuide } = product;
  const { tag } = LOCALE_SETTINGS[locale];
  const prices = new Set(variants.map(({ price }) => price.amount));
  const from = formatMoney(product.from, tag);
  const slides = await buildSlides(product, locale);
  const viewed = viewItemEvent(product);
  // One plain object per variant: only what the picker needs is sent to the browser.
  const buyable = variants.map(({ id, options, availability, price, reduction, saleEnds }) => ({
    id,
    options,
    availability,
    price: formatMoney(price, tag),
    note: describe(reduction && { reduction, saleEnds }),
    unit: price,
  }));
  const options = optionsOf(variants, all).map(({ key, name, values }) => ({
    key,
    name,
    values: values.map(({ key: value, label, swatch }) => ({ key: value, label, ...(swatch && { swatch }) })),
  }));
  const labels = await getBuyBoxLabels(locale, options);
  const head = (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <HeartButton product={product.id} label={favourites('keep', { title })} />
      </div>
      {product.summary && <p className={styles.summary}>{product.summary}</p>}
      {product.type === 'physical' && <PromotionNotes product={product.id} locale={locale} />}
    </div>
  );
  const foot = (
    <>
      <noscript>
        <Notice tone="warning">{t('noScript')}</Notice>
      </noscript>
      <PurchaseInfo product={product} settings={settings} countries={countries} locale={locale} />
    </>
  );
  return (
    <Container as="article" className={styles.view}>
      {viewed && <TrackEvent event={viewed} />}
      {product.type === 'physical' && <RecallLink product={product.id} locale={locale} />}
      {/* Search engines have no type for money that is sold. */}
      {product.type !== 'gift_card' && (
        <ProductJsonLd product={product} settings={settings} countries={countries} locale={locale} />
      )}
      {product.type === 'gift_card' ? (
        <LazyGiftCardHero
          title={title}
          variants={buyable}
          from={variants.length === 0 ? null : t('from', { price: from })}
          labels={labels}
          cardLabels={{ amount: card('amount'), choose: card('choose') }}
          slides={slides}
          galleryLabel={t('gallery', { title })}
          zoomLabels={zoom}
          head={head}
          foot={foot}
        />
      ) : (
        <ProductHero
          slides={slides}
          strip={thumbnailStripUrl(slides.map(({ image }) => image))}
          galleryLabel={t('gallery', { title })}
          zoomLabels={zoom}
          title={title}
          variants={buyable}
          from={variants.length === 0 ? null : prices.size > 1 ? t('from', { price: from }) : from}
          fromNote={describe(reductionOfLowest(variants))}
          options={options}
          labels={labels}
          sizeGuide={sizeGuide.length > 0 && <SizeGuidePopover rows={sizeGuide} locale={locale} />}
          sizeAdviser={sizeGuide.length > 0 && <AdviserButton product={product.slug} labels={adviser} />}
          warning={<SafetyLine product={product} locale={locale} />}
          backInStock={backInStock}
          isShipped={product.type === 'physical'}
          head={head}
          foot={foot}
        />
      )}
      <ProductDetails product={product} settings={settings} locale={locale} />
      <ProductReviews product={product} locale={locale} />
      <LazyProductShelves key={product.id} product={product.id} hasGoesWith={product.hasGoesWith} />
    </Container>
  );
}

import { getTranslations } from 'next-intl/server';
import { Film } from '@/components/content/film';
import type { Product, ProductFilm } from '@/lib/catalog/types';
import type { Slide } from './gallery';
import { pictureUrl } from '@/lib/core/picture-source';
import { type Locale } from '@/backend/contract/locales';

/** Fills the gallery on a phone with two pixels per CSS pixel; a poster has no `srcset`. */
const POSTER_WIDTH = 768;

/** Product pictures for the gallery, and its film after them. */
export async function buildSlides(product: Product, locale: Locale): Promise<Slide[]> {
  const t = await getTranslations({ locale, namespace: 'product' });
  const gallery =
    product.gallery.length > 0 ? product.gallery : product.image ? [{ image: product.image, value: null }] : [];
  const pictures = gallery.map(({ image, value }, index) => ({
    image,
    value,
    label: t('showPicture', { number: String(index + 1) }),
  }));
  return product.film ? [...pictures, await buildFilmSlide(product.film, product.title, locale)] : pictures;
}

async function buildFilmSlide(film: ProductFilm, title: string, locale: Locale): Promise<Slide> {
  const t = await getTranslations({ locale, namespace: 'productFilm' });
  const { poster, captions } = film;
  return {
    image: { ...poster, alt: title },
    value: null,
    label: t('show'),
    film: (
      <Film
        file={film}
        poster={poster.url.endsWith('.svg') ? poster.url : pictureUrl(poster.url, POSTER_WIDTH)}
        captions={captions}
        label={t('label', { title })}
        locale={locale}
      />
    ),
  };
}

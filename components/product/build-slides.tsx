import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/catalog/types';
import type { Slide } from './gallery';
import { type Locale } from '@/backend/contract/locales';

/** Product pictures for the gallery. */
export async function buildSlides(product: Product, locale: Locale): Promise<Slide[]> {
  const t = await getTranslations({ locale, namespace: 'product' });
  const gallery =
    product.gallery.length > 0 ? product.gallery : product.image ? [{ image: product.image, value: null }] : [];
  return gallery.map(({ image, value }, index) => ({
    image,
    value,
    label: t('showPicture', { number: String(index + 1) }),
  }));
}

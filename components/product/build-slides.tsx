import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/catalog/types';
import type { Slide } from './gallery';
import { type Locale } from '@/backend/contract/locales';

const MAIN_SIZES = '(width < 56rem) 100vw, (width < 80rem) 55vw, 42rem';

/** Product pictures, server-rendered for the gallery. */
export async function buildSlides(product: Product, locale: Locale): Promise<Slide[]> {
  const t = await getTranslations({ locale, namespace: 'product' });
  const gallery =
    product.gallery.length > 0 ? product.gallery : product.image ? [{ image: product.image, color: null }] : [];
  return gallery.map(({ image, color }, index) => ({
    id: `photo-${index + 1}`,
    color,
    picture: <Picture image={image} sizes={MAIN_SIZES} priority={index === 0} />,
    thumbnail: <Picture image={image} alt="" sizes="5rem" width={160} height={200} />,
    label: `${t('showPicture', { number: String(index + 1) })}: ${image.alt}`,
  }));
}

import { getTranslations } from 'next-intl/server';
import { type OptionLabels } from './variant-options';
import { type Locale } from '@/backend/contract/locales';
import { OPTION_KEYS, COLORS, SIZES } from '@/backend/contract/products';

/** Labels of colours and sizes, in a shape that can be passed to islands. */
export async function getOptionLabels(locale: Locale): Promise<OptionLabels> {
  const t = await getTranslations({ locale, namespace: 'options' });
  return {
    keys: Object.fromEntries(OPTION_KEYS.map((key) => [key, t(`${key}.label`)])),
    values: {
      color: Object.fromEntries(COLORS.map((color) => [color, t(`color.${color}`)])),
      size: Object.fromEntries(SIZES.map((size) => [size, t(`size.${size}`)])),
    },
  };
}

import 'server-only';
import { cache } from 'react';
import { typeTag } from '@/lib/backend/cache-tags';
import { read } from '@/lib/backend/content-client';
import { type OptionLabels, type ProductOption, toLabels } from './options';
import { toProductOptions, wireOptions } from './option-wire';
import { type Locale } from '@/backend/contract/locales';

/** All options with their values, in the merchant's order. */
export const getOptions = cache(async (locale: Locale): Promise<ProductOption[]> => {
  const tags = [typeTag('product-option'), typeTag('option-value')];
  return toProductOptions(await read('/catalog/options', wireOptions, { locale, tags }));
});

/** Labels of all options. */
export const getOptionLabels = async (locale: Locale): Promise<OptionLabels> => toLabels(await getOptions(locale));

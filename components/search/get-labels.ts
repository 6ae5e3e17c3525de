import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { SearchLabels } from './labels';
import { type Locale } from '@/backend/contract/locales';

export async function getSearchLabels(locale: Locale): Promise<SearchLabels> {
  const t = await getTranslations({ locale, namespace: 'search' });
  return {
    title: t('title'),
    close: t('close'),
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    suggestions: t('suggestions.label'),
    one: t('suggestions.one'),
    many: t('suggestions.many'),
    none: t('suggestions.none'),
    groups: {
      product: t('groups.product'),
      academy: t('groups.academy'),
      article: t('groups.article'),
      page: t('groups.page'),
    },
  };
}

import { Flex, Link, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../contract/locales';
import type { Translations } from '../../back-office/translations/read-translations';
import { useDesk } from '../desk/use-desk-api';
import { useT } from '../language/use-t';
import type { PanelComponent } from '../submissions';
import { formOf } from './gap-form';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** What comes after this entry in the overview; from its last one back to the first. */
function NextTranslation({ language, model, entry }: { language: Locale; model: string; entry: string | undefined }) {
  const t = useT();
  const { data } = useDesk<Translations>(`/shop/translations?language=${language}`);
  if (!data) return null;
  const isHere = ({ type, id, isSingle }: Translations['data'][number]): boolean =>
    type === model && (isSingle || id === entry);
  const at = data.data.findIndex(isHere);
  const next = [...data.data.slice(at + 1), ...data.data].find((gap) => !isHere(gap));
  if (!next) return <Typography textColor="success600">{t('translations.empty')}</Typography>;
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Typography>{t('translations.left', { count: data.meta.pagination.total })}</Typography>
      <Link tag={NavLink} to={formOf(next)}>
        {t('translations.next', { title: next.title || t('translations.untitled') })}
      </Link>
    </Flex>
  );
}

/** Side panel of an entry in a translated language: how much is open in that language, and the next of it. */
export const NextTranslationPanel: PanelComponent = ({ model, documentId, document }) => {
  const t = useT();
  const [{ query }] = useQueryParams<Query>();
  const language = query?.plugins?.i18n?.locale;
  if (!isLocale(language) || language === DEFAULT_LOCALE) return null;
  // Counted again after each save.
  const saved = `${documentId} ${language} ${String(document?.updatedAt)}`;
  return {
    title: t('translations.title'),
    content: <NextTranslation key={saved} language={language} model={model} entry={documentId} />,
  };
};

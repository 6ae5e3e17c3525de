import { Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { LanguageState } from '../../back-office/catalogue/response-types';
import { StatusBadge } from '../desk/status-badges';
import { useT } from '../language/use-t';

const PRODUCT_FORM = '/content-manager/collection-types/api::product.product';

const STATES = {
  published: { variant: 'success', word: 'catalogue.language.published' },
  changed: { variant: 'warning', word: 'catalogue.language.changed' },
  draft: { variant: 'secondary', word: 'catalogue.language.draft' },
  missing: { variant: 'neutral', word: 'catalogue.language.missing' },
} as const;

const formOf = (id: string, locale: string): string =>
  `${PRODUCT_FORM}/${id}?plugins[i18n][locale]=${encodeURIComponent(locale)}`;

/** A badge per language, for lists. */
export function LanguageBadges({ languages }: { languages: LanguageState[] }) {
  const t = useT();
  return (
    <Flex gap={1} wrap="wrap">
      {languages.map(({ locale, state }) => (
        <span key={locale} title={`${locale}: ${t(STATES[state].word)}`}>
          <StatusBadge variant={STATES[state].variant}>{`${locale}${state === 'missing' ? ' –' : ''}`}</StatusBadge>
        </span>
      ))}
    </Flex>
  );
}

interface LinksProps {
  id: string;
  languages: LanguageState[];
  titles: { locale: string; title: string }[];
}

/** The form of the texts in each language, with its state. */
export function LanguageLinks({ id, languages, titles }: LinksProps) {
  const t = useT();
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {languages.map(({ locale, state }) => (
        <Flex tag="li" key={locale} justifyContent="space-between" gap={3} wrap="wrap">
          <Link tag={NavLink} to={formOf(id, locale)}>
            {`${locale}: ${titles.find((text) => text.locale === locale)?.title ?? t('catalogue.language.write')}`}
          </Link>
          <StatusBadge variant={STATES[state].variant}>{t(STATES[state].word)}</StatusBadge>
        </Flex>
      ))}
    </Flex>
  );
}

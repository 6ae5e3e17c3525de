import { Flex, Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { LanguageState } from '../../back-office/catalogue/response-types';
import { StatusBadge } from '../desk/status-badges';

const PRODUCT_FORM = '/content-manager/collection-types/api::product.product';

const STATES = {
  published: { variant: 'success', word: 'published' },
  changed: { variant: 'warning', word: 'published, with changes that are not' },
  draft: { variant: 'secondary', word: 'draft' },
  missing: { variant: 'neutral', word: 'missing' },
} as const;

const formOf = (id: string, locale: string): string =>
  `${PRODUCT_FORM}/${id}?plugins[i18n][locale]=${encodeURIComponent(locale)}`;

/** A badge per language, for lists. */
export function LanguageBadges({ languages }: { languages: LanguageState[] }) {
  return (
    <Flex gap={1} wrap="wrap">
      {languages.map(({ locale, state }) => (
        <span key={locale} title={`${locale}: ${STATES[state].word}`}>
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
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {languages.map(({ locale, state }) => (
        <Flex tag="li" key={locale} justifyContent="space-between" gap={3} wrap="wrap">
          <Link tag={NavLink} to={formOf(id, locale)}>
            {`${locale}: ${titles.find((text) => text.locale === locale)?.title ?? 'write it'}`}
          </Link>
          <StatusBadge variant={STATES[state].variant}>{STATES[state].word}</StatusBadge>
        </Flex>
      ))}
    </Flex>
  );
}

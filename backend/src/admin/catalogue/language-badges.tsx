import { Flex } from '@strapi/design-system';
import type { LanguageState } from '../../back-office/catalogue/response-types';
import { StatusBadge } from '../desk/status-badges';
import { useT } from '../language/use-t';

const STATES = {
  published: { variant: 'success', word: 'catalogue.language.published' },
  changed: { variant: 'warning', word: 'catalogue.language.changed' },
  draft: { variant: 'secondary', word: 'catalogue.language.draft' },
  missing: { variant: 'neutral', word: 'catalogue.language.missing' },
} as const;

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

/** What of a language is live, in words. */
export function LanguageBadge({ state }: Pick<LanguageState, 'state'>) {
  const t = useT();
  return <StatusBadge variant={STATES[state].variant}>{t(STATES[state].word)}</StatusBadge>;
}

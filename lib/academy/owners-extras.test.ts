import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import sv from '@/messages/sv.json';
import { ownersExtras } from './owners-extras';

describe('what a locked lesson promises', () => {
  it.each([
    [3, true, 'both'],
    [1, false, 'cues'],
    [0, true, 'game'],
    [0, false, null],
  ])('with %d cues and a game (%s) is %s', (cueCount, hasGame, extras) =>
    expect(ownersExtras({ cueCount, hasGame })).toBe(extras),
  );

  const messagesOf = { de, en, es, fr, nl, sv };

  it.each(LOCALES)('is said in %s for as much as the lesson has', (locale) => {
    const messages = { text: messagesOf[locale].academy.guide.ownersText };
    const t = createTranslator({ locale, messages });
    const said = [
      { what: 'both', cues: 3 },
      { what: 'both', cues: 1 },
      { what: 'cues', cues: 2 },
      { what: 'game', cues: 0 },
    ].map((values) => t('text', values));
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toMatch(/^[^{}#]+\.$/);
  });
});

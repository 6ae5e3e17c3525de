import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { MESSAGES, fill } from '../../platform/mail/messages';
import type { CardLabels } from './pool-card';

export function cardLabels(locale: Locale): CardLabels {
  const { goal, cues, stopSigns, safety, scan } = MESSAGES[locale].poolCard;
  return { goal, cues, stopSigns, safety, scan };
}

export const cardPlace = (locale: Locale, level: number, lesson: number): string =>
  fill(MESSAGES[locale].poolCard.place, { level, lesson });

export const cardGame = (locale: Locale, title: string): string => fill(MESSAGES[locale].poolCard.game, { title });

export function cardFloats(locale: Locale, count: number): string {
  const { none, one, other } = MESSAGES[locale].poolCard.floats;
  return fill(count === 0 ? none : count === 1 ? one : other, { count });
}

/** Title of the file, its name and its language. `slug` and `title` are those of the lesson or level. */
export function describeFile(
  locale: Locale,
  kind: 'lesson' | 'level',
  { slug, title }: { slug: string; title: string },
) {
  const { one, many, fileOne, fileMany } = MESSAGES[locale].poolCard;
  const [label, file] = kind === 'lesson' ? [one, fileOne] : [many, fileMany];
  return { title: `${label} · ${title}`, name: `${file}-${slug}.pdf`, language: LOCALE_SETTINGS[locale].tag };
}

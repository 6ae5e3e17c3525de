import type { StaffLanguage } from '../../../contract/staff-languages';
import { translateSentence, untranslateLabel } from './sentences';

/** Texts in what Strapi's own pages are told: of failures, and of content types and their fields. */
const MESSAGES = new Set(['message']);
const LABELS = new Set(['label', 'description', 'placeholder', 'displayName']);

/** A copy of a response with the texts at these names changed: the original may be Strapi's own schema. */
function changeTexts(value: unknown, names: ReadonlySet<string>, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, names, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && names.has(name) ? change(inner) : changeTexts(inner, names, change),
    ]),
  );
}

/** The body of a refused request of the admin, for whoever reads it. */
export const translateFailure = (body: unknown, language: StaffLanguage): unknown =>
  changeTexts(body, MESSAGES, (text) => translateSentence(text, language));

/** Names of content types, labels and help texts of their fields. */
export const translateLabels = (body: unknown, language: StaffLanguage): unknown =>
  changeTexts(body, LABELS, (text) => translateSentence(text, language));

/** The labels as they are stored, of a view that somebody configures in another language. */
export const untranslateLabels = <Body>(body: Body, language: StaffLanguage): Body =>
  changeTexts(body, LABELS, (text) => untranslateLabel(text, language)) as Body;

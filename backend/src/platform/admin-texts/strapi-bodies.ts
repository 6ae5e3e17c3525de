import type { StaffLanguage } from '../../../contract/staff-languages';
import { translateLabel, translateSentence, untranslateLabel } from './sentences';

/** Texts in what Strapi's own pages are told: of failures, and of content types and their fields. */
const MESSAGES = new Set(['message']);
const LABELS = new Set(['label', 'description', 'placeholder', 'displayName']);

/** @param before what stands at the same place in another body */
type Change = (text: string, before: unknown) => string;

const at = (body: unknown, name: string | number): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string | number, unknown>)[name]
    : undefined;

/** A copy of a response with the texts at these names changed: the original may be Strapi's own schema. */
function changeTexts(value: unknown, names: ReadonlySet<string>, change: Change, before?: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => changeTexts(item, names, change, at(before, index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && names.has(name)
        ? change(inner, at(before, name))
        : changeTexts(inner, names, change, at(before, name)),
    ]),
  );
}

/** The body of a refused request of the admin, for whoever reads it. */
export const translateFailure = (body: unknown, language: StaffLanguage): unknown =>
  changeTexts(body, MESSAGES, (text) => translateSentence(text, language));

/** Names of content types, labels and help texts of their fields. */
export const translateLabels = (body: unknown, language: StaffLanguage): unknown =>
  changeTexts(body, LABELS, (text) => translateLabel(text, language));

/**
 * The labels as they are stored, of a view that somebody configures in another language. Two labels may have one translation
 * (`Page` and `Side`: „Seite“), so one that was not changed stays as it is in `stored`.
 */
export const untranslateLabels = <Body>(body: Body, language: StaffLanguage, stored: unknown): Body =>
  changeTexts(
    body,
    LABELS,
    (text, before) =>
      typeof before === 'string' && translateLabel(before, language) === text
        ? before
        : untranslateLabel(text, language),
    stored,
  ) as Body;

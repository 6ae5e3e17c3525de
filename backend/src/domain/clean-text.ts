/** Bidi overrides, lone surrogates and Unicode line separators are not allowed in submitted values. */
const HIDDEN = /[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const CONTROL = /\p{Cc}/u;

export const isSingleLineText = (text: string): boolean => !CONTROL.test(text) && !HIDDEN.test(text);

/** Converts all line breaks to `\n`. */
export const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');
export const isMultiLineText = (text: string): boolean => isSingleLineText(text.replace(/[\n\t]/g, ''));

/** Reduces text to one visible line of at most `max` characters, for mail subjects and file names. */
export function toSingleLine(text: string, max: number): string {
  return [...text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')]
    .slice(0, max)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

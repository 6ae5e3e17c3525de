/** Writing direction overrides, halves of surrogate pairs and separators that break lines have no place in answers. */
const HIDDEN = /[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const CONTROL = /\p{Cc}/u;

export const isOneLine = (text: string): boolean => !CONTROL.test(text) && !HIDDEN.test(text);

/** Line breaks of any system become `\n`; a tab is fine too. */
export const unifyLines = (text: string): string => text.replace(/\r\n?/g, '\n');
export const isManyLines = (text: string): boolean => isOneLine(text.replace(/[\n\t]/g, ''));

/** Text for a place where a line break would do harm (subject, file name): one line, nothing hidden, cut. */
export function oneLine(text: string, max: number): string {
  return [...text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')]
    .slice(0, max)
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

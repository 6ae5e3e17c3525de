import { STAFF_LANGUAGES } from '../../../contract/staff-languages';
import type { CsvRow } from '../../domain/read-csv';
import { CSV_HEADS } from '../../domain/variant-csv';
import { translateSentence } from '../../platform/admin-texts/sentences';
import type { Translator } from '../../platform/admin-texts/translator';

/** `Sale from (Europe/Amsterdam)` as its name and what follows it. */
const parts = (head: string): [name: string, rest: string] => {
  const at = head.indexOf('(');
  return at < 0 ? [head.trim(), ''] : [head.slice(0, at).trim(), ` ${head.slice(at)}`];
};

/** The name of a column in the language of the admin. */
export function translateHead(head: string, t: Translator): string {
  const [name, rest] = parts(head);
  return t.sentence(name) + rest;
}

const ENGLISH = new Map(
  CSV_HEADS.flatMap((head) =>
    STAFF_LANGUAGES.map((language): [string, string] => [translateSentence(head, language).toLowerCase(), head]),
  ),
);

/** Reads a file that was saved in any language of the admin: colleagues pass files on. */
export function* withEnglishHeads(rows: Iterable<CsvRow>): Iterable<CsvRow> {
  let isFirst = true;
  for (const row of rows) {
    yield isFirst ? { ...row, cells: row.cells.map((head) => ENGLISH.get(parts(head)[0].toLowerCase()) ?? head) } : row;
    isFirst = false;
  }
}

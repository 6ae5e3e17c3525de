import { readCsv } from '../../domain/read-csv';
import { BYTE_ORDER_MARK, csvLine } from '../files/csv';
import type { Translator } from './translator';

/** A CSV file with the names of its columns in the language of whoever downloads it. */
export async function* translateHead(lines: AsyncIterable<string>, t: Translator): AsyncGenerator<string> {
  let isHead = t.language !== 'en';
  for await (const line of lines) {
    const [head] = isHead ? readCsv(line) : [];
    yield head ? BYTE_ORDER_MARK + csvLine(head.cells.map(t.sentence)) : line;
    isHead = false;
  }
}

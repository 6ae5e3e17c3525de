/** A line of a CSV file, with its number in the file. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const DELIMITERS = [';', ',', '\t'];

/** The delimiter that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The apostrophe with which our own export, and spreadsheets, mark a text that would be a formula. Such a cell stays the
 * text that it is: nothing here evaluates it.
 */
const withoutMark = (cell: string): string => cell.replace(/^'(?=[\s\p{Cf}]*[=+\-@|%＝＋－＠])/u, '');

/**
 * Rows of a CSV text (RFC 4180), with semicolons, commas or tabs, and with or without a byte order mark. Lines without any text are
 * left out. Reads row by row, so that a large file can be worked off in parts.
 *
 * @throws SyntaxError when a quote is not closed; the message names its line
 */
export function* readCsv(source: string): Generator<CsvRow> {
  const text = source.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(text);
  const end = new RegExp(`[${delimiter}\r\n]|$`, 'g');
  let at = 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      const opened = line;
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new SyntaxError(`Line ${opened}: a quote is not closed`);
        if (text[at] === '"') at += 1;
        if (text[at] === '\n') line += 1;
        cell += text[at];
      }
      at += 1;
    }
    end.lastIndex = at;
    const next = end.exec(text)?.index ?? text.length;
    row.cells.push(withoutMark(cell + text.slice(at, next)));
    at = next + 1;
    if (text[next] === delimiter) continue;
    if (text[next] === '\r' && text[at] === '\n') at += 1;
    if (row.cells.some((value) => value.trim() !== '')) yield row;
    line += 1;
    row = { line, cells: [] };
    if (next >= text.length) return;
  }
}

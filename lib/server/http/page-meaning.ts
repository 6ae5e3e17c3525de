/** What the rows of each number hold: an asynchronous value has several. */
type Rows = Map<string, unknown[]>;

/** A row begins with its number, in hexadecimal digits, and letters that name its kind. Hints for the browser have no number. */
const ROW_START = /([0-9a-f]*):([A-Z]*)/y;
/** Stands for a row, or for a part of one: the value itself, a promise of it, a component that comes later, and so on. */
const REFERENCE = /^\$[LFQWixXrR@]?([0-9a-f]+)((?::[^:]+)*)$/;
/** React writes an element as an array. */
const IN_ELEMENT: Record<string, number> = { type: 1, key: 2, props: 3 };
const TEXT = 'T';
const HINTS = '';
const ROOT = '0';

/**
 * What React's data of a page says, as a text that is the same for each rendering of the same content. React writes rows in the order in which
 * they are ready, numbers them accordingly, and refers to what it wrote before; here each row stands where it is used.
 * Null for data in another form.
 */
export function readMeaning(data: string): string | null {
  try {
    return new Reader(readRows(Buffer.from(data))).read();
  } catch {
    return null;
  }
}

function readRows(data: Buffer): Rows {
  const rows: Rows = new Map();
  // Lengths of texts are in bytes.
  const text = data.toString('latin1');
  for (let at = 0; at < data.length; ) {
    ROW_START.lastIndex = at;
    const [start = '', row = '', kind = ''] = ROW_START.exec(text) ?? [];
    if (!start) throw new Error('This is no row');
    const begin = at + start.length;
    const comma = text.indexOf(',', begin);
    const newline = text.indexOf('\n', begin);
    const isText = kind === TEXT;
    const from = isText ? comma + 1 : begin;
    const to = isText ? from + Number.parseInt(text.slice(begin, comma), 16) : newline < 0 ? data.length : newline;
    const content = data.toString('utf8', from, to);
    rows.set(row, [...(rows.get(row) ?? []), isText ? content : readContent(kind, content)]);
    at = isText ? to : to + 1;
  }
  return rows;
}

function readContent(kind: string, content: string): unknown {
  const value: unknown = content === '' ? null : JSON.parse(content);
  return kind === '' ? value : [kind, value];
}

class Reader {
  readonly #rows: Rows;
  /** Null while it is being expanded. */
  readonly #expanded = new Map<string, { value: unknown } | null>();

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  read(): string {
    const hints = (this.#rows.get(HINTS) ?? []).map((hint) => JSON.stringify(hint));
    const page = JSON.stringify(this.#expandRow(ROOT));
    const others = [...this.#rows.keys()].filter((row) => row !== HINTS && !this.#expanded.has(row));
    const rest = others.map((row) => JSON.stringify(this.#expandRow(row)));
    return [page, ...rest.toSorted(), ...new Set(hints.toSorted())].join('\n');
  }

  #expandRow(row: string): unknown {
    const known = this.#expanded.get(row);
    if (known === null) throw new Error('A row is part of itself');
    if (known) return known.value;
    this.#expanded.set(row, null);
    const value = this.#expand(this.#readRow(row));
    this.#expanded.set(row, { value });
    return value;
  }

  #readRow(row: string): unknown {
    const parts = this.#rows.get(row) ?? [];
    return parts.length === 1 ? parts[0] : parts;
  }

  #expand(value: unknown): unknown {
    if (typeof value === 'string') return this.#expandText(value);
    if (Array.isArray(value)) return value.map((part) => this.#expand(part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.#expand(part)]));
  }

  #expandText(text: string): unknown {
    const { row, path } = this.#readReference(text) ?? {};
    if (row === undefined) return text;
    return path?.length ? this.#expand(this.#follow(text)) : this.#expandRow(row);
  }

  /** The number of a row, and the way to a part of it. */
  #readReference(text: string): { row: string; path: string[] } | null {
    const [, row, path = ''] = REFERENCE.exec(text) ?? [];
    return row !== undefined && this.#rows.has(row) ? { row, path: path.split(':').slice(1) } : null;
  }

  /** The value itself, which can be in a row that is being expanded. */
  #follow(value: unknown): unknown {
    const reference = typeof value === 'string' ? this.#readReference(value) : null;
    if (!reference) return value;
    return reference.path.reduce(
      (whole: unknown, name) => this.#follow(readPart(whole, name)),
      this.#follow(this.#readRow(reference.row)),
    );
  }
}

function readPart(value: unknown, name: string): unknown {
  const place = Array.isArray(value) && value[0] === '$' ? IN_ELEMENT[name] : undefined;
  const part: unknown = Object(value)[place ?? name];
  if (part === undefined) throw new Error('A part is missing');
  return part;
}

import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { LOCALES, type Locale } from '../domain/locales';
import { matchExpression, rankCandidates, type SearchedWord } from '../domain/search-rank';
import { pickSimilar, queryWords, splitWords, trigrams } from '../domain/search-words';

export const KINDS = ['product', 'lesson', 'level', 'article', 'page'] as const;
export type Kind = (typeof KINDS)[number];

export interface SearchEntry {
  kind: Kind;
  /** Document id. */
  id: string;
  locale: Locale;
  /** Another value means another text. */
  version: string;
  title: string;
  summary: string;
  text: string;
}

export interface SearchHit {
  kind: Kind;
  id: string;
  title: string;
  summary: string;
}

/** A file of another version is made anew. */
const VERSION = 1;
/** How much a word counts in the title, the summary and the text. */
const WEIGHTS = 'bm25(12.0, 3.0, 1.0)';
const MOST_CANDIDATES = 100;
const MOST_ALIKE = 60;
const MOST_HOLDING = 12;
const MOST_SIMILAR = 4;
/** FTS5's trigrams find nothing shorter. */
const SHORTEST_PART = 3;

/** Tables of one language: entries, their words, and every word once by its trigrams. */
const tables = (locale: Locale): string => `
  create table if not exists entries_${locale} (
    row integer primary key, kind text not null, id text not null, version text not null,
    title text not null, summary text not null, unique (kind, id)
  );
  create virtual table if not exists words_${locale} using fts5(title, summary, text, tokenize = 'unicode61', prefix = '1 2 3');
  create virtual table if not exists vocabulary_${locale} using fts5vocab(words_${locale}, 'row');
  create table if not exists terms_${locale} (term text primary key) without rowid;
  create virtual table if not exists alike_${locale} using fts5(term, tokenize = 'trigram', detail = 'full');
`;

function openDatabase(file: string): Database {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    const version = db.pragma('user_version', { simple: true });
    if (version !== 0 && version !== VERSION) throw new Error('made by another version');
    for (const locale of LOCALES) db.exec(tables(locale));
    db.pragma(`user_version = ${VERSION}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Everything in the file can be made again from the content: one that can't be read is thrown away. */
function openOrReplace(file: string): Database {
  try {
    return openDatabase(file);
  } catch {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    return openDatabase(file);
  }
}

/**
 * The full-text index in a file of its own, apart from the shop's database and the same beside each kind of it. Calls are
 * answered at once (better-sqlite3 has no waiting), each within milliseconds.
 */
export class SearchIndex {
  private readonly db: Database;
  private readonly statements = new Map<string, ReturnType<Database['prepare']>>();

  constructor(file: string) {
    this.db = openOrReplace(file);
  }

  close(): void {
    this.db.close();
  }

  private prepare(sql: string): ReturnType<Database['prepare']> {
    const known = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, known);
    return known;
  }

  /** Versions by document id of what the index holds of this kind, or of one document of it. */
  versions(locale: Locale, kind: Kind, id?: string): Map<string, string> {
    const only = id === undefined ? '' : ' and id = ?';
    const rows = this.prepare(`select id, version from entries_${locale} where kind = ?${only}`).all(
      ...[kind, id].filter((value) => value !== undefined),
    ) as { id: string; version: string }[];
    return new Map(rows.map((row) => [row.id, row.version]));
  }

  put(entries: SearchEntry[]): void {
    this.db.transaction(() => {
      for (const entry of entries) {
        this.drop(entry.locale, entry.kind, entry.id);
        this.insert(entry);
      }
    })();
  }

  remove(locale: Locale, kind: Kind, ids: string[]): void {
    this.db.transaction(() => {
      for (const id of ids) this.drop(locale, kind, id);
    })();
  }

  private drop(locale: Locale, kind: Kind, id: string): void {
    const found = this.prepare(`select row from entries_${locale} where kind = ? and id = ?`).get(kind, id);
    if (!found) return;
    const { row } = found as { row: number };
    this.prepare(`delete from words_${locale} where rowid = ?`).run(row);
    this.prepare(`delete from entries_${locale} where row = ?`).run(row);
  }

  private insert({ locale, kind, id, version, title, summary, text }: SearchEntry): void {
    const { lastInsertRowid } = this.prepare(
      `insert into entries_${locale} (kind, id, version, title, summary) values (?, ?, ?, ?, ?)`,
    ).run(kind, id, version, title, summary);
    const parts = [title, summary, text].map(splitWords);
    this.prepare(`insert into words_${locale} (rowid, title, summary, text) values (?, ?, ?, ?)`).run(
      lastInsertRowid,
      ...parts.map((words) => words.join(' ')),
    );
    for (const word of new Set(parts.flat())) {
      if (word.length < SHORTEST_PART || this.hasTerm(locale, word)) continue;
      this.prepare(`insert into terms_${locale} (term) values (?)`).run(word);
      this.prepare(`insert into alike_${locale} (term) values (?)`).run(`^${word}$`);
    }
  }

  private hasTerm(locale: Locale, word: string): boolean {
    return this.prepare(`select 1 from terms_${locale} where term = ?`).get(word) !== undefined;
  }

  /** Terms stay when their last entry goes; only the vocabulary knows which are in use. */
  private isUsed(locale: Locale, word: string): boolean {
    return this.prepare(`select 1 from vocabulary_${locale} where term = ?`).get(word) !== undefined;
  }

  private isBeginning(locale: Locale, word: string): boolean {
    return (
      this.prepare(`select 1 from vocabulary_${locale} where term >= ? and term < ? limit 1`).get(
        word,
        `${word}\u{10ffff}`,
      ) !== undefined
    );
  }

  private alike(locale: Locale, expression: string, most: number): string[] {
    const rows = this.prepare(
      `select term from alike_${locale} where alike_${locale} match ? order by rank limit ?`,
    ).all(expression, most) as { term: string }[];
    return rows.map(({ term }) => term.slice(1, -1)).filter((term) => this.isUsed(locale, term));
  }

  private look(locale: Locale, word: string): SearchedWord {
    if (word.length < SHORTEST_PART) return { word, holding: [], similar: [] };
    const holding = this.alike(locale, `"${word}"`, MOST_ALIKE)
      .filter((term) => !term.startsWith(word))
      .slice(0, MOST_HOLDING);
    if (holding.length > 0 || this.isBeginning(locale, word)) return { word, holding, similar: [] };
    const shared = trigrams(word).map((gram) => `"${gram}"`);
    const similar = pickSimilar(word, this.alike(locale, shared.join(' OR '), MOST_ALIKE), MOST_SIMILAR);
    return { word, holding, similar };
  }

  /** The best first. Every word must be found; when nothing holds them all, what holds some of them. */
  search(locale: Locale, query: string, limit: number): SearchHit[] {
    const searched = queryWords(query).map((word) => this.look(locale, word));
    if (searched.length === 0) return [];
    const all = this.match(locale, searched, matchExpression(searched, 'AND'), limit);
    const long = searched.filter(({ word }) => word.length >= SHORTEST_PART);
    if (all.length > 0 || searched.length === 1 || long.length === 0) return all;
    return this.match(locale, long, matchExpression(long, 'OR'), limit);
  }

  private match(locale: Locale, searched: SearchedWord[], expression: string, limit: number): SearchHit[] {
    const statement = this.prepare(
      `select kind, id, title, summary, weight from (
         select rowid, rank as weight from words_${locale}
         where words_${locale} match ? and rank match '${WEIGHTS}' order by rank limit ${MOST_CANDIDATES}
       ) join entries_${locale} on row = rowid`,
    );
    type Row = SearchHit & { weight: number };
    // Titles on their own too: among very many matches they would not all be under the first.
    const inTitles = statement.all(`title : (${expression})`) as Row[];
    const anywhere = statement.all(expression) as Row[];
    const found = new Map([...anywhere, ...inTitles].map((row) => [`${row.kind} ${row.id}`, row]));
    return rankCandidates([...found.values()], searched)
      .slice(0, limit)
      .map(({ kind, id, title, summary }) => ({ kind, id, title, summary }));
  }
}

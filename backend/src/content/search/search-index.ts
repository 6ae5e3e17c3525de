import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { matchExpression, rankEntries, type SearchTerm } from '../../domain/search-ranking';
import {
  letterMask,
  findSimilarTerms,
  queryTerms,
  splitTerms,
  type IndexedTerm,
} from '../../domain/search-terms-and-typos';
import { LOCALES, type Locale } from '../../../contract/locales';

export const KINDS = ['product', 'lesson', 'level', 'article', 'page'] as const;
export type Kind = (typeof KINDS)[number];

export interface SearchEntry {
  kind: Kind;
  /** Document id. */
  id: string;
  locale: Locale;
  /** Changes whenever the text changes. */
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

/** A file of another version is recreated. */
const VERSION = 1;
/** Only the newest matches are ranked; a search with more matches is too vague to rank. */
const MAX_CANDIDATES = 200;
const MAX_CONTAINING = 12;
const MAX_SIMILAR = 4;
const MAX_UNKNOWN = 2;
/** Shorter terms occur in too many words. */
const MIN_PART_LENGTH = 3;

/** Tables of one language: entries, their full text, and the distinct terms. */
const tables = (locale: Locale): string => `
  create table if not exists entries_${locale} (
    row integer primary key, kind text not null, id text not null, version text not null,
    title text not null, summary text not null, unique (kind, id)
  );
  create virtual table if not exists words_${locale} using fts5(title, summary, text, tokenize = 'unicode61', prefix = '1 2 3 4');
  create table if not exists terms_${locale} (term text primary key) without rowid;
`;

function openDatabase(file: string): Database {
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    const version = db.pragma('user_version', { simple: true });
    if (version !== 0 && version !== VERSION) throw new Error('The file was created by another version');
    for (const locale of LOCALES) db.exec(tables(locale));
    db.pragma(`user_version = ${VERSION}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The index can be rebuilt from the content, so an unreadable file is deleted. */
function openOrReplace(file: string): Database {
  try {
    return openDatabase(file);
  } catch {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    return openDatabase(file);
  }
}

/**
 * Full-text index in its own SQLite file, independent of the shop's database. Calls are synchronous (better-sqlite3) and
 * take milliseconds.
 */
export class SearchIndex {
  private readonly db: Database;
  /** All terms ever indexed per language; scanning them in memory is faster than querying for substrings and typos. */
  private readonly terms = new Map<Locale, Map<string, IndexedTerm>>();
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

  /** Indexed versions by document id, of a kind or of one of its documents. */
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
    const parts = [title, summary, text].map(splitTerms);
    this.prepare(`insert into words_${locale} (rowid, title, summary, text) values (?, ?, ?, ?)`).run(
      lastInsertRowid,
      ...parts.map((words) => words.join(' ')),
    );
    const terms = this.termsOf(locale);
    for (const word of new Set(parts.flat())) {
      if (word.length < MIN_PART_LENGTH || terms.has(word)) continue;
      this.prepare(`insert or ignore into terms_${locale} (term) values (?)`).run(word);
      terms.set(word, { word, mask: letterMask(word) });
    }
  }

  private termsOf(locale: Locale): Map<string, IndexedTerm> {
    const known = this.terms.get(locale);
    if (known) return known;
    const rows = this.prepare(`select term from terms_${locale}`).all() as { term: string }[];
    const terms = new Map(rows.map(({ term }) => [term, { word: term, mask: letterMask(term) }]));
    this.terms.set(locale, terms);
    return terms;
  }

  /** Terms remain after their last entry is removed, so usage is checked here. */
  private isUsed(locale: Locale, expression: string): boolean {
    return (
      this.prepare(`select 1 from words_${locale} where words_${locale} match ? limit 1`).get(expression) !== undefined
    );
  }

  /** Terms that contain this word, shortest first. */
  private findContaining(locale: Locale, word: string): string[] {
    const found: string[] = [];
    for (const term of this.termsOf(locale).keys()) if (term.indexOf(word) > 0) found.push(term);
    const near = found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_CONTAINING);
    return near.filter((term) => this.isUsed(locale, `"${term}"`));
  }

  /** Expands each word to matching terms. Typos are only corrected for the first few unknown words. */
  private expandTerms(locale: Locale, words: string[]): SearchTerm[] {
    let unknown = 0;
    return words.map((word) => {
      const plain: SearchTerm = { word, containing: [], similar: [] };
      if (word.length < MIN_PART_LENGTH) return plain;
      const holding = this.findContaining(locale, word);
      if (holding.length > 0 || this.isUsed(locale, `"${word}"*`)) return { ...plain, containing: holding };
      unknown += 1;
      if (unknown > MAX_UNKNOWN) return plain;
      const similar = findSimilarTerms(word, this.termsOf(locale).values(), MAX_SIMILAR);
      return { ...plain, similar: similar.filter((term) => this.isUsed(locale, `"${term}"`)) };
    });
  }

  /** Best match first. All words must match; if no entry has them all, entries with some of them are returned. */
  search(locale: Locale, query: string, limit: number): SearchHit[] {
    const searched = this.expandTerms(locale, queryTerms(query));
    if (searched.length === 0) return [];
    const all = this.match(locale, searched, matchExpression(searched, 'AND'), limit);
    const long = searched.filter(({ word }) => word.length >= MIN_PART_LENGTH);
    if (all.length > 0 || searched.length === 1 || long.length === 0) return all;
    return this.match(locale, long, matchExpression(long, 'OR'), limit);
  }

  private match(locale: Locale, searched: SearchTerm[], expression: string, limit: number): SearchHit[] {
    const statement = this.prepare(
      `select kind, id, entry.title, entry.summary, found.title as titleWords, found.summary as summaryWords from (
         select rowid, title, summary from words_${locale}
         where words_${locale} match ? order by rowid desc limit ${MAX_CANDIDATES}
       ) as found join entries_${locale} as entry on entry.row = found.rowid`,
    );
    type Row = SearchHit & { titleWords: string; summaryWords: string };
    // Titles are queried separately, because with many matches they may not be among the newest.
    const rows = ['title : ', '{title summary} : ', ''].flatMap((columns) =>
      statement.all(`${columns}(${expression})`),
    );
    const found = new Map((rows as Row[]).map((row) => [`${row.kind} ${row.id}`, row]));
    const candidates = [...found.values()].map(({ titleWords, summaryWords, ...hit }) => ({
      ...hit,
      words: { title: titleWords.split(' '), summary: summaryWords.split(' ') },
      order: KINDS.indexOf(hit.kind),
    }));
    return rankEntries(candidates, searched)
      .slice(0, limit)
      .map(({ kind, id, title, summary }) => ({ kind, id, title, summary }));
  }
}

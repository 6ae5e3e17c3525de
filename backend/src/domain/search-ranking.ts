/** A search term and the indexed terms it matches. */
export interface SearchTerm {
  word: string;
  /** Indexed terms that contain it: `drijfpak` for `pak`. */
  containing: string[];
  /** Indexed terms it may be a typo of; empty when the term itself is indexed. */
  similar: string[];
}

export interface RankableEntry {
  title: string;
  /** Terms of title and summary, as returned by `splitTerms`. */
  words: { title: string[]; summary: string[] };
  /** Smaller comes first where titles match equally well. */
  order: number;
}

/** 4: exact match, 3: prefix, 2: part of a word, 1: probable typo, 0: no match. */
function scoreTerm(words: string[], { word, containing, similar }: SearchTerm): number {
  if (words.includes(word)) return 4;
  if (words.some((part) => part.startsWith(word))) return 3;
  if (words.some((part) => containing.includes(part))) return 2;
  return words.some((part) => similar.includes(part)) ? 1 : 0;
}

/**
 * Ranking criteria, most important first: exact title, all terms in the title, score of the title, terms found at all, kind of
 * entry (products before articles that mention them too), score of the summary.
 */
function scoreEntry({ words, order }: RankableEntry, searched: SearchTerm[]): number[] {
  const sum = (points: number[]): number => points.reduce((total, value) => total + value, 0);
  const inTitle = searched.map((word) => scoreTerm(words.title, word));
  const inSummary = searched.map((word) => scoreTerm(words.summary, word));
  const isTitle = words.title.join(' ') === searched.map(({ word }) => word).join(' ');
  const isWhole = inTitle.every((value) => value > 0);
  const found = inTitle.filter((value, index) => value > 0 || (inSummary[index] ?? 0) > 0).length;
  return [isTitle ? 1 : 0, isWhole ? 1 : 0, sum(inTitle), found, -order, sum(inSummary)];
}

/** Sorts matches in the title before those in the summary, and those before matches in the text. */
export function rankEntries<T extends RankableEntry>(candidates: T[], searched: SearchTerm[]): T[] {
  const rated = candidates.map((candidate) => ({ candidate, rates: scoreEntry(candidate, searched) }));
  rated.sort((a, b) => {
    const at = a.rates.findIndex((value, index) => value !== b.rates[index]);
    if (at >= 0) return (b.rates[at] ?? 0) - (a.rates[at] ?? 0);
    return a.candidate.title.localeCompare(b.candidate.title, 'en');
  });
  return rated.map(({ candidate }) => candidate);
}

/** A quoted FTS5 string, so that operators in it have no effect. */
const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

/** FTS5 expression that matches all terms, or with `OR` any of them, each as a prefix or by its similar terms. */
export function matchExpression(searched: SearchTerm[], operator: 'AND' | 'OR'): string {
  return searched
    .map(({ word, containing, similar }) => [`${quote(word)}*`, ...[...containing, ...similar].map(quote)].join(' OR '))
    .map((choice) => `(${choice})`)
    .join(` ${operator} `);
}

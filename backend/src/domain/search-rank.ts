/** A word of the search and the words of the shop that it stands for. */
export interface SearchedWord {
  word: string;
  /** Words that hold it: `drijfpak` for `pak`. */
  holding: string[];
  /** Words that it is a slip of; empty when the shop knows the word. */
  similar: string[];
}

export interface Candidate {
  title: string;
  /** Words of title and summary as `splitWords` makes them. */
  words: { title: string[]; summary: string[] };
  /** Of equals the smaller comes first. */
  order: number;
}

/** The word itself, a word that begins with it, one that holds it, one that it may have been meant for. */
function rateWord(words: string[], { word, holding, similar }: SearchedWord): number {
  if (words.includes(word)) return 4;
  if (words.some((part) => part.startsWith(word))) return 3;
  if (words.some((part) => holding.includes(part))) return 2;
  return words.some((part) => similar.includes(part)) ? 1 : 0;
}

/** What counts first stands first: it is the title, all words are in the title, how well they fit there, how well in the summary. */
function rate({ words }: Candidate, searched: SearchedWord[]): number[] {
  const sum = (points: number[]): number => points.reduce((total, value) => total + value, 0);
  const points = searched.map((word) => rateWord(words.title, word));
  const isTitle = words.title.join(' ') === searched.map(({ word }) => word).join(' ');
  const isWhole = points.every((value) => value > 0);
  return [isTitle ? 1 : 0, isWhole ? 1 : 0, sum(points), sum(searched.map((word) => rateWord(words.summary, word)))];
}

/** What has the words in its title comes before what has them in its summary, and that before its text. */
export function rankCandidates<T extends Candidate>(candidates: T[], searched: SearchedWord[]): T[] {
  const rated = candidates.map((candidate) => ({ candidate, rates: rate(candidate, searched) }));
  rated.sort((a, b) => {
    const at = a.rates.findIndex((value, index) => value !== b.rates[index]);
    if (at >= 0) return (b.rates[at] ?? 0) - (a.rates[at] ?? 0);
    return a.candidate.order - b.candidate.order || a.candidate.title.localeCompare(b.candidate.title, 'en');
  });
  return rated.map(({ candidate }) => candidate);
}

/** A word in the words of FTS5: quoted, so that nothing in it is an operator. */
const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

/** The search as FTS5 reads it: every word, or with `or` any of them, as beginning or as one of the words it stands for. */
export function matchExpression(searched: SearchedWord[], operator: 'AND' | 'OR'): string {
  return searched
    .map(({ word, holding, similar }) => [`${quote(word)}*`, ...[...holding, ...similar].map(quote)].join(' OR '))
    .map((choice) => `(${choice})`)
    .join(` ${operator} `);
}

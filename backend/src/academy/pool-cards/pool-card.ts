/** One lesson as it is printed on a card, in the lesson's own words. Empty texts and lists are left out. */
export interface PoolCard {
  /** Level and lesson by number. */
  place: string;
  title: string;
  goal: string;
  /** How many of the suit's floats stay in; null if the lesson does not say. */
  floats: { count: number; text: string } | null;
  cues: string[];
  game: { title: string; text: string } | null;
  stopSigns: string[];
  /** The lesson's page, for the QR code. */
  url: string;
}

/** What every card says. */
export interface CardLabels {
  goal: string;
  cues: string;
  stopSigns: string;
  safety: string;
  scan: string;
}

/** The file to print: cards, four to a sheet. */
export interface CardFile {
  title: string;
  author: string;
  /** BCP 47, such as `nl-NL`. */
  language: string;
  labels: CardLabels;
  cards: PoolCard[];
}

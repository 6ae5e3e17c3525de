/** What a card says in every copy of a language. */
interface ParcelCardLabels {
  title: string;
  lead: string;
  /** In order; the address of the page is in the first. */
  steps: string[];
  code: string;
  once: string;
  safety: string;
  scan: string;
}

/** One card, to print on A6. */
export interface ParcelCardSheet {
  /** BCP 47, such as `nl-NL`. */
  language: string;
  labels: ParcelCardLabels;
  code: string;
  /** The page with the code, for the QR code. */
  url: string;
}

export interface ParcelCardFile {
  /** Of the file. */
  title: string;
  /** Name of the shop. */
  author: string;
  cards: ParcelCardSheet[];
}

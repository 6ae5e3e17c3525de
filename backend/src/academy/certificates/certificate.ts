/** What a certificate says in every copy of a language. */
interface CertificateLabels {
  title: string;
  for: string;
  finished: string;
  how: string;
  date: string;
  signed: string;
  serial: string;
  check: string;
  disclaimer: string;
}

/** One certificate, to print. */
export interface CertificateFile {
  /** Of the file. */
  title: string;
  /** Name of the shop. */
  author: string;
  /** BCP 47, such as `nl-NL`. */
  language: string;
  labels: CertificateLabels;
  /** In signs that the fonts have; empty: a line to write on. */
  nickname: string;
  level: string;
  /** In words. */
  day: string;
  serial: string;
  /** The check page, for the QR code. */
  url: string;
}

/** What the fonts can print of a nickname, which may be emoji or of another script. */
export const printableName = (nickname: string): string =>
  nickname
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Mn}0-9 .,'’&()+!?-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

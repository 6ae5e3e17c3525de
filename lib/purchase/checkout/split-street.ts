/** Parts of a street line filled in by a browser. */
export interface StreetParts {
  street: string;
  housenumber: string;
  addition: string;
}

const NUMBER_LAST = /^(?<street>\D.*?)[\s,]+(?<housenumber>\d{1,5})(?:[\s-]*(?<addition>[a-z]{1,4}|[a-z]?\d{1,4}))?$/i;
const NUMBER_FIRST = /^(?<housenumber>\d{1,5})(?:\s?(?<addition>bis|ter|quater|[a-d]))?,?\s+(?<street>\D.+)$/i;

/** Splits an autofilled line; null without a house number. */
export function splitStreet(line: string): StreetParts | null {
  const match = NUMBER_LAST.exec(line.trim()) ?? NUMBER_FIRST.exec(line.trim());
  const { street, housenumber, addition } = match?.groups ?? {};
  return street && housenumber ? { street: street.trim(), housenumber, addition: addition ?? '' } : null;
}

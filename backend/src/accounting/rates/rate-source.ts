import type { Currency } from '../../../contract/money';

export interface PublishedRate {
  currency: Currency;
  /** `YYYY-MM-DD`. */
  day: string;
  rate: number;
}

/** Where reference rates come from; a stand-in takes its place in local runs. Throws when it can not be read. */
export interface RateSource {
  latest(): Promise<PublishedRate[]>;
}

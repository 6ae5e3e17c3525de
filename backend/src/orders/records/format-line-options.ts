import { formatOptions } from '../../platform/mail/options-and-footer';
import type { Locale } from '../../../contract/locales';
import { type LineRow, readStoredOptions } from './order-rows';

/** Options of an order line as text: `Kleur: blauw, Maat: M`. */
export const formatLineOptions = (line: Pick<LineRow, 'options'>, locale: Locale): string =>
  formatOptions(readStoredOptions(line), locale);

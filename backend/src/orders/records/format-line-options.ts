import { formatOptions } from '../../platform/mail/options-and-footer';
import type { Messages } from '../../platform/mail/messages';
import { type LineRow, readOptions } from './order-rows';

/** Options of an order line as text: `Kleur: blauw, Maat: M`. */
export const formatLineOptions = (line: Pick<LineRow, 'options'>, text: Messages): string =>
  formatOptions(readOptions(line), text);

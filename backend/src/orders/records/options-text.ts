import { describeOptions } from '../../platform/mail/blocks';
import type { Messages } from '../../platform/mail/messages';
import { type LineRow, readOptions } from './order-rows';

/** The options of an order line as one text: `Kleur: blauw, Maat: M`. */
export const optionsText = (line: Pick<LineRow, 'options'>, text: Messages): string =>
  describeOptions(readOptions(line), text);

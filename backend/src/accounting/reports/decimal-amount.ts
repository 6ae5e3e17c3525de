import { toDecimalText } from '../../domain/money';

/** Cents as decimal text for spreadsheets: `-12.34`. */
export const decimalAmount = (cents: number): string => `${cents < 0 ? '-' : ''}${toDecimalText(Math.abs(cents))}`;

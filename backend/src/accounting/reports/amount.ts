import { toDecimalText } from '../../domain/money';

/** Cents as spreadsheets read them: `-12.34`. */
export const amount = (cents: number): string => `${cents < 0 ? '-' : ''}${toDecimalText(Math.abs(cents))}`;

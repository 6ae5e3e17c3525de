import { datePattern, timeOf } from './dates';
import { toPattern } from './pattern';
import { isLeftOut, numberOf } from './values';
import { type ParsedRule } from '@/backend/contract/rule-string';

const isNumber = (argument: unknown): boolean => !Number.isNaN(numberOf(argument));
const isDate = (argument: unknown): boolean => !Number.isNaN(timeOf(argument));
const isNumberOrNone = (argument: unknown): boolean => isLeftOut(argument) || isNumber(argument);

/** Whether the arguments of a rule are invalid, so that no value can pass. */
export function isMisconfigured({ name, args }: Pick<ParsedRule, 'name' | 'args'>): boolean {
  const [first, second] = args;
  switch (name) {
    case 'between':
      return !isNumber(first) || !isNumber(second);
    case 'min':
    case 'max':
      return args.length > 0 && !isNumber(first);
    case 'length':
      return !isNumberOrNone(first) || !isNumberOrNone(second);
    case 'date_format':
      return datePattern(first) === null;
    case 'date_after':
    case 'date_after_or_equal':
    case 'date_before':
    case 'date_before_or_equal':
      return !isLeftOut(first) && !isDate(first);
    case 'date_between':
      return !isDate(first) || (!isLeftOut(second) && !isDate(second));
    case 'is':
      return args.length === 0;
    case 'matches':
      return args.length === 0 || args.some((argument) => toPattern(argument) === null);
    default:
      return false;
  }
}

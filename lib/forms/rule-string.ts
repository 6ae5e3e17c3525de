import { isRuleName } from './rules';
import { type ParsedRule, parseRuleString } from '@/backend/contract/rule-string';

/** Parses a rule string such as `required|length:2,50`. Throws only UnknownRule. */
export const parseRules = (source: string): ParsedRule[] => parseRuleString(source, isRuleName);

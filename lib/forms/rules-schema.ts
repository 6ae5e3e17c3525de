import { z } from 'zod';
import { findRuleError } from './run-rules';
import { readField } from './rules/values';
import { type ParsedRule } from '@/backend/contract/rule-string';

export interface RuledField {
  name: string;
  rules: ParsedRule[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The rules of a form as a zod schema. Islands call findRuleError instead, because zod is larger than all rules. Returns
 * the values unchanged, with one issue per invalid field: path [name], message = error code. Hints are not issues.
 */
export function rulesSchema(fields: RuledField[]): z.ZodType<Record<string, unknown>> {
  return z
    .custom<Record<string, unknown>>(isRecord, { abort: true, message: 'invalid' })
    .superRefine((values, context) => {
      for (const { name, rules: list } of fields) {
        const code = findRuleError(list, readField(values, name), values, name);
        if (code !== null) context.addIssue({ code: 'custom', path: [name], message: code });
      }
    });
}

import { z } from 'zod';
import { dataOf, parseFields } from '../../domain/parse-fields';
import { emailField, requiredText } from '../../domain/text-fields';
import { isMultiLineText, normalizeLineBreaks } from '../../domain/clean-text';
import { MAX_LINES, MAX_QUANTITY } from '../../../contract/cart';
import { schemaFor } from '../../domain/request-schema';
import type { WithdrawalBody } from '../../../contract/requests';

const MAX_TEXT = 1000;

const textField = z
  .string()
  .nullish()
  .transform((given, context): string => {
    const text = normalizeLineBreaks(given ?? '')
      .normalize('NFC')
      .trim();
    if ([...text].length <= MAX_TEXT && isMultiLineText(text)) return text;
    context.addIssue({ code: 'custom', message: isMultiLineText(text) ? 'tooLong' : 'invalid' });
    return z.NEVER;
  });

const statementField = schemaFor<WithdrawalBody>()(
  z.object({
    name: requiredText(200),
    /** Free text: used for a lookup, never rejected. */
    orderNr: requiredText(60),
    email: emailField,
    /** Free text describing the part of the order. */
    text: textField,
    /** Withdrawn lines; empty for the whole order. */
    lines: z
      .array(
        z.object({
          variantId: z.string().regex(/^\w{1,64}$/),
          title: requiredText(300),
          quantity: z.int().min(1).max(MAX_QUANTITY),
        }),
      )
      .max(MAX_LINES)
      .default([]),
    /** Slug of the order page from which it was submitted. */
    order: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .nullish()
      .transform((slug) => slug ?? null),
    /** Idempotency token, so that a double click submits one statement. */
    token: z.string().regex(/^[\x21-\x7e]{8,200}$/),
    suspect: z.boolean().default(false),
  }),
);

export type Statement = z.infer<typeof statementField>;

/** Parses `{data: {…}}`. Asks for no reason and no unnecessary data (Directive 2011/83/EU art. 11a(2)). */
export const parseWithdrawalStatement = (body: unknown): Statement => parseFields(statementField, dataOf(body));

import { dataOf } from '../../domain/parse-fields';
import { z } from 'zod';
import { optionalText, requiredText } from '../../domain/text-fields';
import { ShopError } from '../../domain/shop-error';
import { isMultiLineText, normalizeLineBreaks } from '../../domain/clean-text';
import { schemaFor } from '../../domain/request-schema';
import type { ReviewBody } from '../../../contract/requests';
import { isSizeFit, type SizeFit } from '../../../contract/size-fit';

const MAX_TEXT = 3000;

const longText = z
  .string()
  .nullish()
  .transform((value, context): string => {
    const text = normalizeLineBreaks((value ?? '').normalize('NFC')).trim();
    const issue =
      text === '' ? 'required' : text.length > MAX_TEXT ? 'tooLong' : isMultiLineText(text) ? null : 'invalid';
    if (issue === null) return text;
    context.addIssue({ code: 'custom', message: issue });
    return z.NEVER;
  });

/** Accepts strings, because HTML forms send text. */
const stars = z.unknown().transform((value, context): number => {
  const number = typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 5) return number;
  context.addIssue({ code: 'custom', message: 'required' });
  return z.NEVER;
});

/** Optional; HTML forms send '' for no answer. */
const sizeFit = z
  .unknown()
  .optional()
  .transform((value, context): SizeFit | null => {
    if (value === undefined || value === null || value === '') return null;
    if (isSizeFit(value)) return value;
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  });

const inputSchema = schemaFor<ReviewBody>()(
  z.object({
    productId: z.string().max(64),
    stars,
    fit: sizeFit,
    title: optionalText(100),
    text: longText,
    name: requiredText(40),
    /** Removes previously uploaded pictures. */
    withoutPhotos: z.boolean().default(false),
  }),
);
export type ReviewInput = z.infer<typeof inputSchema>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopError('MalformedRequest', 'The data is not JSON');
  }
}

/** `data` is JSON text in multipart requests and an object in JSON requests. */
export function readReview(body: unknown) {
  const given = dataOf(body);
  const data = typeof given === 'string' ? parse(given) : given;
  if (typeof data !== 'object' || data === null) throw new ShopError('MalformedRequest', 'The request has no data');
  const { success, data: input, error } = inputSchema.safeParse(data);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String), name: message }));
  return success ? { input, errors: [] } : { input: null, errors };
}

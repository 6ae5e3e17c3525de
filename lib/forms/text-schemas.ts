import * as z from 'zod/mini';

// `zod/mini` has the same rules as `zod` at a third of the size.

/** Messages are error codes; the interface translates them. */
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'));
export const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'tooLong'));

/** Local part, @, labels, and a top-level domain of two or more letters; same rule as in the backend. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;
const isEmail = (text: string): boolean => EMAIL.test(text) && !/(^|[.@])\.|\.@/.test(text);

export const emailRule = requiredText(254).check(z.refine((text) => text === '' || isEmail(text), 'email'));

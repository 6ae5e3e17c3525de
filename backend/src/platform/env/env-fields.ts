import { z } from 'zod';
import { parseLocaleHosts } from '../../../contract/locale-hosts';

const FIX = 'correct it, or remove it to get the default.';

export const text = z.string();

const parsesTo = (value: string, min: number, max: number): boolean => Number(value) >= min && Number(value) <= max;

export const integer = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && parsesTo(value, min, max), {
      error: ({ input }) => `is "${String(input)}" but must be a whole number from ${min} to ${max}: ${FIX}`,
    })
    .transform(Number);

export const port = integer(1, 65_535);

/** Longer timers fire at once. */
export const MAX_MS = 2_147_483_647;
export const duration = integer(1, MAX_MS);

export const decimal = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d+(?:\.\d+)?$/.test(value) && parsesTo(value, min, max), {
      error: ({ input }) => `is "${String(input)}" but must be a number from ${min} to ${max}: ${FIX}`,
    })
    .transform(Number);

export const boolean = z
  .enum(['true', 'false', '1', '0'], {
    error: ({ input }) => `is "${String(input)}" but must be true or false: ${FIX}`,
  })
  .transform((value) => value === 'true' || value === '1');

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => `is "${String(input)}" but must be one of ${values.join(', ')}: ${FIX}` });

/** The value is not included in the error, because a URL can contain a password. */
export const urlText = z.string().refine((value) => URL.canParse(value), {
  error: `is not a URL (like http://127.0.0.1:3000): ${FIX}`,
});

/** `LOCALE_HOSTS`, kept as text. */
export const localeHostsText = z.string().superRefine((value, context) => {
  try {
    parseLocaleHosts(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^LOCALE_HOSTS: /, '') : 'unreadable';
    const example = 'nl=https://shop.example,en=https://en.shop.example';
    context.addIssue({ code: 'custom', message: `is wrong (${reason}) but must look like ${example}: ${FIX}` });
  }
});

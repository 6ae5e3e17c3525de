import * as z from 'zod/mini';
import { PLACES, type Place } from '@/lib/catalog/types';

/** A measure as people type it: `17,5`, `17.5` or `17,5 kg`; null if it is no such number. */
export function parseMeasure(text: string): number | null {
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:kg|cm|°c|°)?$/i.exec(text.trim()) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

const within = (text: string, min: number, max: number): boolean => {
  const measure = parseMeasure(text);
  return measure !== null && measure >= min && measure <= max;
};

const needed = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, 'required'),
      z.refine((text) => text === '' || within(text, min, max), 'number'),
    ),
    z.transform((text) => parseMeasure(text) ?? Number.NaN),
  );

const optional = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || within(text, min, max), 'number'),
    ),
    z.transform(parseMeasure),
  );

const placeOf = (text: string): Place | undefined => PLACES.find((place) => place === text);
const place = z.pipe(
  z.string(),
  z.transform((text, context): Place => {
    const known = placeOf(text);
    if (known) return known;
    context.issues.push({ code: 'custom', message: 'required', input: text });
    return z.NEVER;
  }),
);

/** Mistakes of typing are refused here; weights and ages that no suit is made for get an answer. */
export const childSchema = z.object({
  weight: needed(0.1, 999),
  age: needed(0, 99),
  height: optional(30, 250),
  chest: optional(20, 200),
});

/** The finder's three questions. */
export const finderSchema = z.object({
  weight: needed(0.1, 999),
  age: needed(0, 99),
  temperature: needed(0, 45),
  place,
});

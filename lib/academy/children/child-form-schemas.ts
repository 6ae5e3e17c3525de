import { z } from 'zod';
import {
  type ChildFields,
  MAX_CHILD_YEARS,
  MAX_NICKNAME,
  MAX_SIZE,
  MAX_SWIM_NOTE,
  SWIM_MINUTES,
  type SwimBody,
  WEIGHT,
} from '@/backend/contract/children';

/** Messages are error codes; the interface translates them. Characters are counted as people do: an emoji is one. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= max, 'tooLong');

const within = ({ min, max }: { min: number; max: number }, value: number): boolean => value >= min && value <= max;

/** The latest and earliest year of birth, for `today` as `YYYY-MM-DD`. */
export function birthYears(today: string): { min: number; max: number } {
  const max = Number(today.slice(0, 4));
  return { min: max - MAX_CHILD_YEARS, max };
}

export interface ChildValues {
  nickname: string;
  birthYear: string;
  weight: string;
  size: string;
}

/** `18,5` and `18.5`; NaN for anything else, null for nothing. */
const toNumber = (value: string): number | null => {
  const plain = value.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,4}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};
const numberOrNull = (isValid: (value: number) => boolean) =>
  z
    .string()
    .transform(toNumber)
    .refine((value) => value === null || isValid(value), 'invalid');

export const createChildSchema = (today: string): z.ZodType<ChildFields, ChildValues> =>
  z.object({
    nickname: text(MAX_NICKNAME).min(1, 'required'),
    birthYear: numberOrNull((year) => Number.isInteger(year) && within(birthYears(today), year)),
    weight: numberOrNull((weight) => within(WEIGHT, weight)),
    size: text(MAX_SIZE),
  });

export interface SwimValues {
  day: string;
  minutes: string;
  floats: string;
  note: string;
}

export const createSwimSchema = (today: string): z.ZodType<Omit<SwimBody, 'key'>, SwimValues> =>
  z.object({
    day: z
      .string()
      .min(1, 'required')
      .refine((day) => day === '' || day <= today, 'future')
      .refine((day) => day === '' || Number(day.slice(0, 4)) >= birthYears(today).min, 'invalid'),
    minutes: z
      .string()
      .transform((value) => toNumber(value) ?? Number.NaN)
      .refine((minutes) => Number.isInteger(minutes) && within(SWIM_MINUTES, minutes), 'invalid'),
    floats: z.string().transform(Number),
    note: text(MAX_SWIM_NOTE),
  });

import { z } from 'zod';
import {
  type AddChildBody,
  type ChangeChildBody,
  FLOAT_COUNTS,
  MARK_STATES,
  MAX_CHILD_YEARS,
  MAX_NICKNAME,
  MAX_SIZE,
  MAX_SWIM_NOTE,
  type MarkBody,
  SWIM_MINUTES,
  type SwimBody,
  WEIGHT,
} from '../../contract/children';
import { isMultiLineText, normalizeLineBreaks } from './clean-text';
import { schemaFor } from './request-schema';
import { optionalText, requiredText } from './text-fields';

const key = z.string().regex(/^[\w-]{16,64}$/);
const floats = z.number().refine((count) => FLOAT_COUNTS.some((known) => known === count), 'invalid');
/** In code units; a nickname of emoji has several for each. */
const NICKNAME_UNITS = MAX_NICKNAME * 8;

const childShape = (today: string) => {
  const year = Number(today.slice(0, 4));
  return {
    nickname: z
      .string()
      .nullish()
      .refine((text) => [...(text ?? '').trim()].length <= MAX_NICKNAME, 'tooLong')
      .pipe(requiredText(NICKNAME_UNITS)),
    birthYear: z
      .int()
      .min(year - MAX_CHILD_YEARS)
      .max(year)
      .nullable(),
    weight: z
      .number()
      .min(WEIGHT.min)
      .max(WEIGHT.max)
      .transform((kilograms) => Math.round(kilograms * 10) / 10)
      .nullable(),
    size: optionalText(MAX_SIZE),
  };
};

/** @param today `YYYY-MM-DD` in the shop's time zone, like below: birth years lie within 18 years, swims not in the future. */
export const addChildFields = (today: string) => schemaFor<AddChildBody>()(z.object({ ...childShape(today), key }));

export const changeChildFields = (today: string) => schemaFor<ChangeChildBody>()(z.object(childShape(today)));

export const markFields = schemaFor<MarkBody>()(
  z.object({ lesson: z.string().regex(/^\w{1,64}$/), state: z.enum(MARK_STATES), floats }),
);

export const swimFields = (today: string) =>
  schemaFor<SwimBody>()(
    z.object({
      key,
      day: z.iso
        .date()
        .refine((day) => day <= today, 'future')
        .refine((day) => Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - MAX_CHILD_YEARS, 'invalid'),
      minutes: z.int().min(SWIM_MINUTES.min).max(SWIM_MINUTES.max),
      floats,
      note: z
        .string()
        .transform((text) => normalizeLineBreaks(text).normalize('NFC').trim())
        .refine((text) => [...text].length <= MAX_SWIM_NOTE, 'tooLong')
        .refine(isMultiLineText, 'invalid'),
    }),
  );

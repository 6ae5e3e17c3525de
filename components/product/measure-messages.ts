import type { FieldMessages } from '@/components/forms/form-context';

const FIELDS = ['weight', 'age', 'height', 'chest', 'temperature', 'place'];

/** What is empty and what is no number is told in the same words, which give an example. */
export const measureMessages = (texts: Record<string, string>): FieldMessages =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const message = texts[`${field}Error`] ?? '';
      return [field, { required: message, number: message, invalid: message }];
    }),
  );

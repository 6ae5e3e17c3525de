'use client';

import { SelectField } from '@/components/forms/select-field';
import type { Country } from './checkout-props';

interface CountryFieldProps {
  name: string;
  label: string;
  hint?: string;
  countries: Country[];
  autoComplete: string;
}

/** The served countries, in the shop's order. */
export function CountryField({ countries, ...field }: CountryFieldProps) {
  return <SelectField {...field} options={countries.map(({ iso, name }) => ({ value: iso, label: name }))} />;
}

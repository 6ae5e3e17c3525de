import type { Db } from '../database/row-helpers';
import { translateCountry } from '../../../contract/country-names';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales';

/** Company details for mails and invoices. */
export interface Company {
  siteName: string;
  name: string;
  address: string;
  /** Where customers send goods back to; empty: the company's address. */
  returnAddress: string;
  chamberOfCommerce: string;
  vatNumber: string;
  email: string;
  operatorEmail: string;
  timeZone: string;
}

const COLUMNS = [
  'site_name',
  'company_name',
  'company_address',
  'return_address',
  'chamber_of_commerce',
  'vat_number',
  'contact_email',
  'operator_email',
  'time_zone',
];

type SettingsRow = Record<string, string | number | null>;

export async function readCompany(db: Db): Promise<Company> {
  const row: SettingsRow = (await db('site_settings').where({ locale: DEFAULT_LOCALE }).first(COLUMNS)) ?? {};
  const text = (column: string): string => String(row[column] ?? '');
  return {
    siteName: text('site_name') || text('company_name'),
    name: text('company_name'),
    address: text('company_address'),
    returnAddress: text('return_address'),
    chamberOfCommerce: text('chamber_of_commerce'),
    vatNumber: text('vat_number'),
    email: text('contact_email'),
    operatorEmail: text('operator_email'),
    timeZone: text('time_zone') || 'Europe/Amsterdam',
  };
}

/** Lines of the address to send goods back to, its country in the language. */
export const returnAddressOf = ({ name, address, returnAddress }: Company, locale: Locale): string[] =>
  translateCountry(returnAddress.trim() || `${name}\n${address}`, locale)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

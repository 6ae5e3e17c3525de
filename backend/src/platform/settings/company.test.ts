import { expect, it } from 'vitest';
import { footerLines } from '../mail/options-and-footer';
import { type Company, returnAddressOf } from './company';

const company: Company = {
  siteName: 'Zwotter',
  name: 'Zwotter B.V.',
  address: 'Otterkade 12\n3511 AB Utrecht\nNederland',
  returnAddress: '',
  chamberOfCommerce: '',
  vatNumber: '',
  email: 'hello@shop.example',
  operatorEmail: '',
  timeZone: 'Europe/Amsterdam',
};

it('names its country in the language of the mail', () => {
  expect(footerLines({ company, locale: 'fr' })).toEqual(['Zwotter B.V., Otterkade 12, 3511 AB Utrecht, Pays-Bas']);
  expect(returnAddressOf(company, 'de')).toEqual(['Zwotter B.V.', 'Otterkade 12', '3511 AB Utrecht', 'Niederlande']);
});

it('keeps a return address whose last line is not a country', () => {
  expect(returnAddressOf({ ...company, returnAddress: ' Hal 3 \n\nUtrecht ' }, 'sv')).toEqual(['Hal 3', 'Utrecht']);
});

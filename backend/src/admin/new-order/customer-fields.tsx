import { Flex } from '@strapi/design-system';
import styled from 'styled-components';
import { LOCALES, LOCALE_SETTINGS } from '../../../contract/locales';
import { formatCountry } from '../desk/format';
import { Section } from '../desk/section';
import { SelectField } from '../desk/select-field';
import { TextField } from '../desk/text-field';
import type { ChangeDraft, Draft } from './types';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: 1.6rem;
`;

type TextName = 'firstname' | 'lastname' | 'email' | 'street' | 'housenumber' | 'addition' | 'postalCode' | 'city';

interface Props {
  draft: Draft;
  onChange: ChangeDraft;
  countries: string[];
  failures: Record<string, string>;
}

/** Who ordered, in which language they read, and where it goes. */
export function CustomerFields({ draft, onChange, countries, failures }: Props) {
  const text = (name: TextName, label: string, path: string, isRequired = true) => (
    <TextField
      label={label}
      name={name}
      value={draft[name]}
      maxLength={200}
      required={isRequired}
      {...(failures[path] && { error: failures[path] })}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Section title="Customer">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Pair>
          {text('firstname', 'First name', 'user.firstname')}
          {text('lastname', 'Last name', 'user.lastname')}
        </Pair>
        <Pair>
          {text('email', 'Email address', 'user.email')}
          <SelectField
            label="Language of mails and invoice"
            name="locale"
            value={draft.locale}
            options={LOCALES.map((locale) => [locale, LOCALE_SETTINGS[locale].name] as const)}
            onChange={(locale) => onChange({ locale })}
            hint="Also decides the currency."
          />
        </Pair>
        <Pair>
          {text('street', 'Street', 'shipping.street')}
          {text('housenumber', 'House number', 'shipping.housenumber')}
          {text('addition', 'Addition', 'shipping.addition', false)}
        </Pair>
        <Pair>
          {text('postalCode', 'Postal code', 'shipping.postalCode')}
          {text('city', 'Town', 'shipping.city')}
          <SelectField
            label="Country"
            name="country"
            value={draft.country}
            required
            options={countries.map((iso) => [iso, formatCountry(iso)] as const)}
            onChange={(country) => onChange({ country })}
            error={failures['shipping.country']}
          />
        </Pair>
      </Flex>
    </Section>
  );
}

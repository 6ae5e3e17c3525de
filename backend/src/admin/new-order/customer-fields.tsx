import { Flex } from '@strapi/design-system';
import styled from 'styled-components';
import { LOCALES, LOCALE_SETTINGS } from '../../../contract/locales';
import { Section } from '../desk/section';
import { SelectField } from '../desk/select-field';
import { TextField } from '../desk/text-field';
import type { ChangeDraft, Draft } from './types';
import { useT } from '../language/use-t';

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
  const t = useT();
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
    <Section title={t('newOrder.customer')}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Pair>
          {text('firstname', t('newOrder.firstname'), 'user.firstname')}
          {text('lastname', t('newOrder.lastname'), 'user.lastname')}
        </Pair>
        <Pair>
          {text('email', t('newOrder.email'), 'user.email')}
          <SelectField
            label={t('newOrder.language')}
            name="locale"
            value={draft.locale}
            options={LOCALES.map((locale) => [locale, LOCALE_SETTINGS[locale].name] as const)}
            onChange={(locale) => onChange({ locale })}
            hint={t('newOrder.languageHint')}
          />
        </Pair>
        <Pair>
          {text('street', t('newOrder.street'), 'shipping.street')}
          {text('housenumber', t('newOrder.housenumber'), 'shipping.housenumber')}
          {text('addition', t('newOrder.addition'), 'shipping.addition', false)}
        </Pair>
        <Pair>
          {text('postalCode', t('newOrder.postalCode'), 'shipping.postalCode')}
          {text('city', t('newOrder.city'), 'shipping.city')}
          <SelectField
            label={t('newOrder.country')}
            name="country"
            value={draft.country}
            required
            options={countries.map((iso) => [iso, t.country(iso)] as const)}
            onChange={(country) => onChange({ country })}
            error={failures['shipping.country']}
          />
        </Pair>
      </Flex>
    </Section>
  );
}

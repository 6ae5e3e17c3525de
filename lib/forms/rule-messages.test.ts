import { describe, expect, it } from 'vitest';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import sv from '@/messages/sv.json';
import { describeRuleErrors, type RuleMessages } from './rule-messages';
import { rules } from './rules';
import { LOCALES, type Locale } from '@/backend/contract/locales';
import { parseRules } from '@/lib/forms/rule-string';
import { type RuleName } from '@/backend/contract/form-rules';

const words: Record<Locale, RuleMessages> = {
  nl: nl.rules,
  en: en.rules,
  de: de.rules,
  es: es.rules,
  fr: fr.rules,
  sv: sv.rules,
};
/** Fails to compile if a rule has no message. */
const everyRule: Record<RuleName, unknown> = nl.rules;

const say = (source: string, label = 'E-mail address', locale: Locale = 'en', labels?: Record<string, string>) =>
  Object.values(describeRuleErrors(parseRules(source), label, words[locale], locale, labels));

/** Every template of every rule at least once. */
const sources = [
  ...Object.keys(rules).filter((name) => !['between', 'matches', 'is', 'date_between', 'date_format'].includes(name)),
  'min:3',
  'max:1',
  'between:1,5',
  'length:1',
  'length:2',
  'length:0,1',
  'length:0,9',
  'length:4,4',
  'length:1,1',
  'length:2,9',
  'matches:/a/',
  'matches:a,b',
  'is:a',
  'not:a',
  'starts_with:a,b',
  'ends_with:.nl',
  'confirm:other',
  ...[
    'alpha',
    'alphanumeric',
    'alpha_spaces',
    'uppercase',
    'lowercase',
    'contains_alpha',
    'contains_alphanumeric',
    'contains_alpha_spaces',
    'contains_lowercase',
    'contains_uppercase',
  ].map((name) => `${name}:latin`),
  'lowercase:allow_numeric',
  'lowercase:allow_numeric_dashes',
  'lowercase:allow_non_alpha',
  'date_after:2026-01-01',
  'date_after_or_equal:2026-01-01',
  'date_before:2026-01-01',
  'date_before_or_equal:2026-01-01',
  'date_between:2026-01-01',
  'date_between:2026-01-01,2026-02-01',
  'date_format:DD-MM-YYYY',
  'require_one:phone',
  'between',
  'date_format',
];

describe.each(LOCALES)('sentences in %s', (locale) => {
  it('exist for every rule', () => {
    expect(Object.keys(rules).filter((name) => !Object.hasOwn(everyRule as object, name))).toEqual([]);
    for (const source of sources) {
      const sentences = say(source, 'Test', locale, { phone: 'Phone' });
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        expect(sentence, `${source} in ${locale}`).toMatch(/^[\p{Lu}].{8,}\.$/u);
        expect(sentence).not.toMatch(/[{}]|undefined|NaN|Infinity|∞/);
      }
    }
  });

  it('differ from those of other languages', () => {
    if (locale === 'en') return;
    for (const source of sources) expect(say(source, 'X', locale)).not.toEqual(say(source, 'X', 'en'));
  });

  it('have the same number of templates', () => {
    expect(describeRuleErrors(parseRules(sources.join('|')), 'Test', words[locale], locale)).not.toEqual({});
    const codes = Object.keys(describeRuleErrors(parseRules(sources.join('|')), 'Test', words[locale], locale));
    expect(codes).toContain('required');
    expect(codes).toContain('2:min.list');
  });
});

describe('the documented messages', () => {
  it.each([
    ['required', 'Email address is required.'],
    ['email', 'Please enter a valid email address.'],
    ['url', 'Please enter a valid URL.'],
    ['number', 'Email address must be a number.'],
    ['confirm', 'Email address does not match.'],
    ['between:a,b', 'This field was configured incorrectly and can’t be submitted.'],
    ['between:5', 'This field was configured incorrectly and can’t be submitted.'],
    ['date_format', 'This field was configured incorrectly and can’t be submitted.'],
  ])('%s', (source, expected) => {
    expect(say(source, 'email address')).toEqual([expected]);
  });

  it('min and max mention their default', () => {
    expect(say('min', 'Age')[0]).toBe('Age must be at least 1.');
    expect(say('max', 'Age')[0]).toBe('Age must be no more than 10.');
  });

  it('falls back to the general message', () => {
    expect(say('length:0', 'Name')[0]).toBe('This field is not valid.');
  });
});

describe('inflection', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'not:a', 'Your message *', 'This value is not allowed for your message. Choose another one.'],
    ['en', 'not:a', 'VAT number:', 'This value is not allowed for VAT number. Choose another one.'],
    ['en', 'not:a', 'E-mail', 'This value is not allowed for e-mail. Choose another one.'],
    ['en', 'required', 'agreed?', 'Agreed is required.'],
    ['en', 'required', ' : ', 'This field is required.'],
    ['nl', 'required', 'ijsbaan', 'IJsbaan is verplicht.'],
    ['nl', 'not:a', 'IJsbaan', 'Deze waarde is niet toegestaan bij ijsbaan. Kies een andere.'],
    ['de', 'required', 'E-Mail-Adresse', 'E-Mail-Adresse ist erforderlich.'],
    ['es', 'required', 'Dirección', 'El campo «Dirección» es obligatorio.'],
    ['fr', 'required', 'Adresse e-mail', 'Le champ «\u00a0Adresse e-mail\u00a0» est obligatoire.'],
    ['sv', 'required', 'ålder', 'Ålder måste fyllas i.'],
  ])('%s %s %s', (locale, source, label, expected) => {
    expect(say(source, label, locale)).toEqual([expected]);
  });

  it('keeps braces and dollar signs of a label', () => {
    expect(say('required', 'Cost {n} $&')).toEqual(['Cost {n} $& is required.']);
  });
});

describe('arguments', () => {
  it.each<[Locale, string, string]>([
    ['en', 'length:1', 'Name must be at least 1 character long.'],
    ['en', 'length:2,50', 'Name must be between 2 and 50 characters long.'],
    ['en', 'length:50,2', 'Name must be between 2 and 50 characters long.'],
    ['en', 'length:0,1', 'Name must be no longer than 1 character.'],
    ['de', 'min:1234.5', 'Name muss mindestens 1.234,5 sein.'],
    ['nl', 'date_after:2026-03-01', 'Name moet na 1 maart 2026 liggen.'],
    ['de', 'date_before:2026-03-01', 'Name muss vor dem 1. März 2026 liegen.'],
    ['de', 'date_format:DD.MM.YYYY', 'Name ist kein gültiges Datum. Bitte verwende das Format TT.MM.JJJJ.'],
    ['fr', 'date_format:D/M/YY', 'Le champ «\u00a0Name\u00a0» n’est pas une date valide. Utilisez le format J/M/AA.'],
    ['en', 'starts_with:@,#', 'Name must start with “@” or “#”.'],
    ['en', 'date_after', 'Name must be in the future.'],
  ])('%s %s', (locale, source, expected) => {
    expect(say(source, 'Name', locale)[0]).toBe(expected);
  });

  it('lists the fields of require_one', () => {
    expect(say('require_one:phone', 'E-mail', 'en', { phone: 'Phone number' })).toEqual([
      'Please fill in at least one of these: e-mail or phone number.',
    ]);
    expect(say('require_one:phone', 'E-mail')).toEqual(['E-mail or a related field is required.']);
  });

  it('has a separate message for a second rule of the same name', () => {
    const found = describeRuleErrors(parseRules('min:2|min:5'), 'Age', words.en, 'en');
    expect(found['min.number']).toBe('Age must be at least 2.');
    expect(found['2:min.number']).toBe('Age must be at least 5.');
  });
});

import { describe, expect, it } from 'vitest';
import { answerFields, decideAnswer, questionFields, shownName } from './question-rules';

const question = { key: 'k'.repeat(16), text: ' Hoe houd ik hem vast?\r\nEn waar? ', publication: 'initial' };
const errorsOf = (over: object): string[] =>
  (questionFields.safeParse({ ...question, ...over }).error?.issues ?? []).map(({ path }) => String(path[0]));

describe('questionFields', () => {
  it('trims the text and keeps its lines', () => {
    expect(questionFields.parse(question).text).toBe('Hoe houd ik hem vast?\nEn waar?');
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'x'.repeat(1001) }],
    ['text', { text: 'a\u202eb' }],
    ['publication', { publication: 'lastname' }],
    ['key', { key: 'x' }],
  ])('refuses a broken %s', (field, over) => {
    expect(errorsOf(over)).toContain(field);
  });
});

describe('shownName', () => {
  it.each([
    ['Zoë', 'firstname', 'Zoë'],
    ['Zoë van den Berg', 'firstname', 'Zoë'],
    ['Jean-Luc', 'firstname', 'Jean-Luc'],
    ['élodie', 'initial', 'É.'],
    ['𝒜da', 'initial', '𝒜.'],
    ['Zoë', 'private', ''],
    [null, 'firstname', ''],
    ['  ', 'initial', ''],
  ] as const)('of %j with %s is %j', (firstname, publication, name) => {
    expect(shownName(firstname, publication)).toBe(name);
  });
});

describe('decideAnswer', () => {
  const answer = (over: object) => answerFields.parse({ answer: 'Zo.', publish: false, ...over });

  it('publishes only what its author agreed to', () => {
    expect(decideAnswer('private', answer({ publish: true }))).toBeNull();
    expect(decideAnswer('private', answer({}))).toEqual({ state: 'answered', reason: null });
    expect(decideAnswer('initial', answer({ publish: true }))).toEqual({ state: 'published', reason: null });
  });

  it('needs a reason to keep back what its author agreed to', () => {
    expect(decideAnswer('firstname', answer({}))).toBeNull();
    expect(decideAnswer('firstname', answer({ reason: 'health' }))).toEqual({ state: 'answered', reason: 'health' });
  });
});

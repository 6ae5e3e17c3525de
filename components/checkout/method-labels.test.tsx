import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';
import { METHODS } from '@/backend/sandbox/methods';
import type { Messages } from '@/lib/forms/message-types';
import { methodName, methodText } from './method-labels';
import { PaymentMark } from './payment-mark';

const labelsOf = (locale: string): Messages['checkout']['payment'] =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).checkout.payment;

/** All that the sandbox offers, and what the messages know besides. */
const IDS = [...new Set([...Object.keys(METHODS), ...Object.keys(labelsOf('nl').texts)])];
const UNKNOWN = 'no name of the shop';

describe.each(IDS)('the way to pay %s', (id) => {
  it.each(LOCALES)('has a name and a line in %s', (locale) => {
    const labels = labelsOf(locale);
    expect(methodName({ id, name: UNKNOWN }, labels)).not.toBe(UNKNOWN);
    expect(methodText(id, labels)).toMatch(/\S.*\.$/);
  });

  it('has a line of its own in every language', () => {
    expect(new Set(LOCALES.map((locale) => methodText(id, labelsOf(locale)))).size).toBe(LOCALES.length);
  });

  it('has a symbol in the sprite, and is shown with it', () => {
    const sprite = readFileSync('components/checkout/payment-marks.svg', 'utf8');
    expect(sprite.split(`<symbol id="${id}" `)).toHaveLength(2);
    expect(renderToStaticMarkup(<PaymentMark method={id} />)).toContain(`#${id}"`);
  });
});

it('a method that the shop does not know has the provider’s name, no line and a common symbol', () => {
  const labels = labelsOf('nl');
  expect(methodName({ id: 'gone', name: 'Gone Pay' }, labels)).toBe('Gone Pay');
  expect(methodText('gone', labels)).toBeNull();
  expect(renderToStaticMarkup(<PaymentMark method="gone" />)).toContain('#other"');
});

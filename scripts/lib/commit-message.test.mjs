import { describe, expect, it } from 'vitest';
import { checkMessage } from './commit-message.mjs';

describe('checkMessage', () => {
  it.each([
    'fix(cart): a sold-out line names what is left',
    'feat!: orders need a billing country',
    'feat(api)!: amounts are integers',
    'docs: DATA_DIR moves with the backup',
    'test(orders): late payments\n\nA body with a line that is longer than what a title may have, which is nobody’s business.',
    `fix: ${'x'.repeat(67)}`,
  ])('accepts %j', async (message) => {
    expect(await checkMessage(message)).toEqual([]);
  });

  it.each([
    ['Update cart', 'type may not be empty'],
    ['fix a bug', 'type may not be empty'],
    ['fix:', 'type may not be empty'],
    ['feature(cart): more', 'type must be one of'],
    ['fix(cart): done.', 'subject may not end with full stop'],
    [`fix: ${'x'.repeat(68)}`, 'header must not be longer than 72 characters'],
    ['fix(cart): done\nat once', 'body must have leading blank line'],
  ])('refuses %j', async (message, reason) => {
    expect((await checkMessage(message)).join('; ')).toContain(reason);
  });

  it('accepts drafts only where they are allowed', async () => {
    expect(await checkMessage('fixup! fix(cart): done', { drafts: true })).toEqual([]);
    expect(await checkMessage('fixup! fix(cart): done')).not.toEqual([]);
  });
});

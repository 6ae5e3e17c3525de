import { describe, expect, it } from 'vitest';
import { isRequired, seesCustomers, standingOf } from './standing';

describe('standingOf', () => {
  it.each([
    [null, null, false, 'complete'],
    [null, null, true, 'enrol'],
    [null, 'old', true, 'enrol'],
    ['new', null, false, 'code'],
    ['new', null, true, 'code'],
    ['new', 'old', false, 'code'],
    ['new', 'new', true, 'complete'],
  ] as const)('factor %s, proven %s, required %s: %s', (factor, proven, required, standing) =>
    expect(standingOf({ factor, proven, required })).toBe(standing),
  );
});

const abilityOf = (...rights: string[]) => ({
  can: (action: string, subject?: string) => rights.includes([action, subject].filter(Boolean).join(' ')),
});
const READ = 'plugin::content-manager.explorer.read';
const editor = abilityOf(`${READ} api::page.page`, 'plugin::content-manager.explorer.update api::page.page');
const operator = abilityOf(`${READ} api::order.order`);
const hirer = abilityOf('admin::users.update');

describe('the setting', () => {
  it('tells who sees customers by rights, not by names of roles', () =>
    expect([editor, operator, hirer].map(seesCustomers)).toEqual([false, true, true]));
  it.each([
    ['optional', [false, false]],
    ['customers', [false, true]],
    ['all', [true, true]],
  ] as const)('%s', (setting, expected) =>
    expect([editor, operator].map((ability) => isRequired(setting, ability))).toEqual(expected),
  );
});

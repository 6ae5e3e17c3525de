import { describe, expect, it } from 'vitest';
import { GUARDS, NOT_MUTATED, findProblem, listMutations, readNamedTests } from './list.mjs';

const nameOf = (/** @type {{ test: string, title: string }} */ { test, title }) => `${test} "${title}"`;

describe('the list of guards', () => {
  it.each(GUARDS.map((guard) => [`${guard.file} → ${nameOf(guard)}`, guard]))('%s is up to date', (_name, guard) => {
    expect(findProblem(guard)).toBeNull();
  });

  it('has every test that docs/security.md names under "Met and tested", or a reason', () => {
    expect(listMutations()).toHaveLength(GUARDS.length);
    const listed = new Set([...GUARDS, ...NOT_MUTATED].map(nameOf));
    expect(
      readNamedTests()
        .map(nameOf)
        .filter((name) => !listed.has(name)),
    ).toEqual([]);
  });

  it('gives no reason for a test that is not named or has a mutation', () => {
    const named = new Set(readNamedTests().map(nameOf));
    const mutated = new Set(GUARDS.map(nameOf));
    expect(NOT_MUTATED.map(nameOf).filter((name) => !named.has(name) || mutated.has(name))).toEqual([]);
  });
});

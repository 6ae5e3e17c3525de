import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed';

const patched = (queryCacheKey: string) => ({
  type: 'adminApi/queries/queryResultPatched',
  payload: { queryCacheKey, patches: [] },
});

it('only guesses about an entry are left out', () => {
  const got: unknown[] = [];
  const dispatch = keepTyped()()((action) => got.push(action));
  const others = [patched('getReleaseActions({})'), { type: 'adminApi/executeQuery/fulfilled' }, { type: 'x' }];
  for (const action of [patched('getDocument({"model":"api::page.page"})'), ...others]) dispatch(action);
  expect(got).toEqual(others);
});

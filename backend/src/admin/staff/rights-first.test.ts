import { expect, it } from 'vitest';
import { rightsFirst } from './rights-first';

const query = (endpointName: string, requestStatus: string, rest: object = {}) => ({
  type: `adminApi/executeQuery/${requestStatus}`,
  meta: {
    requestStatus,
    arg: { endpointName, originalArgs: endpointName === 'getRolePermissions' ? { id: '7' } : { role: '7' } },
    ...rest,
  },
});
const RIGHTS = 'getRolePermissions';
const LAYOUT = 'getRolePermissionLayout';

/** What the store gets when these are dispatched one after the other. */
function dispatched(...actions: unknown[]): unknown[] {
  const got: unknown[] = [];
  const dispatch = rightsFirst()()((action) => got.push(action));
  for (const action of actions) dispatch(action);
  return got;
}

it('the layout of a role waits for its rights', () => {
  const [asked, layout, rights] = [query(RIGHTS, 'pending'), query(LAYOUT, 'fulfilled'), query(RIGHTS, 'fulfilled')];
  expect(dispatched(asked, layout)).toEqual([asked]);
  expect(dispatched(asked, layout, rights)).toEqual([asked, rights, layout]);
  const failed = query(RIGHTS, 'rejected');
  expect(dispatched(asked, layout, failed)).toEqual([asked, failed, layout]);
  const again = query(RIGHTS, 'rejected', { condition: true });
  expect(dispatched(asked, again, layout)).toEqual([asked, again]);
});

it('nothing waits otherwise', () => {
  const actions = [
    query(LAYOUT, 'fulfilled'),
    query(RIGHTS, 'pending'),
    query(RIGHTS, 'fulfilled'),
    { type: 'x' },
    null,
  ];
  expect(dispatched(...actions)).toEqual(actions);
  const other = {
    ...query(LAYOUT, 'fulfilled'),
    meta: { ...query(LAYOUT, 'fulfilled').meta, arg: { endpointName: LAYOUT } },
  };
  expect(dispatched(query(RIGHTS, 'pending'), other)).toHaveLength(2);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { supervise } from './supervise.mjs';

vi.mock('../log.mjs', () => ({ say: vi.fn(), dim: String, red: String }));

/** @type {string[]} */
let starts;
/** Ends the process that runs under a name. @type {Map<string, (code: number) => void>} */
let end;
let isStopping = false;
/** @type {unknown[]} */
let failures;

/** @param {(name: string) => Promise<void>} [onStart] */
function startCluster(onStart = async () => {}) {
  const members = ['backend-1', 'storefront-1'].map((name) => ({
    name,
    kind: /** @type {const} */ ('web'),
    port: 1,
    env: process.env,
  }));
  /** @type {Map<string, { ended: Promise<number>, log: string }>} */
  const services = new Map();
  const run = (/** @type {string} */ name) => {
    const ended = new Promise((/** @type {(code: number) => void} */ resolve) => end.set(name, resolve));
    services.set(name, { ended, log: '/nowhere' });
  };
  for (const { name } of members) run(name);
  const startMember = async (/** @type {{ name: string }} */ { name }) => {
    starts.push(name);
    run(name);
    await onStart(name);
  };
  return supervise(
    {
      members,
      startMember,
      serviceOf: (name) => services.get(name) ?? expect.fail(name),
      async roll(onReplace) {
        for (const member of members) {
          onReplace(member);
          end.get(member.name)?.(0);
          await startMember(member);
        }
      },
    },
    { isStopping: () => isStopping, onFailure: (error) => failures.push(error) },
  );
}

beforeEach(() => {
  starts = [];
  failures = [];
  end = new Map();
  isStopping = false;
});

const ended = async (/** @type {string} */ name) => {
  end.get(name)?.(137);
  await new Promise(setImmediate);
};

it('starts what ended by itself, but not what keeps ending', async () => {
  startCluster();
  for (const _ of [1, 2, 3]) await ended('backend-1');
  expect([starts, failures]).toEqual([['backend-1', 'backend-1', 'backend-1'], []]);
  await ended('backend-1');
  expect([starts.length, failures.length]).toEqual([3, 1]);
  await ended('storefront-1');
  expect(starts.at(-1)).toBe('storefront-1');
});

it('fails if it can not be started, and starts nothing while the cluster stops', async () => {
  startCluster(() => Promise.reject(new Error('not healthy')));
  await ended('backend-1');
  expect(failures).toEqual([new Error('not healthy')]);
  isStopping = true;
  await ended('storefront-1');
  expect([starts, failures.length]).toEqual([['backend-1'], 1]);
});

it('leaves processes alone that are replaced, and watches their successors', async () => {
  const { replaceAll } = startCluster();
  await replaceAll();
  expect(starts).toEqual(['backend-1', 'storefront-1']);
  await ended('storefront-1');
  expect([starts, failures]).toEqual([['backend-1', 'storefront-1', 'storefront-1'], []]);
});

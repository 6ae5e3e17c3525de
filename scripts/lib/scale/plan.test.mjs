import { describe, expect, it } from 'vitest';
import { writeBill } from './bill.mjs';
import { readValues } from './costs.mjs';
import { findBottleneck, findServers, prepare, readWork } from './plan.mjs';
import { byRole, makeRequests, ROLES } from './requests.mjs';

const kinds = makeRequests(readValues());
const limits = { targetMs: 100, mostLoad: 0.8 };
const shop = { kinds, visitors: 10_000, seed: 1, requests: 10_000 };
const one = byRole(() => 1);

describe('prepare', () => {
  it('loads each role as the costs say', () => {
    const servers = byRole(() => 20);
    const work = readWork(kinds, shop.visitors);
    const results = prepare({ ...shop, requests: 40_000 })(servers);
    for (const role of ROLES) {
      const off = Math.abs(results[role].load / (work[role] / 20) - 1);
      // Of orders, there are only some hundred.
      expect(off, role).toBeLessThan(['orderNumber', 'worker'].includes(role) ? 0.4 : 0.08);
    }
  });

  it.each([false, true])('waits no longer with more servers (least busy: %s)', (leastBusy) => {
    const run = prepare({ ...shop, leastBusy });
    const waits = [4, 6, 12, 24].map((count) => run(byRole(() => count)));
    for (const role of ROLES)
      for (const [index, results] of waits.slice(1).entries())
        expect(results[role].p99, `${role} of ${results[role].servers}`).toBeLessThanOrEqual(
          (waits[index]?.[role].p99 ?? 0) * 1.05 + 1,
        );
  });

  it('waits less if the process is chosen that is free first', () => {
    const servers = byRole(() => 6);
    const wait = (/** @type {boolean} */ leastBusy) => prepare({ ...shop, leastBusy })(servers).storefront.p99;
    expect(wait(true)).toBeLessThan(wait(false) / 2);
  });

  it('gives the same results for the same seed', () => {
    expect(prepare(shop)(one)).toEqual(prepare(shop)(one));
  });

  it('reports an overload instead of waiting for its end', () => {
    const { storefront, database } = prepare({ ...shop, visitors: 1_000_000 })({ ...one, proxy: 100 });
    expect(storefront.load).toBeGreaterThan(100);
    expect(storefront.p99).toBeGreaterThan(limits.targetMs);
    // What is stuck in the storefront does not arrive.
    expect(database.load).toBeLessThan(1);
  });
});

describe('findServers', () => {
  it('finds servers that keep the limits', () => {
    const { servers, results, late } = findServers({ ...shop, ...limits });
    expect(late).toEqual([]);
    for (const role of ROLES) {
      expect(results[role].p99, role).toBeLessThanOrEqual(limits.targetMs);
      expect(results[role].load, role).toBeLessThanOrEqual(limits.mostLoad);
    }
    expect(servers.worker).toBe(1);
  });

  it.each([false, true])('finds no more than are needed (least busy: %s)', (leastBusy) => {
    const { servers } = findServers({ ...shop, ...limits, leastBusy });
    for (const role of /** @type {const} */ (['storefront', 'backend'])) {
      // One less can be enough by chance.
      const fewer = Math.floor((servers[role] * 2) / 3);
      const { load, p99 } = prepare({ ...shop, leastBusy })({ ...servers, [role]: fewer })[role];
      expect(load > limits.mostLoad || p99 > limits.targetMs, `${fewer} instead of ${servers[role]} × ${role}`).toBe(
        true,
      );
    }
  });

  it('needs one of each for nobody', () => {
    const { servers, results } = findServers({ ...shop, ...limits, visitors: 0 });
    expect(servers).toEqual(one);
    expect(ROLES.map((role) => results[role].load)).toEqual(ROLES.map(() => 0));
  });

  it('says what can not grow', () => {
    const everybodyBuys = makeRequests(readValues({ orders: 60 }));
    expect(findServers({ ...shop, ...limits, visitors: 50_000, kinds: everybodyBuys }).late).toEqual(['orderNumber']);
  });
});

it('names the role that is full first', () => {
  const servers = { ...byRole(() => 1000), backend: 1 };
  const { role, visitors } = findBottleneck(kinds, servers);
  expect(role).toBe('backend');
  expect(readWork(kinds, visitors).backend).toBeCloseTo(1);
});

it('adds up machines, connections and prices', () => {
  const servers = { ...one, storefront: 5, backend: 3, database: 8 };
  const bill = (/** @type {{ coreHour?: number, memoryHour?: number, traffic?: number }} */ prices) =>
    writeBill({
      kinds,
      visitors: 1000,
      servers,
      machineCores: 4,
      prices: { coreHour: 0, memoryHour: 0, traffic: 0, ...prices },
    });
  expect(bill({})).toMatchObject({ cores: 18, machines: 4, connections: 40, price: 0 });
  expect(bill({ coreHour: 1 }).price).toBe(18 * 730);
  expect(bill({ memoryHour: 1 }).price).toBeCloseTo(bill({}).memoryGb * 730);
  expect(bill({ traffic: 1 })).toMatchObject({ price: bill({}).trafficGb, sentPrice: bill({}).trafficGb });
  expect(bill({}).filmMbits).toBeGreaterThan(bill({}).pageMbits);
});

it('replaces figures, and no others', () => {
  const [usual, changed] = [readValues(), readValues({ nextPage: 1 })];
  expect(changed).toEqual({ ...usual, nextPage: 1 });
  expect(readWork(makeRequests(changed), 1000).storefront).toBeLessThan(readWork(kinds, 1000).storefront);
});

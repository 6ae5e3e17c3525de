import { expect, it } from 'vitest';
import { type InstanceReport, mergeReports } from './instances';

const report = (over: Partial<InstanceReport>): InstanceReport => ({
  name: 'a:1337',
  role: 'web',
  release: '',
  startedAt: '2026-11-26T09:00:00.000Z',
  reportedAt: '2026-11-26T09:30:00.000Z',
  jobs: {},
  storefronts: [],
  ...over,
});
const at = (minute: number): string => `2026-11-26T09:${minute}:00.000Z`;

it('takes the newest run of each job and the newest question of each storefront', () => {
  const run = (minute: number, hasFailed: boolean) => ({ endedAt: at(minute), seconds: 1, hasFailed });
  const asked = (name: string, minute: number, release: string) => ({ name, release, askedAt: at(minute) });
  const { jobs, storefronts } = mergeReports([
    report({ jobs: { outbox: run(10, true), returns: run(11, false) }, storefronts: [asked('s:1', 20, 'old')] }),
    report({ jobs: { outbox: run(12, false) }, storefronts: [asked('s:1', 21, 'new'), asked('s:2', 19, 'old')] }),
  ]);
  expect(jobs).toEqual({ outbox: run(12, false), returns: run(11, false) });
  expect(storefronts).toEqual([asked('s:1', 21, 'new'), asked('s:2', 19, 'old')]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOT_WATCHED,
  type WatchReport,
  type WatchState,
  addReport,
  mergeStates,
  parseWatchReport,
  reportTime,
} from './watch-progress';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const LENGTH = 60;
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const report = (over: Partial<WatchReport> = {}): WatchReport => ({
  position: 20,
  ranges: [[0, 20]],
  clientAt: NOW,
  sentAt: null,
  ...over,
});
const add = (state: WatchState, ...reports: WatchReport[]): WatchState =>
  reports.reduce((known, each) => addReport(known, each, LENGTH, NOW), state);

describe('a report', () => {
  it('adds to the watched ranges', () => {
    const state = add(NOT_WATCHED, report(), report({ position: 50, ranges: [[40, 50]], clientAt: at(1) }));
    expect(state).toMatchObject({ position: 50, furthest: 50, watched: 50, completedAt: null });
    expect(state.ranges).toEqual([
      [0, 20],
      [40, 50],
    ]);
  });

  it('completes the lesson at ninety percent, permanently', () => {
    const nearly = add(NOT_WATCHED, report({ ranges: [[0, 53.9]] }));
    expect(nearly.completedAt).toBeNull();
    const done = add(nearly, report({ ranges: [[53.9, 54]] }));
    expect(done.completedAt).toEqual(NOW);
    const later = addReport(done, report(), LENGTH, at(500));
    expect(later.completedAt).toEqual(NOW);
    expect(addReport(done, report(), 600, at(500))).toMatchObject({ watched: 9, completedAt: NOW });
  });

  it('that arrives late adds ranges but does not move the position back', () => {
    const late = report({ position: 5, ranges: [[30, 40]], clientAt: at(-600) });
    expect(add(add(NOT_WATCHED, report()), late)).toMatchObject({ position: 20, watched: 50 });
  });

  it('from the future does not block later ones', () => {
    const ahead = addReport(NOT_WATCHED, report({ position: 33, clientAt: at(86_400) }), LENGTH, NOW);
    expect(ahead).toMatchObject({ position: 33, reportedAt: NOW });
    expect(addReport(ahead, report({ position: 44, clientAt: at(5) }), LENGTH, at(5)).position).toBe(44);
  });

  it('is clamped to the length of the video', () => {
    const wild = report({ position: 1e9, ranges: [[-5, 1e9]] });
    expect(add(NOT_WATCHED, wild)).toMatchObject({ position: 60, furthest: 60, ranges: [[0, 60]], watched: 100 });
  });
});

describe('the time of a report', () => {
  it('is corrected when the clock of the device is wrong', () => {
    const hour = 3600;
    expect(reportTime({ clientAt: at(-hour - 90), sentAt: at(-hour) }, NOW)).toEqual(at(-90));
    expect(reportTime({ clientAt: at(hour - 90), sentAt: at(hour) }, NOW)).toEqual(at(-90));
  });
  it('keeps the sequence of one device despite network delays', () => {
    expect(reportTime({ clientAt: at(-20), sentAt: at(-20) }, NOW)).toEqual(at(-20));
  });
  it('is never in the future', () => {
    expect(reportTime({ clientAt: at(900), sentAt: null }, NOW)).toEqual(NOW);
    expect(reportTime({ clientAt: at(900), sentAt: at(10) }, NOW)).toEqual(NOW);
  });
});

const reports = fc.array(
  fc.record({
    position: fc.integer({ min: 0, max: 70 }),
    ranges: fc.array(fc.tuple(fc.integer({ min: -5, max: 70 }), fc.integer({ min: -5, max: 70 })), { maxLength: 4 }),
    clientAt: fc.integer({ min: -5000, max: 5000 }).map(at),
    sentAt: fc.constant(null),
  }),
  { maxLength: 12 },
);

describe('any sequence of reports', () => {
  it('gives the same result in any order and with repetitions', () => {
    fc.assert(
      fc.property(reports, fc.integer(), (sent, seed) => {
        // Two reports with the same time have no defined order.
        const distinct = sent.map((each, index) => ({
          ...each,
          clientAt: new Date(Math.min(each.clientAt.getTime(), NOW.getTime()) - index),
        }));
        const shuffled = [...distinct].sort((a, b) => ((a.position * 31 + seed) % 7) - ((b.position * 31 + seed) % 7));
        expect(add(NOT_WATCHED, ...shuffled, ...distinct)).toEqual(add(NOT_WATCHED, ...distinct));
      }),
    );
  });

  it('never removes watched ranges', () => {
    fc.assert(
      fc.property(reports, (sent) => {
        let state = NOT_WATCHED;
        for (const each of sent) {
          const next = add(state, each);
          expect(next.watched).toBeGreaterThanOrEqual(state.watched);
          expect(next.furthest).toBeGreaterThanOrEqual(state.furthest);
          expect(next.completedAt === null && state.completedAt !== null).toBe(false);
          state = next;
        }
      }),
    );
  });

  it('of a guest and of an account merge without loss', () => {
    fc.assert(
      fc.property(reports, reports, (guest, account) => {
        const joined = mergeStates([add(NOT_WATCHED, ...guest), add(NOT_WATCHED, ...account)], LENGTH, NOW);
        expect(joined.ranges).toEqual(add(NOT_WATCHED, ...guest, ...account).ranges);
      }),
    );
  });
});

/** What some devices report, each with a clock of its own; no two reports are of the same moment. */
const devices = fc
  .array(fc.record({ reports, wrong: fc.constantFrom(0, -90, 3600, -400 * 86_400, 20 * 365 * 86_400) }), {
    minLength: 2,
    maxLength: 4,
  })
  .map((owned) => {
    let index = 0;
    return owned.map((device) =>
      device.reports.map((each): WatchReport => {
        index += 1;
        const really = Math.min(each.clientAt.getTime(), NOW.getTime()) - index;
        return { ...each, clientAt: new Date(really + device.wrong * 1000), sentAt: at(device.wrong) };
      }),
    );
  });

describe('several devices', () => {
  it('give together what one device with all their reports gives', () => {
    fc.assert(
      fc.property(devices, (owned) => {
        const apart = owned.map((sent) => add(NOT_WATCHED, ...sent));
        expect(mergeStates(apart, LENGTH, NOW)).toEqual(add(NOT_WATCHED, ...owned.flat()));
        expect(mergeStates([...apart].reverse(), LENGTH, NOW)).toEqual(add(NOT_WATCHED, ...owned.flat()));
      }),
    );
  });
});

describe('parseWatchReport', () => {
  const good = { lessonId: 'abc', position: 3, ranges: [[0, 3]], clientAt: '2026-11-22T12:00:00.000Z' };
  it('parses a valid report', () => {
    expect(parseWatchReport({ data: { ...good, device: 'x', sentAt: 'nonsense' } })).toEqual({
      ...good,
      clientAt: NOW,
      sentAt: null,
    });
  });
  it.each([
    ['nothing', undefined],
    ['no data', {}],
  ])('refuses %s', (_, body) => {
    expect(() => parseWatchReport(body)).toThrow('must be an object');
  });
  it.each([
    ['a lesson of another form', { lessonId: "x'--" }],
    ['a position before the start', { position: -1 }],
    ['a position that is none', { position: '3' }],
    ['ranges of three', { ranges: [[1, 2, 3]] }],
    ['ranges of text', { ranges: [['1', '2']] }],
    ['too many ranges', { ranges: Array.from({ length: 301 }, () => [0, 1]) }],
    ['a time that is none', { clientAt: 'yesterday' }],
    ['no time', { clientAt: undefined }],
  ])('refuses %s', (_, over) => {
    expect(() => parseWatchReport({ data: { ...good, ...over } })).toThrow('The request is not valid');
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '@/lib/core/browser-storage';
import { type ProgressReport, type SendResult, createProgressReporter, readUnsentReport } from './progress-reporter';

const kept: SendResult = { state: 'kept', progress: { position: 20, watched: 22, completed: false } };

function memory(): BrowserStorage & { size(): number } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    size: () => items.size,
  };
}

function start(storage = memory()) {
  const sent: ProgressReport[] = [];
  const beacons: ProgressReport[] = [];
  const answers: SendResult[] = [];
  const onKept = vi.fn();
  const reporter = createProgressReporter({
    lessonId: 'lesson',
    seconds: 90,
    send: async (report) => {
      sent.push(report);
      return answers.shift() ?? kept;
    },
    beacon: (report) => beacons.push(report),
    storage: () => storage,
    onSaved: onKept,
  });
  return { reporter, sent, beacons, answers, onKept, storage };
}

/** Simulates playback in real time, recording once per second. */
async function play(reporter: ReturnType<typeof start>['reporter'], from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    reporter.record(at + 1, [[at, at + 1]]);
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('sends watched ranges every fifteen seconds', async () => {
  const { reporter, sent, onKept, storage } = start();
  await play(reporter, 0, 40);
  expect(sent.map(({ ranges }) => ranges)).toEqual([[[0, 15]], [[15, 30]]]);
  expect(sent[1]?.position).toBe(30);
  expect(onKept).toHaveBeenCalledWith(kept.state === 'kept' && kept.progress);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(storage.size()).toBe(0);
});

it('sends immediately on pause, but not within the interval', async () => {
  const { reporter, sent } = start();
  await play(reporter, 0, 17);
  expect(sent).toHaveLength(1);
  reporter.flush();
  reporter.flush();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent.map(({ position }) => position)).toEqual([15, 17]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

it('sends the first pause of a visit immediately: a short lesson may be over', async () => {
  const { reporter, sent } = start();
  await play(reporter, 0, 9);
  reporter.flush();
  expect(sent.map(({ position }) => position)).toEqual([9]);
  await play(reporter, 9, 12);
  reporter.flush();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent.map(({ position }) => position)).toEqual([9, 12]);
});

it('resends failed reports with later ones, with backoff', async () => {
  const { reporter, sent, answers, storage } = start();
  answers.push({ state: 'failed' }, { state: 'failed' });
  await play(reporter, 0, 60);
  expect(sent.map(({ ranges }) => ranges)).toEqual([[[0, 15]], [[0, 45]]]);
  expect(readUnsentReport(() => storage, 'lesson')?.position).toBeGreaterThan(54);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.at(-1)?.ranges).toEqual([[0, 60]]);
  expect(storage.size()).toBe(0);
});

it('sends immediately when the connection is restored', async () => {
  const { reporter, sent, answers } = start();
  answers.push({ state: 'failed' });
  await play(reporter, 0, 20);
  reporter.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)?.ranges).toEqual([[0, 20]]);
});

it('sends a beacon on unload and resends on the next visit', async () => {
  const first = start();
  await play(first.reporter, 0, 5);
  first.reporter.leave();
  first.reporter.stop();
  expect(first.beacons.map(({ ranges }) => ranges)).toEqual([[[0, 5]]]);
  const second = start(first.storage);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.sent).toEqual(first.beacons);
  expect(first.storage.size()).toBe(0);
});

it('sends a beacon once per content, however many unload events fire', async () => {
  const { reporter, beacons } = start();
  await play(reporter, 0, 5);
  reporter.leave();
  reporter.leave();
  expect(beacons).toHaveLength(1);
  await play(reporter, 5, 7);
  reporter.leave();
  expect(beacons.map(({ ranges }) => ranges)).toEqual([[[0, 5]], [[0, 7]]]);
});

it('sends nothing for a video that was not played', async () => {
  const { reporter, sent, beacons } = start();
  reporter.flush();
  reporter.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...sent, ...beacons]).toEqual([]);
});

it('stops sending after a rejection but still stores progress', async () => {
  const { reporter, sent, answers, storage, onKept } = start();
  answers.push({ state: 'refused' });
  await play(reporter, 0, 40);
  reporter.leave();
  expect(sent).toHaveLength(1);
  expect(onKept).not.toHaveBeenCalled();
  expect(readUnsentReport(() => storage, 'lesson')).toMatchObject({ position: 40, ranges: [[0, 40]] });
});

it('keeps what is watched while a report is in flight', async () => {
  const { reporter, sent, answers } = start();
  await play(reporter, 0, 16);
  answers.push({ state: 'failed' });
  reporter.record(17, [[16, 17]]);
  reporter.retry();
  reporter.record(18, [[17, 18]]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.at(-1)?.ranges).toEqual([[15, 18]]);
});

it('ignores invalid stored data', () => {
  const storage = memory();
  for (const junk of ['', 'x', 'null', '[]', '{"position":"1","ranges":[],"clientAt":1}']) {
    storage.setItem('own:watched:lesson', junk);
    expect(readUnsentReport(() => storage, 'lesson')).toBeNull();
  }
  storage.setItem('own:watched:lesson', '{"position":3,"ranges":[[1,2],[1],null,["a","b"]],"clientAt":1}');
  expect(readUnsentReport(() => storage, 'lesson')?.ranges).toEqual([[1, 2]]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { OfflineTexts } from './offline-pages';
import { type LessonToSave, type SaveProblem, saveLesson } from './save-lesson';
import { saveLevel } from './save-level';

vi.mock('./save-lesson', () => ({ saveLesson: vi.fn() }));

const lessons = ['one', 'two', 'three', 'four'].map(
  (id): LessonToSave => ({
    id,
    title: `Lesson ${id}`,
    language: 'en-GB',
    locale: 'en',
    goal: '',
    floats: '',
    floatCount: 8,
    stopSigns: [],
  }),
);
const manifest = { owner: 'tag', checkedAt: 0, lessons: [] };

let problems: Record<string, SaveProblem>;
let tried: number[];
let control: AbortController;
const save = () =>
  saveLevel(lessons, { texts: {} as OfflineTexts, signal: control.signal, onLesson: (number) => tried.push(number) });

beforeEach(() => {
  [problems, tried, control] = [{}, [], new AbortController()];
  vi.mocked(saveLesson).mockImplementation(async ({ id }) => {
    const problem = problems[id];
    return problem ? { ok: false, problem } : { ok: true, manifest };
  });
});

it('saves every lesson, one after the other', async () => {
  expect(await save()).toEqual({ saved: 4, waiting: null, problem: null });
  expect(tried).toEqual([1, 2, 3, 4]);
});

it('goes on after lessons whose rules nobody agreed to, names the first, and leaves out locked ones', async () => {
  problems = { two: 'rules', three: 'locked', four: 'rules' };
  expect(await save()).toEqual({ saved: 1, waiting: 'Lesson two', problem: null });
  expect(tried).toEqual([1, 2, 3, 4]);
});

it.each<SaveProblem>(['full', 'unreachable', 'signedOut', 'busy', 'off', 'failed'])(
  'ends when it is %s, and keeps what is saved',
  async (problem) => {
    problems = { three: problem };
    expect(await save()).toEqual({ saved: 2, waiting: null, problem });
    expect(tried).toEqual([1, 2, 3]);
  },
);

it('ends when it is cancelled', async () => {
  vi.mocked(saveLesson).mockImplementationOnce(async () => {
    control.abort();
    return { ok: true, manifest };
  });
  expect(await save()).toEqual({ saved: 1, waiting: null, problem: null });
  expect(tried).toEqual([1]);
});

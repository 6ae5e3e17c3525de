// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfflineTexts } from '@/lib/academy/offline/offline-pages';
import type { LessonToSave } from '@/lib/academy/offline/save-lesson';
import { type SavedLevel, saveLevel } from '@/lib/academy/offline/save-level';
import { fill } from '@/lib/forms/fill-template';
import messages from '@/messages/en.json';
import { LazyLevelPack } from './lazy-level-pack';

const visitor = vi.hoisted(() => ({ isSignedIn: true, lessons: ['one', 'two'] }));
vi.mock('@/lib/session/use-signed-in', () => ({ useSignedIn: () => visitor.isSignedIn }));
vi.mock('@/lib/academy/use-academy', () => ({
  useAcademy: () => ({ owned: { all: false, levels: [], lessons: visitor.lessons }, progress: [] }),
}));
vi.mock('@/lib/academy/offline/save-level', () => ({ saveLevel: vi.fn() }));

const { pack, level: words } = messages.offline;
const ids = ['one', 'two', 'three'];
const lessons = ids.map(
  (id): LessonToSave => ({
    id,
    title: id,
    language: 'en-GB',
    locale: 'en',
    goal: '',
    floats: '',
    floatCount: 8,
    stopSigns: [],
  }),
);
const asked = vi.fn();

function show(): void {
  render(<LazyLevelPack level="level" lessons={ids.map((id) => ({ id, level: 'level', preview: false }))} />);
}
const save = async (result: SavedLevel): Promise<void> => {
  vi.mocked(saveLevel).mockResolvedValue(result);
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.save }));
};

beforeEach(() => {
  Object.assign(visitor, { isSignedIn: true, lessons: ['one', 'two'] });
  vi.stubGlobal('caches', {});
  for (const name of ['serviceWorker', 'locks'])
    Object.defineProperty(navigator, name, { value: {}, configurable: true });
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    return Response.json({ data: { lessons, labels: pack, words, texts: {} as OfflineTexts } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockReset();
});

it('saves those lessons that are open, and then offers nothing more', async () => {
  await save({ saved: 2, waiting: null, problem: null });
  expect(await screen.findByText(fill(words.saved, { saved: 2, total: 2 }))).toBeDefined();
  expect(vi.mocked(saveLevel).mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['one', 'two']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: pack.title }));
});

it('names the lesson whose rules come first, beside what was saved', async () => {
  await save({ saved: 1, waiting: 'two', problem: null });
  expect((await screen.findByRole('alert')).textContent).toBe(fill(words.rules, { title: 'two' }));
  expect(screen.getByText(fill(words.saved, { saved: 1, total: 2 }))).toBeDefined();
  expect(screen.getByRole('button', { name: words.save })).toBeDefined();
});

it.each([
  ['unreachable', words.stopped],
  ['failed', words.stopped],
  ['full', pack.problems.full],
  ['busy', pack.problems.busy],
] as const)('says why it ended: %s', async (problem, said) => {
  await save({ saved: 1, waiting: null, problem });
  expect((await screen.findByRole('alert')).textContent).toBe(said);
});

it('loads nothing for visitors, and for who owns none of them', () => {
  visitor.isSignedIn = false;
  show();
  cleanup();
  Object.assign(visitor, { isSignedIn: true, lessons: [] });
  show();
  expect(asked).not.toHaveBeenCalled();
});

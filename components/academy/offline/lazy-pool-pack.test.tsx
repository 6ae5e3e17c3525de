// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OfflineTexts } from '@/lib/academy/offline/offline-pages';
import messages from '@/messages/en.json';
import { LazyPoolPack } from './lazy-pool-pack';

const visitor = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock('@/lib/session/use-signed-in', () => ({ useSignedIn: () => visitor.isSignedIn }));
vi.mock('@/lib/academy/use-academy', () => ({
  useAcademy: () => ({ owned: { all: visitor.isSignedIn, levels: [], lessons: [] }, progress: [] }),
}));
vi.mock('@/lib/academy/offline/check-rights', () => ({ refreshRights: async () => undefined }));
vi.mock('@/lib/academy/offline/saved-lessons', () => ({ readManifest: async () => null }));
vi.mock('@/lib/academy/offline/save-lesson', () => ({
  saveLesson: async () => ({ ok: false, problem: 'signedOut' }),
}));

const labels = messages.offline.pack;
const lesson = {
  id: 'lesson',
  title: 'Floating',
  language: 'en-GB',
  locale: 'en',
  goal: '',
  floats: '',
  stopSigns: [],
};
const pack = () => (
  <LazyPoolPack
    access={{ id: 'lesson', level: 'level', preview: false }}
    lesson={{ ...lesson, floatCount: 8 }}
    labels={labels}
    texts={{} as OfflineTexts}
    locale="en"
  />
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that nothing was saved because the session has ended, also once that is known', async () => {
  vi.stubGlobal('caches', { has: async () => false });
  for (const name of ['serviceWorker', 'locks']) Object.defineProperty(navigator, name, { value: {} });
  const { rerender } = render(pack());
  fireEvent.click(await screen.findByRole('button', { name: labels.save }));
  await screen.findByText(labels.problems.signedOut);
  visitor.isSignedIn = false;
  rerender(pack());
  expect(screen.getByRole('alert').textContent).toBe(labels.problems.signedOut);
  expect(screen.queryByRole('button', { name: labels.save })).toBeNull();
});

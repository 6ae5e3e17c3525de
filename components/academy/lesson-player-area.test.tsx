// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import messages from '@/messages/en.json';
import { LessonPlayerArea } from './lesson-player-area';

vi.mock('@/components/player/lesson-player', () => ({ LessonPlayer: () => <p>the film</p> }));

const { player, academy, atThePool } = messages;
const playback = { src: '/media/v/a/video.mp4', seconds: 10 };
/** Responses by the distinguishing part of the path. */
let answers: Record<string, () => Response>;
const stateOf = (lessons: string[]) =>
  Response.json({ data: { owned: { lessons, levels: [], all: false }, progress: [], offers: [] } });
const down = () => Response.json({}, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  window.dispatchEvent(new Event(SESSION_CHANGE));
  answers = { academy: down, playback: down };
  vi.stubGlobal('fetch', async (path: string) => (path.endsWith('playback') ? answers.playback : answers.academy)?.());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show(): Promise<void> {
  render(
    <LessonPlayerArea
      lesson={{ id: 'a', level: 'x', preview: false }}
      title="Float"
      locale="en"
      labels={player}
      owners={{ cues: '', game: '' }}
      pool={{ goal: '', stopSigns: [], labels: atThePool }}
      unavailable={academy.mine.unavailable}
      waiting={<p>loading</p>}
      locked={<p>buy it</p>}
    />,
  );
  await settle();
}

it('shows no offer while ownership is unknown', async () => {
  await show();
  expect(screen.queryByText('buy it')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(academy.mine.unavailable);
});

it('retries on request and then shows the result', async () => {
  await show();
  answers.academy = () => stateOf([]);
  fireEvent.click(screen.getByRole('button', { name: player.retry }));
  expect(screen.getByText('loading')).toBeDefined();
  await settle();
  expect(screen.getByText('buy it')).toBeDefined();
});

it('recovers by itself as soon as the shop responds', async () => {
  await show();
  answers = { academy: () => stateOf(['a']), playback: () => Response.json({ data: playback }) };
  await settle(2_000);
  expect(screen.getByText('the film')).toBeDefined();
});

it('shows the offer to anonymous visitors at once', async () => {
  answers.academy = () => stateOf([]);
  await show();
  expect(screen.getByText('buy it')).toBeDefined();
});

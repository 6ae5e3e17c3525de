// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import messages from '@/messages/en.json';
import { LessonPlayerArea } from './lesson-player-area';

vi.mock('@/components/player/lesson-player', () => ({ LessonPlayer: () => <p>the film</p> }));

const { player, academy, atThePool, safetyRules } = messages;
const playback = { src: '/media/v/a/video.mp4', seconds: 10, acknowledged: [8] };
/** Responses by the distinguishing part of the path. */
let answers: Record<string, () => Response>;
/** Acknowledgements on their way to the shop, which never arrive. */
let sent: unknown[];
let floats: number;
const stateOf = (lessons: string[]) =>
  Response.json({ data: { owned: { lessons, levels: [], all: false }, progress: [], offers: [] } });
const down = () => Response.json({}, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
  window.dispatchEvent(new Event(SESSION_CHANGE));
  answers = { academy: down, playback: down };
  sent = [];
  floats = 8;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('acknowledgements')) {
      sent.push(body);
      return down();
    }
    return (path.endsWith('playback') ? answers.playback : answers.academy)?.();
  });
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
      floats={floats}
      safety={{ poster: null, rules: <p>five rules</p>, labels: safetyRules }}
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

describe('the safety rules', () => {
  const watch = (acknowledged: number[] | null) => {
    const data = { ...playback, acknowledged };
    answers = { academy: () => stateOf(['a']), playback: () => Response.json({ data }) };
    return show();
  };

  it('come before the video once, and are kept on the device without an account', async () => {
    await watch(null);
    expect(screen.queryByText('the film')).toBeNull();
    expect(screen.getByText('five rules')).toBeDefined();
    expect(screen.getByText(safetyRules.onDevice)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: safetyRules.agree }));
    await settle();
    expect(screen.getByText('the film')).toBeDefined();
    expect(sent).toEqual([]);
    cleanup();
    await watch(null);
    expect(screen.getByText('the film')).toBeDefined();
  });

  it('come once more with fewer floats, and an account keeps them though the first sending fails', async () => {
    await watch([]);
    fireEvent.click(screen.getByRole('button', { name: safetyRules.agree }));
    await settle();
    expect(screen.getByText('the film')).toBeDefined();
    cleanup();
    await watch([8]);
    expect(sent).toHaveLength(2);
    expect(screen.getByText('the film')).toBeDefined();
    cleanup();
    floats = 6;
    await watch([8]);
    expect(screen.getByText(safetyRules.fewer)).toBeDefined();
    expect(screen.getByText(safetyRules.onAccount)).toBeDefined();
  });
});

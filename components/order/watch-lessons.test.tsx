// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAcademy } from '@/lib/academy/use-academy';
import { WatchLessons } from './watch-lessons';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = () => screen.queryByRole('link', { name: 'Watch' });

async function showWith(lessons: string[]): Promise<void> {
  const owned = { lessons, levels: [], all: false };
  vi.stubGlobal('fetch', async () => Response.json({ data: { owned, lessons: {}, progress: [], offers: [] } }));
  render(<WatchLessons slug="order-1" label="Watch" />);
  await loadAcademy();
}

it('leads from a payment to the lessons of the order', async () => {
  await showWith(['lesson-a']);
  await vi.waitFor(() => expect(link()?.getAttribute('href')).toBe('/order/order-1#lessons'));
});

it('shows nothing to somebody without lessons', async () => {
  await showWith([]);
  await vi.waitFor(() => expect(link()).toBeNull());
});

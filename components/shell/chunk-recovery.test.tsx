// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/lib/core/reload-once';
import { ChunkRecovery } from './chunk-recovery';

vi.mock('@/lib/core/reload-once', async (original) => ({
  ...(await original<typeof import('@/lib/core/reload-once')>()),
  reloadOnce: vi.fn(),
}));

beforeEach(() => void render(<ChunkRecovery />));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** The browser could not load this element of the page. */
function lose(markup: string): void {
  document.body.insertAdjacentHTML('beforeend', markup);
  document.body.lastElementChild?.dispatchEvent(new Event('error'));
}

it.each(['<script src="/_next/static/chunks/a.js"></script>', '<link rel="stylesheet" href="/_next/static/a.css">'])(
  'loads the page again without %s',
  (markup) => {
    lose(markup);
    expect(reloadOnce).toHaveBeenCalledOnce();
  },
);

it.each([
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2">',
  '<link rel="prefetch" href="/_next/static/chunks/a.js">',
  '<link rel="icon" href="/_next/static/media/a.png">',
  '<img src="/_next/static/media/a.png">',
  '<script src="https://tags.example/a.js"></script>',
])('keeps the page without %s', (markup) => {
  lose(markup);
  expect(reloadOnce).not.toHaveBeenCalled();
});

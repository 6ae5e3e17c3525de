import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { shutDownOnSignal } from './shut-down';

afterEach(() => vi.restoreAllMocks());

it('ends at once while it waits for its turn to start', () => {
  const handlers = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'removeAllListeners').mockReturnThis();
  vi.spyOn(process, 'on').mockImplementation((signal, handler) => {
    handlers.set(signal, handler);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  shutDownOnSignal({ isLoaded: false, server: { httpServer: createServer() } } as Core.Strapi);
  handlers.get('SIGTERM')?.();
  expect(exit).toHaveBeenCalledOnce();
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, reloadOnce } from './reload-once';
import { setErrorListener, reportError } from './report-error';

afterEach(() => setErrorListener());

function makeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage;
}

describe('reloadOnce', () => {
  it('reloads at most once in ten seconds', () => {
    const [storage, reload] = [makeStorage(), vi.fn()];
    const at = (ms: number) => reloadOnce(ms, storage, reload);
    expect([at(100_000), at(100_500), at(109_999), at(110_001)]).toEqual([true, false, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without storage, which prevents a reload loop', () => {
    const broken = {
      getItem: () => {
        throw new Error('denied');
      },
    } as unknown as Storage;
    const reload = vi.fn();
    expect(reloadOnce(1, broken, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('tells a chunk load failure from other errors', () => {
  expect(isChunkLoadError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkLoadError(new Error('Failed to load chunk /_next/static/a.js'))).toBe(true);
  expect(isChunkLoadError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
  expect(isChunkLoadError(new Error('Failed to fetch'))).toBe(false);
  expect(isChunkLoadError('ChunkLoadError')).toBe(false);
});

describe('the error hook', () => {
  it('receives expected refusals, which are not logged', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    reportError(new Error('refused'), { where: 'backend POST /orders', status: 422 });
    expect(write).not.toHaveBeenCalled();
    reportError(new Error('down'), { where: 'backend POST /orders', status: 502 });
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
    const listener = vi.fn();
    setErrorListener(listener);
    reportError('refused', { where: 'backend POST /orders', status: 422 });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('receives every error, and a failing hook does not throw', () => {
    const heard: unknown[] = [];
    setErrorListener((error, context) => heard.push([error, context.where]));
    reportError('boom', { where: 'test' });
    expect(heard).toEqual([['boom', 'test']]);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    setErrorListener(() => {
      throw new Error('hook');
    });
    expect(() => reportError('boom', { where: 'test' })).not.toThrow();
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
  });
});

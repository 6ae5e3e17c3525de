// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRecovery } from './use-recovery';
import type { FilmSource } from './use-source';

afterEach(() => vi.unstubAllGlobals());

it('gives up a playlist that failed twice, and plays the whole film', async () => {
  const film = { src: '/media/v/film/video.mp4', hls: '/media/v/film/h00000000a1/main.m3u8', seconds: 60 };
  vi.stubGlobal('fetch', async () => Response.json({ data: film }));
  const video = document.createElement('video');
  const load = vi.fn<(source: FilmSource) => void>();
  const { result } = renderHook(() => useRecovery({ lessonId: 'lesson-a', video, load, onLocked: undefined }));
  await act(async () => void video.dispatchEvent(new Event('error')));
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ hls: film.hls })));
  await act(async () => void video.dispatchEvent(new Event('error')));
  expect(result.current.problem).toBe('broken');
  await act(async () => result.current.retry());
  await vi.waitFor(() => expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ src: film.src, hls: null })));
});

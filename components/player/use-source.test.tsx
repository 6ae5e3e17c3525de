// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { attachHls } from './attach-hls';
import { type FilmSource, useSource } from './use-source';

vi.mock('./attach-hls', () => ({ attachHls: vi.fn() }));

const mp4: FilmSource = { src: '/media/v/film/video.mp4', hls: null };
const packaged: FilmSource = { ...mp4, hls: '/media/v/film/h12345678/main.m3u8' };

let video: HTMLVideoElement;
const canPlayHls = (answer: '' | 'maybe') => vi.spyOn(video, 'canPlayType').mockReturnValue(answer);
const addressOf = () => video.getAttribute('src');

beforeEach(() => {
  video = document.createElement('video');
  vi.mocked(attachHls).mockReset();
});

it('an MP4 is the source of the element, and nothing else is loaded', () => {
  const { result } = renderHook(() => useSource(video, mp4));
  expect(result.current.src).toBe(mp4.src);
  result.current.load(mp4);
  expect(addressOf()).toBe(mp4.src);
  expect(attachHls).not.toHaveBeenCalled();
});

it('a browser that plays playlists gets the playlist', () => {
  canPlayHls('maybe');
  const { result } = renderHook(() => useSource(video, packaged));
  expect([result.current.src, addressOf()]).toEqual([undefined, packaged.hls]);
  expect(attachHls).not.toHaveBeenCalled();
});

it('others get it from hls.js, which ends with the player and before another source', async () => {
  canPlayHls('');
  const end = vi.fn();
  vi.mocked(attachHls).mockReturnValue(end);
  const { result, unmount } = renderHook(() => useSource(video, packaged));
  await vi.waitFor(() => expect(attachHls).toHaveBeenCalledWith(video, packaged.hls));
  result.current.load(packaged);
  expect(end).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(attachHls).toHaveBeenCalledTimes(2));
  unmount();
  expect(end).toHaveBeenCalledTimes(2);
});

it('where neither works, the MP4 plays', async () => {
  canPlayHls('');
  vi.mocked(attachHls).mockReturnValue(null);
  renderHook(() => useSource(video, packaged));
  await vi.waitFor(() => expect(addressOf()).toBe(mp4.src));
});

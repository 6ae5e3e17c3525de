// @vitest-environment jsdom
import Hls, { type ErrorData, type HlsConfig } from 'hls.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { attachHls } from './attach-hls';

const made = vi.hoisted(() => ({
  isSupported: true,
  config: {} as Partial<HlsConfig>,
  calls: [] as string[],
  fail: (_: Pick<ErrorData, 'fatal' | 'type'>): void => undefined,
}));

vi.mock('hls.js/light', async () => {
  const { Events, ErrorTypes } = await vi.importActual<{ default: typeof Hls }>('hls.js/light').then((m) => m.default);
  class FakeHls {
    static readonly Events = Events;
    static readonly ErrorTypes = ErrorTypes;
    static readonly isSupported = () => made.isSupported;
    constructor(config: Partial<HlsConfig>) {
      made.config = config;
    }
    readonly on = (event: string, listen: (event: string, data: Pick<ErrorData, 'fatal' | 'type'>) => void) => {
      made.calls.push(`on ${event}`);
      made.fail = (data) => listen(event, data);
    };
    readonly loadSource = (playlist: string) => made.calls.push(`load ${playlist}`);
    readonly attachMedia = (media: HTMLVideoElement) => made.calls.push(`attach ${media.tagName}`);
    readonly recoverMediaError = () => made.calls.push('recover');
    readonly destroy = () => made.calls.push('destroy');
  }
  return { default: FakeHls };
});

const PLAYLIST = '/media/v/film/h12345678/main.m3u8';
const { MEDIA_ERROR, NETWORK_ERROR } = Hls.ErrorTypes;
const errors = vi.fn();
let video: HTMLVideoElement;

beforeEach(() => {
  Object.assign(made, { isSupported: true, calls: [] });
  errors.mockReset();
  video = document.createElement('video');
  video.addEventListener('error', errors);
});

it('loads the playlist into the video, in no better quality than the player is large, and ends', () => {
  const end = attachHls(video, PLAYLIST);
  expect(made.calls).toEqual([`on ${Hls.Events.ERROR}`, `load ${PLAYLIST}`, 'attach VIDEO']);
  expect(made.config).toMatchObject({ capLevelToPlayerSize: true, enableWorker: false });
  // A phone does not pay for what is not watched.
  expect(made.config.maxBufferLength).toBeLessThanOrEqual(30);
  end?.();
  expect(made.calls.at(-1)).toBe('destroy');
});

it('leaves the film to the MP4 where the browser has no media sources', () => {
  made.isSupported = false;
  expect([attachHls(video, PLAYLIST), made.calls]).toEqual([null, []]);
});

it('does nothing about an error that hls.js mends itself', () => {
  attachHls(video, PLAYLIST);
  made.fail({ fatal: false, type: NETWORK_ERROR });
  expect([made.calls.slice(3), errors.mock.calls.length]).toEqual([[], 0]);
});

it('tries once to go on after broken media, and then tells the player', () => {
  attachHls(video, PLAYLIST);
  made.fail({ fatal: true, type: MEDIA_ERROR });
  expect([made.calls.slice(3), errors.mock.calls.length]).toEqual([['recover'], 0]);
  made.fail({ fatal: true, type: MEDIA_ERROR });
  expect([made.calls.slice(3), errors.mock.calls.length]).toEqual([['recover', 'destroy'], 1]);
});

it('tells the player at once that the network failed, while the video still knows its place', () => {
  attachHls(video, PLAYLIST);
  errors.mockImplementation(() => expect(made.calls).not.toContain('destroy'));
  made.fail({ fatal: true, type: NETWORK_ERROR });
  expect([made.calls.slice(3), errors.mock.calls.length]).toEqual([['destroy'], 1]);
});

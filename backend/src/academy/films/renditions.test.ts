import { describe, expect, it } from 'vitest';
import { listRenditions, mp4Rendition } from './renditions';

const sizes = (width: number, height: number): string[] =>
  listRenditions({ width, height }).map((one) => `${one.name} ${one.width}x${one.height}`);

describe('listRenditions', () => {
  it.each([
    [3840, 2160, ['360p 640x360', '540p 960x540', '720p 1280x720', '1080p 1920x1080']],
    [1280, 720, ['360p 640x360', '540p 960x540', '720p 1280x720']],
    [1080, 1920, ['360p 360x640', '540p 540x960', '720p 720x1280', '1080p 1080x1920']],
    [1000, 700, ['360p 514x360', '540p 772x540']],
    [320, 241, ['242p 322x242']],
    [2, 2, ['2p 2x2']],
  ])('of %i × %i', (width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected);
  });

  it('keeps one of at most 720 lines as MP4', () => {
    const kept = (width: number, height: number) => mp4Rendition(listRenditions({ width, height }))?.name;
    expect([kept(1920, 1080), kept(1280, 720), kept(700, 400), kept(200, 100)]).toEqual([
      '720p',
      '720p',
      '360p',
      '100p',
    ]);
  });
});

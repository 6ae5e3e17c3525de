import { describe, expect, it } from 'vitest';
import { readProbe } from './probe';

const picture = { codec_type: 'video', width: 1920, height: 1080 };
const probed = (streams: object[], duration: string | number = '61.5') =>
  readProbe({ streams, format: { duration } }, 3600);

describe('readProbe', () => {
  it('reads a film, with or without sound', () => {
    expect(probed([picture])).toEqual({ width: 1920, height: 1080, seconds: 61.5, hasSound: false });
    expect(probed([picture, { codec_type: 'audio' }])).toMatchObject({ hasSound: true });
  });

  it('reads the size as it is shown', () => {
    expect(probed([{ ...picture, side_data_list: [{ side_data_type: 'x' }, { rotation: -90 }] }])).toMatchObject({
      width: 1080,
      height: 1920,
    });
    expect(probed([{ ...picture, width: 720, height: 576, sample_aspect_ratio: '64:45' }])).toMatchObject({
      width: 1024,
      height: 576,
    });
    expect(probed([{ ...picture, sample_aspect_ratio: '0:1' }])).toMatchObject({ width: 1920 });
  });

  it.each([
    ['nothing', null, /can not be read/],
    ['only sound', { streams: [{ codec_type: 'audio' }], format: { duration: '3' } }, /no picture/],
    [
      'sound with a cover',
      { streams: [{ ...picture, disposition: { attached_pic: 1 } }], format: { duration: '3' } },
      /no picture/,
    ],
    ['no length', { streams: [picture], format: {} }, /no duration/],
    ['no size', { streams: [{ codec_type: 'video' }], format: { duration: 3 } }, /no size/],
    ['a giant', { streams: [{ ...picture, width: 20_000 }], format: { duration: 3 } }, /8192/],
    ['too long', { streams: [picture], format: { duration: 3601 } }, /61 minutes long, and 60/],
  ])('says why not: %s', (_, json, problem) => {
    expect(readProbe(json, 3600)).toMatch(problem);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { captionsLocale, readCaptions } from './captions';

vi.mock('@/lib/backend/client', () => ({ requestData: vi.fn() }));

afterEach(() => {
  vi.mocked(requestData).mockReset();
});

const sent = (text: string, seconds: number | null): Promise<string | null> => {
  vi.mocked(requestData).mockResolvedValue({ text, seconds });
  return readCaptions('lesson-1-1', 'nl');
};

describe('captions', () => {
  it('are normalized: header, decimal points, an end for every cue, none after the video', async () => {
    const text =
      '1\n00:00:01,000 --> 00:00:02,500\nBlaas & lach\n\n00:08.000 --> 00:07.000\nDrijf\n\n00:30.000 --> 00:31.000\nLaat';
    expect(await sent(text, 9)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nBlaas &amp; lach\n\n00:00:08.000 --> 00:00:09.000\nDrijf\n',
    );
  });

  it('are served without a known duration', async () => {
    expect(await sent('00:30.000 --> 00:31.000\nLaat', null)).toBe('WEBVTT\n\n00:00:30.000 --> 00:00:31.000\nLaat\n');
  });

  it('are null without captions and rethrow other errors', async () => {
    const failure = (status: number) => new BackendError({ status, name: 'Failed', message: 'No' });
    vi.mocked(requestData).mockRejectedValueOnce(failure(404)).mockRejectedValueOnce(failure(503));
    expect(await readCaptions('lesson-1-1', 'nl')).toBeNull();
    await expect(readCaptions('lesson-1-1', 'nl')).rejects.toThrow();
  });

  it('are named by locale', () => {
    expect(['captions-nl.vtt', 'captions-xx.vtt', 'captions-nl.srt'].map(captionsLocale)).toEqual(['nl', null, null]);
  });
});

import 'server-only';
import { z } from 'zod';
import { formatWebVtt, parseWebVtt } from '@/lib/academy/player/webvtt';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { typeTag } from '@/lib/backend/cache-tags';
import { isLocale, type Locale } from '@/backend/contract/locales';

const wireCaptions = z.object({ text: z.string(), seconds: z.number().nullable() });
const NAME = /^captions-([a-z]{2})\.vtt$/;

/** Locale of a captions file name; null for any other file. */
export function captionsLocale(name: string): Locale | null {
  const locale = NAME.exec(name)?.[1];
  return isLocale(locale) ? locale : null;
}

/**
 * WebVTT of a video in a language; null without captions. Cached until a lesson is published. Normalized, because browsers
 * drop slightly malformed cues; players get the same cues as the transcript.
 */
export async function readCaptions(asset: string, locale: Locale): Promise<string | null> {
  try {
    const path = `/academy/videos/${asset}/captions`;
    const options = { caller: { locale }, tags: [typeTag('lesson')], query: { locale } };
    const { text, seconds } = await requestData(path, wireCaptions, options);
    return formatWebVtt(parseWebVtt(text, seconds ?? undefined));
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}

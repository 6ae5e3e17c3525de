import 'server-only';
import { z } from 'zod';
import { formatWebVtt, parseWebVtt } from '@/lib/academy/player/webvtt';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { typeTag } from '@/lib/backend/cache-tags';
import { isLocale, type Locale } from '@/backend/contract/locales';

const wireCaptions = z.object({ text: z.string(), seconds: z.number().nullable() });
const NAME = /^captions-([a-z]{2})\.vtt$/;

/** The language of captions by their file's name, null when no file of a lesson is called that. */
export function captionsLocale(name: string): Locale | null {
  const locale = NAME.exec(name)?.[1];
  return isLocale(locale) ? locale : null;
}

/**
 * WebVTT of a film in a language, null without. Kept until a lesson is published: a text of the CMS, not a file. Browsers
 * drop what editors write a little wrong, so they get the cues that the transcript shows.
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

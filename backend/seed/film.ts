import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedDir } from '../src/academy/videos/video-files';
import { levels } from './data/academy';
import type { SeedPictures } from './pictures';
import type { SeedLocale } from './types';

/** Transcript of a film: its captions as one paragraph. */
const toTranscript = (captions: string): string =>
  captions
    .split('\n')
    .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes('-->'))
    .join(' ');

/** A lesson's film in the media library, with its poster and its transcript in one language. */
export async function filmFields(pictures: SeedPictures, key: string, locale: SeedLocale): Promise<object> {
  const lesson = levels.flatMap((level) => level.lessons).find(({ video }) => video === key);
  if (!lesson) throw new Error(`No lesson has the film ${key}`);
  const { captions, title } = lesson.text[locale];
  const folder = await mkdtemp(path.join(tmpdir(), 'captions-'));
  try {
    const file = path.join(folder, `${key}-${locale}.vtt`);
    await writeFile(file, captions);
    const poster = await pictures.fileId(path.join(seedDir(), `${key}.webp`));
    return {
      film: await pictures.fileId(path.join(seedDir(), `${key}.mp4`)),
      captions: await pictures.fileId(file),
      poster: poster === null ? null : { image: poster, alt: title },
      transcript: toTranscript(captions),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

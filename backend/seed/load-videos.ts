import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { VIDEO_ASSET, inspectVideoFile } from '../src/academy/videos/video-assets';
import { FILM, seedDir, seedFile } from '../src/academy/videos/video-files';
import type { SeedContext } from './load-content';

/**
 * Creates a row for each film in `seed/videos`; lessons refer to them by key. The files are copied at each start. Existing rows
 * are kept when the seed is loaded again, so that texts never replace the shop's own films.
 */
export async function loadVideos({ strapi, report }: SeedContext): Promise<void> {
  const names = existsSync(seedDir()) ? readdirSync(seedDir()).filter((name) => name.endsWith('.mp4')) : [];
  for (const [index, name] of names.sort().entries()) {
    const key = path.basename(name, '.mp4');
    const [, level = '', lesson = ''] = /^lesson-(\d+)-(\d+)$/.exec(key) ?? [];
    const title = level ? `Level ${level}, lesson ${lesson}` : key;
    const isKnown = (await strapi.db.query(VIDEO_ASSET).count({ where: { key } })) > 0;
    const state = await inspectVideoFile(seedFile(key, FILM));
    if (!isKnown) await strapi.db.query(VIDEO_ASSET).create({ data: { key, title, ...state } as never });
    report('videos', index + 1, names.length);
  }
}

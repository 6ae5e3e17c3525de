import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAssetKey } from '@/lib/academy/playback-cookie';
import { env } from '@/lib/core/env';
import { createFilmStore } from '@/lib/server/playback/stored-film';

const NAME = /^([a-z0-9-]+)\.webp$/;

interface Context {
  params: Promise<{ file: string }>;
}

/** Poster frame of a lesson's video, public also for locked lessons. The video itself requires the cookie. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, key = ''] = NAME.exec((await params).file) ?? [];
  const still = isAssetKey(key) ? await readPoster(key) : null;
  if (!still) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(still, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function readPoster(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return (await readFromBucket(key)) ?? (await readFromDisk(key));
}

async function readFromBucket(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { filmsInBucket, backendUrl, shopSecret } = env();
  if (!filmsInBucket) return null;
  const stored = await createFilmStore(backendUrl, shopSecret).open(key, 'poster.webp', {});
  return stored && new Uint8Array(await stored.arrayBuffer());
}

async function readFromDisk(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path.join(env().videosDir, key, 'poster.webp')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

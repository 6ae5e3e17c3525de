import { HOUR_MS } from '../../domain/time';
import { readIncoming } from '../videos/video-files';
import type { FilmUpload } from './film-uploads';

/** An upload without a byte for this long takes no room from others; it can be continued as long as it is kept. */
const ABANDONED_MS = HOUR_MS;

/** Milliseconds since something happened to an upload. */
export async function ageOf(row: Pick<FilmUpload, 'upload_id' | 'updated_at'>, now: Date): Promise<number> {
  const written = (await readIncoming(row.upload_id))?.at.getTime() ?? 0;
  return now.getTime() - Math.max(written, new Date(row.updated_at ?? 0).getTime());
}

export async function withoutAbandoned(rows: FilmUpload[], now: Date): Promise<FilmUpload[]> {
  const ages = await Promise.all(rows.map((row) => ageOf(row, now)));
  return rows.filter((_, index) => (ages[index] ?? 0) <= ABANDONED_MS);
}

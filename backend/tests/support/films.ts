import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build';

const seed = (name: string): Buffer => readFileSync(path.join(root, 'seed', 'videos', name));
export const film = seed('lesson-1-1.mp4');
export const poster = seed('lesson-1-1.webp');

/** A video whose index is at the end, as cameras write it. */
export function slowStart(): Buffer {
  const boxes: Buffer[] = [];
  for (let at = 0; at < film.length; ) {
    const size = film.readUInt32BE(at);
    boxes.push(film.subarray(at, at + size));
    at += size;
  }
  const isIndex = (box: Buffer): boolean => box.toString('latin1', 4, 8) === 'moov';
  return Buffer.concat([...boxes.filter((box) => !isIndex(box)), ...boxes.filter(isIndex)]);
}

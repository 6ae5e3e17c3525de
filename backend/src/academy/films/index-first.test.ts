import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendRoot } from '../../platform/files/data-paths';
import { inspectMp4 } from '../videos/inspect-mp4';
import { writeIndexFirst } from './index-first';

const film = readFileSync(path.join(backendRoot(), 'seed', 'videos', 'lesson-1-1.mp4'));

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'films-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const target = () => path.join(dir, 'moved.mp4');
const move = (content: Buffer): Promise<string | null> => {
  writeFileSync(path.join(dir, 'film.mp4'), content);
  return writeIndexFirst(path.join(dir, 'film.mp4'), target());
};

/** The film with its index last, as a camera writes it: offsets are those of this order. */
async function likeACamera(): Promise<Buffer> {
  // Moving twice is the identity: the first box after `ftyp` becomes the last.
  const boxes: { type: string; bytes: Buffer }[] = [];
  for (let at = 0; at < film.length; ) {
    const size = film.readUInt32BE(at);
    boxes.push({ type: film.toString('latin1', at + 4, at + 8), bytes: Buffer.from(film.subarray(at, at + size)) });
    at += size;
  }
  const moov = boxes.find(({ type }) => type === 'moov')!.bytes;
  const table = moov.indexOf('stco', 0, 'latin1') + 4;
  const count = moov.readUInt32BE(table + 4);
  for (let entry = 0; entry < count; entry += 1) {
    const at = table + 8 + entry * 4;
    moov.writeUInt32BE(moov.readUInt32BE(at) - moov.length, at);
  }
  return Buffer.concat([...boxes.filter(({ type }) => type !== 'moov').map(({ bytes }) => bytes), moov]);
}

it('moves the index before the media and its offsets with it', async () => {
  const camera = await likeACamera();
  expect(await inspectMp4((writeFileSync(target(), camera), target()))).toMatch(/fast start/);
  expect(await move(camera)).toBeNull();
  // Byte for byte the film whose index was moved to the end.
  expect(readFileSync(target()).equals(film)).toBe(true);
});

it('leaves a film alone whose index is first', async () => {
  expect(await move(film)).toBeNull();
  expect(readFileSync(target()).equals(film)).toBe(true);
});

it.each([
  ['nothing', Buffer.alloc(0), /empty/],
  ['no film', Buffer.from('hello, is this a film?'), /not an MP4/],
  ['no index', film.subarray(0, film.readUInt32BE(0)), /missing/],
  ['a cut film', film.subarray(0, film.length - 10), /not whole/],
])('says why not: %s', async (_, content, problem) => {
  expect(await move(content)).toMatch(problem);
});

import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendRoot } from '../../platform/files/data-paths';
import { inspectMp4 } from './inspect-mp4';

const seed = path.join(backendRoot(), 'seed', 'videos');
const films = readdirSync(seed).filter((name) => name.endsWith('.mp4'));
const film = readFileSync(path.join(seed, 'lesson-1-1.mp4'));

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'films-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function inspect(content: Buffer): Promise<unknown> {
  const file = path.join(dir, 'film.mp4');
  writeFileSync(file, content);
  return inspectMp4(file);
}

interface Part {
  type: string;
  bytes: Buffer;
}

function split(content: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < content.length; ) {
    const size = content.readUInt32BE(at);
    parts.push({ type: content.toString('latin1', at + 4, at + 8), bytes: content.subarray(at, at + size) });
    at += size;
  }
  return parts;
}
const parts = split(film);
const part = (type: string): Buffer => parts.find((one) => one.type === type)!.bytes;
const replace = (content: Buffer, from: string, to: string): Buffer => {
  const copy = Buffer.from(content);
  copy.write(to, copy.indexOf(from, 0, 'latin1'), 'latin1');
  return copy;
};

describe('the seed videos', () => {
  it('are twenty small files with fast start', async () => {
    expect(films).toHaveLength(20);
    let total = 0;
    for (const name of films) {
      const inspected = await inspectMp4(path.join(seed, name));
      expect([name, inspected]).toEqual([
        name,
        { seconds: expect.any(Number), width: 1280, height: 720, bytes: expect.any(Number) },
      ]);
      const { seconds, bytes } = inspected as { seconds: number; bytes: number };
      expect(seconds).toBeGreaterThanOrEqual(40);
      expect(seconds).toBeLessThanOrEqual(75);
      expect(bytes).toBeLessThan(1.5 * 1024 * 1024);
      total += bytes;
    }
    expect(total).toBeLessThan(27 * 1024 * 1024);
  });
});

describe('inspectMp4', () => {
  it('returns the metadata of playable files', async () => {
    expect(await inspect(film)).toEqual({
      seconds: 55.534,
      width: 1280,
      height: 720,
      bytes: film.length,
    });
    const free = Buffer.from('\0\0\0\x08free', 'latin1');
    expect(await inspect(Buffer.concat([part('ftyp'), free, part('moov'), part('mdat')]))).toMatchObject({
      seconds: 55.534,
    });
    const fragments = Array.from({ length: 3000 }, () => free);
    expect(await inspect(Buffer.concat([part('ftyp'), part('moov'), ...fragments, part('mdat')]))).toMatchObject({
      seconds: 55.534,
    });
  });

  it('returns the reason for unplayable files', async () => {
    for (const [content, problem] of [
      [Buffer.alloc(0), /not an MP4/],
      [Buffer.from('RIFF....WEBP'), /not an MP4/],
      [Buffer.concat([part('ftyp'), part('mdat'), part('moov')]), /fast start/],
      [Buffer.concat([part('ftyp'), part('mdat')]), /index \(moov\) is missing/],
      [Buffer.concat([part('ftyp'), part('moov')]), /not whole/],
      [film.subarray(0, film.length - 100), /not whole/],
      [film.subarray(0, 400), /not whole/],
      [part('ftyp'), /moov/],
      [replace(film, 'vide', 'soun'), /no picture/],
      [replace(film, 'avc1\0', 'hvc1\0'), /hvc1.*H\.264/],
    ] as const)
      expect(await inspect(content)).toMatch(problem);
  });

  it('never throws on arbitrary bytes', async () => {
    const head = film.subarray(0, 3000);
    await fc.assert(
      fc.asyncProperty(fc.nat(head.length - 1), fc.nat(255), fc.nat(head.length), async (at, byte, cut) => {
        const broken = Buffer.from(head.subarray(0, cut));
        if (at < broken.length) broken[at] = byte;
        expect(typeof (await inspect(broken))).toBe('string');
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(typeof (await inspect(Buffer.from(bytes)))).toBe('string');
      }),
    );
  });
});

import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readIndex, readLayout } from '../videos/inspect-mp4';
import { type Box, listBoxes } from '../videos/mp4-boxes';

/** Boxes on the way to the tables of offsets. */
const PARENTS = new Set(['trak', 'mdia', 'minf', 'stbl']);
const HEADER_BYTES = 8;
const LARGEST_OFFSET = 2 ** 32 - 1;

/** A top-level box as a range of the file: `from` is where its header begins. */
interface Part {
  from: number;
  end: number;
}

/** Headers are part of what is moved, so each box reaches from the end of the one before. */
const partsOf = (boxes: Box[]): (Part & { type: string })[] =>
  boxes.map(({ type, end }, at) => ({ type, from: boxes[at - 1]?.end ?? 0, end }));

/** Tables of offsets of all tracks (`stco`, `co64`), as views into the index. */
function listOffsetTables(inside: Buffer): { type: string; body: Buffer }[] {
  return listBoxes(inside).flatMap((box) => {
    if (PARENTS.has(box.type)) return listOffsetTables(box.body);
    return box.type === 'stco' || box.type === 'co64' ? [box] : [];
  });
}

/** Changes all offsets of the index in place. False if one does not fit. */
function moveOffsets(moov: Buffer, move: (offset: number) => number): boolean {
  for (const { type, body } of listOffsetTables(moov)) {
    const width = type === 'stco' ? 4 : 8;
    if (body.length < HEADER_BYTES) return false;
    const count = Math.min(body.readUInt32BE(4), Math.floor((body.length - HEADER_BYTES) / width));
    for (let at = HEADER_BYTES; at < HEADER_BYTES + count * width; at += width) {
      const moved = move(width === 4 ? body.readUInt32BE(at) : Number(body.readBigUInt64BE(at)));
      if (moved < 0 || (width === 4 && moved > LARGEST_OFFSET)) return false;
      if (width === 4) body.writeUInt32BE(moved, at);
      else body.writeBigUInt64BE(BigInt(moved), at);
    }
  }
  return true;
}

/**
 * Writes the MP4 with its index (moov) before the media ("fast start"), as cameras do not. Nothing is encoded again. A text
 * is the reason for editors why it can not be done.
 */
export async function writeIndexFirst(from: string, to: string): Promise<string | null> {
  const file = await open(from, 'r');
  try {
    const { size } = await file.stat();
    const layout = await readLayout(file, size);
    if (typeof layout === 'string') return layout;
    const moov = await readIndex(file, layout);
    if (typeof moov === 'string') return moov;
    const parts = partsOf(layout.boxes);
    const index = parts[layout.boxes.indexOf(layout.index)];
    const first = parts[0];
    if (!index || !first) return 'Its index (moov) is missing, as when an export was cut off.';
    const head = Buffer.alloc(index.end - index.from - moov.length);
    await file.read(head, 0, head.length, index.from);
    // What lay between the first box and the index makes room for it.
    const length = index.end - index.from;
    const isMoved = moveOffsets(moov, (offset) => (offset < index.from ? offset + length : offset));
    if (!isMoved)
      return 'Its index (moov) can not be moved to the front: export it with "fast start" ("web optimised").';
    const rest = parts.filter((part) => part !== first && part !== index);
    await pipeline(
      Readable.from(readParts(from, first, [head, moov], rest), { objectMode: false }),
      createWriteStream(to),
    );
    return null;
  } finally {
    await file.close();
  }
}

async function* readParts(from: string, first: Part, index: Buffer[], rest: Part[]): AsyncGenerator<Buffer> {
  yield* readPart(from, first);
  yield* index;
  for (const part of rest) yield* readPart(from, part);
}

const readPart = (from: string, part: Part): AsyncIterable<Buffer> =>
  createReadStream(from, { start: part.from, end: part.end - 1, highWaterMark: 1024 * 1024 });

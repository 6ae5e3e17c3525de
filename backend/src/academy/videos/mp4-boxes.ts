import type { FileHandle } from 'node:fs/promises';

const MAX_BOXES = 1000;
/** An hour in fragments of half a second has 14,400. */
const MAX_FILE_BOXES = 50_000;

/** An MP4 box (ISO 14496-12) with its four-letter type. `end` may lie beyond the end of the file. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** Reads a box header; `limit` is the end of the parent, for boxes without a size. Null if invalid. */
function readHeader(bytes: Buffer, offset: number, limit: number): Box | null {
  if (bytes.length < 8) return null;
  const size = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, 8);
  if (size === 0) return { type, start: offset + 8, end: limit };
  if (size >= 8) return { type, start: offset + 8, end: offset + size };
  if (size !== 1 || bytes.length < 16) return null;
  const large = Number(bytes.readBigUInt64BE(8));
  return large >= 16 ? { type, start: offset + 16, end: offset + large } : null;
}

/** Top-level boxes of the file, in order. */
export async function listFileBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const bytes = Buffer.alloc(16);
  for (let offset = 0; offset < size && boxes.length < MAX_FILE_BOXES; ) {
    const { bytesRead } = await file.read(bytes, 0, 16, offset);
    const box = readHeader(bytes.subarray(0, bytesRead), offset, size);
    if (!box) break;
    boxes.push(box);
    offset = box.end;
  }
  return boxes;
}

/** Child boxes. */
export function listBoxes(bytes: Buffer): (Box & { body: Buffer })[] {
  const boxes: (Box & { body: Buffer })[] = [];
  for (let offset = 0; offset < bytes.length && boxes.length < MAX_BOXES; ) {
    const box = readHeader(bytes.subarray(offset, offset + 16), offset, bytes.length);
    if (!box) break;
    boxes.push({ ...box, body: bytes.subarray(box.start, box.end) });
    offset = box.end;
  }
  return boxes;
}

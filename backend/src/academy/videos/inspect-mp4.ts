import { type FileHandle, open } from 'node:fs/promises';

/** Metadata of a playable video. */
export interface VideoMetadata {
  seconds: number;
  width: number;
  height: number;
  bytes: number;
}

/** The index of an hour-long video has a few hundred kilobytes. */
const MAX_INDEX = 32 * 1024 * 1024;
const MAX_BOXES = 1000;

/** An MP4 box (ISO 14496-12) with its four-letter type. `end` may lie beyond the end of the file. */
interface Box {
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
async function listFileBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const bytes = Buffer.alloc(16);
  for (let offset = 0; offset < size && boxes.length < MAX_BOXES; ) {
    const { bytesRead } = await file.read(bytes, 0, 16, offset);
    const box = readHeader(bytes.subarray(0, bytesRead), offset, size);
    if (!box) break;
    boxes.push(box);
    offset = box.end;
  }
  return boxes;
}

/** Child boxes. */
function listBoxes(bytes: Buffer): (Box & { body: Buffer })[] {
  const boxes: (Box & { body: Buffer })[] = [];
  for (let offset = 0; offset < bytes.length && boxes.length < MAX_BOXES; ) {
    const box = readHeader(bytes.subarray(offset, offset + 16), offset, bytes.length);
    if (!box) break;
    boxes.push({ ...box, body: bytes.subarray(box.start, box.end) });
    offset = box.end;
  }
  return boxes;
}

/** Follows a path of box types, taking the first match at each level. */
const find = (bytes: Buffer | undefined, ...types: string[]): Buffer | undefined =>
  types.reduce<Buffer | undefined>(
    (inside, type) => inside && listBoxes(inside).find((box) => box.type === type)?.body,
    bytes,
  );

function readSeconds(header: Buffer | undefined): number {
  if (!header) return 0;
  const long = header[0] === 1;
  if (header.length < (long ? 32 : 20)) return 0;
  const scale = header.readUInt32BE(long ? 20 : 12);
  const units = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 ? units / scale : 0;
}

/** Width and height are the last two fields of a track header, as 16.16 fixed-point numbers. */
function readSize(header: Buffer | undefined): { width: number; height: number } {
  if (!header || header.length < 84) return { width: 0, height: 0 };
  return {
    width: header.readUInt32BE(header.length - 8) >>> 16,
    height: header.readUInt32BE(header.length - 4) >>> 16,
  };
}

/** Codecs that all browsers play. */
const H264 = new Set(['avc1', 'avc3']);

function inspectIndex(moov: Buffer, bytes: number): VideoMetadata | string {
  const tracks = listBoxes(moov).filter(({ type }) => type === 'trak');
  const film = tracks.find(({ body }) => find(body, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'vide');
  if (!film) return 'It has no picture (video track), only sound or nothing.';
  // The first sample description follows version, flags and count; its type is the codec.
  const codec = find(film.body, 'mdia', 'minf', 'stbl', 'stsd')?.toString('latin1', 12, 16) ?? '';
  if (!H264.has(codec))
    return `Its codec is ${/^[\w ]{4}$/.test(codec) ? codec.trim() : 'unknown'}: not every browser plays that. Export it as H.264.`;
  const seconds = readSeconds(find(moov, 'mvhd'));
  if (seconds <= 0) return 'It has no duration: export it as one MP4, not in fragments.';
  const { width, height } = readSize(find(film.body, 'tkhd'));
  if (width === 0 || height === 0) return 'Its picture has no size.';
  return { seconds: Math.round(seconds * 1000) / 1000, width, height, bytes };
}

/**
 * Metadata of a lesson video, or a message for editors why it cannot be used. The file must be complete with its index
 * (moov) before the media data: otherwise playback starts late or never.
 */
export async function inspectMp4(filename: string): Promise<VideoMetadata | string> {
  const file = await open(filename, 'r');
  try {
    const { size } = await file.stat();
    const boxes = await listFileBoxes(file, size);
    if (boxes[0]?.type !== 'ftyp') return 'It is not an MP4.';
    const at = (type: string): number => boxes.findIndex((box) => box.type === type);
    const index = boxes[at('moov')];
    if (!index) return 'Its index (moov) is missing, as when an export was cut off.';
    if (at('mdat') === -1 || boxes.at(-1)?.end !== size)
      return 'It is not whole (incomplete upload or export): the end of the file is missing.';
    if (at('moov') > at('mdat'))
      return 'Its index (moov) comes last, so playback would start late: export it with "fast start" ("web optimised").';
    if (index.end - index.start > MAX_INDEX) return 'Its index (moov) is too large.';
    const moov = Buffer.alloc(index.end - index.start);
    await file.read(moov, 0, moov.length, index.start);
    return inspectIndex(moov, size);
  } finally {
    await file.close();
  }
}

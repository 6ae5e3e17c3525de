import { type FileHandle, open } from 'node:fs/promises';
import { type Box, listBoxes, listFileBoxes } from './mp4-boxes';

/** Metadata of a playable video. */
export interface VideoMetadata {
  seconds: number;
  width: number;
  height: number;
  bytes: number;
}

/** The index of an hour-long video has a few hundred kilobytes. */
const MAX_INDEX = 32 * 1024 * 1024;

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
const AAC = 'mp4a';

/** The first sample description of a track follows version, flags and count; its type is the codec. */
const codecOf = (track: Buffer): string =>
  find(track, 'mdia', 'minf', 'stbl', 'stsd')?.toString('latin1', 12, 16) ?? '';
const nameOf = (codec: string): string => (/^[\w ]{4}$/.test(codec) ? codec.trim() : 'unknown');

function inspectIndex(moov: Buffer, bytes: number): VideoMetadata | string {
  const tracks = listBoxes(moov).filter(({ type }) => type === 'trak');
  const film = tracks.find(({ body }) => find(body, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'vide');
  if (!film) return 'It has no picture (video track), only sound or nothing.';
  const codec = codecOf(film.body);
  if (!H264.has(codec)) return `Its codec is ${nameOf(codec)}: not every browser plays that. Export it as H.264.`;
  const isSound = ({ body }: Box & { body: Buffer }) =>
    find(body, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'soun';
  const sound = tracks.filter(isSound).map(({ body }) => codecOf(body));
  const unplayable = sound.find((name) => name !== AAC);
  if (unplayable !== undefined)
    return `The codec of its sound is ${nameOf(unplayable)}: not every browser plays that. Export it with AAC.`;
  const seconds = readSeconds(find(moov, 'mvhd'));
  if (seconds <= 0) return 'It has no duration: export it as one MP4, not in fragments.';
  const { width, height } = readSize(find(film.body, 'tkhd'));
  if (width === 0 || height === 0) return 'Its picture has no size.';
  return { seconds: Math.round(seconds * 1000) / 1000, width, height, bytes };
}

/** Where the parts of a complete MP4 are. */
interface Mp4Layout {
  boxes: Box[];
  index: Box;
  /** Playback can begin before the whole file is there. */
  isIndexFirst: boolean;
}

/** Layout of an MP4 or MOV, or a message for editors if something of it is missing. @param size Of the file, in bytes. */
export async function readLayout(file: FileHandle, size: number): Promise<Mp4Layout | string> {
  if (size === 0) return 'It is not an MP4: the file is empty.';
  const boxes = await listFileBoxes(file, size);
  if (boxes[0]?.type !== 'ftyp') return 'It is not an MP4.';
  const at = (type: string): number => boxes.findIndex((box) => box.type === type);
  const index = boxes[at('moov')];
  if (!index) return 'Its index (moov) is missing, as when an export was cut off.';
  if (at('mdat') === -1 || boxes.at(-1)?.end !== size)
    return 'It is not whole (incomplete upload or export): the end of the file is missing.';
  return { boxes, index, isIndexFirst: at('moov') < at('mdat') };
}

/** Reads the index (moov); a message for editors if it is unreasonably large. */
export async function readIndex(file: FileHandle, { index }: Mp4Layout): Promise<Buffer | string> {
  if (index.end - index.start > MAX_INDEX) return 'Its index (moov) is too large.';
  const moov = Buffer.alloc(index.end - index.start);
  await file.read(moov, 0, moov.length, index.start);
  return moov;
}

/**
 * Metadata of a lesson video, or a message for editors why it cannot be used. The file must be complete with its index
 * (moov) before the media data: otherwise playback starts late or never.
 */
export async function inspectMp4(filename: string): Promise<VideoMetadata | string> {
  const file = await open(filename, 'r');
  try {
    const { size } = await file.stat();
    const layout = await readLayout(file, size);
    if (typeof layout === 'string') return layout;
    if (!layout.isIndexFirst)
      return 'Its index (moov) comes last, so playback would start late: export it with "fast start" ("web optimised").';
    const moov = await readIndex(file, layout);
    return typeof moov === 'string' ? moov : inspectIndex(moov, size);
  } finally {
    await file.close();
  }
}

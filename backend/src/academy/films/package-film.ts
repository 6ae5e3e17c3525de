import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { env } from '../../platform/env/env';
import { inspectMp4, readLayout, type VideoMetadata } from '../videos/inspect-mp4';
import { isThere, probeOf, ProgramFailed, run } from './ffmpeg';
import { hlsArguments, mp4Arguments, posterArguments, probeArguments, readPercent } from './hls-arguments';
import { writeIndexFirst } from './index-first';
import { problemOfLength, type Probed, readProbe } from './probe';
import { listRenditions, mp4Rendition } from './renditions';

/** A film as it will be served; its files are in the work folder. */
export interface Packaged {
  mp4: string;
  metadata: VideoMetadata;
  /** Folder of playlists and segments; null: the MP4 alone. */
  hls: string | null;
  poster: string | null;
}

interface Packaging {
  /** The uploaded file. */
  source: string;
  /** An empty folder. */
  folder: string;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
}

const UNREADABLE = 'It can not be read as a film: export it again, as an MP4 (H.264).';
const MATROSKA = 0x1a45dfa3;

/** Types of the first box of MP4 and MOV. */
const ISO_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']);

/** What the file is by its first bytes; a name proves nothing. */
async function sniff(source: string): Promise<'mp4' | 'mov' | 'matroska' | null> {
  const file = await open(source, 'r');
  try {
    const head = Buffer.alloc(8);
    await file.read(head, 0, 8, 0);
    if (head.readUInt32BE(0) === MATROSKA) return 'matroska';
    const box = head.toString('latin1', 4, 8);
    if (box === 'ftyp') return 'mp4';
    return ISO_BOXES.has(box) ? 'mov' : null;
  } finally {
    await file.close();
  }
}

/** A reason for editors if the file is cut off: programs read such files up to the cut without a word. */
async function problemOfWhole(source: string): Promise<string | null> {
  const file = await open(source, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) return 'The file is empty.';
    const kind = await sniff(source);
    if (kind === null) return 'It is not a film that can be used: export it as an MP4 (H.264).';
    if (kind !== 'mp4') return null;
    const layout = await readLayout(file, size);
    return typeof layout === 'string' ? layout : null;
  } finally {
    await file.close();
  }
}

async function probe(ffmpeg: string, { source, signal }: Packaging): Promise<Probed | string> {
  try {
    const output = await run(probeOf(ffmpeg), probeArguments(source), { signal });
    return readProbe(JSON.parse(output.toString()), env().films.maxSeconds);
  } catch (error) {
    if (error instanceof ProgramFailed || error instanceof SyntaxError) return UNREADABLE;
    throw error;
  }
}

/** The MP4 that was uploaded, with its index first. */
async function keepMp4({ source, folder }: Packaging): Promise<Packaged | string> {
  const mp4 = path.join(folder, 'video.mp4');
  const problem = await writeIndexFirst(source, mp4);
  if (problem) return problem;
  const metadata = await inspectMp4(mp4);
  if (typeof metadata === 'string') return metadata;
  const tooLong = problemOfLength(metadata.seconds, env().films.maxSeconds);
  return tooLong ?? { mp4, metadata, hls: null, poster: null };
}

/** Without a poster a film plays as well. */
async function takePoster(ffmpeg: string, mp4: string, { folder, signal }: Packaging, seconds: number) {
  const poster = path.join(folder, 'poster.webp');
  try {
    const frame = await run(ffmpeg, posterArguments(mp4, seconds), { signal });
    await sharp(frame).webp({ quality: 80 }).toFile(poster);
    return poster;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function packageHls(ffmpeg: string, packaging: Packaging): Promise<Packaged | string> {
  const { source, folder, signal, onPercent } = packaging;
  const film = await probe(ffmpeg, packaging);
  if (typeof film === 'string') return film;
  const renditions = listRenditions(film);
  const kept = mp4Rendition(renditions);
  const hls = path.join(folder, 'hls');
  const mp4 = path.join(folder, 'video.mp4');
  await mkdir(hls);
  const onOutput = (text: string): void => {
    const percent = readPercent(text, film.seconds);
    if (percent !== null) onPercent(percent);
  };
  try {
    await run(ffmpeg, hlsArguments(source, hls, film, renditions), { signal, onOutput });
    if (kept) await run(ffmpeg, mp4Arguments(hls, kept, mp4), { signal });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    strapi.log.warn(`A film could not be packaged: ${error.message}`);
    return UNREADABLE;
  }
  const metadata = await inspectMp4(mp4);
  if (typeof metadata === 'string') return metadata;
  return { mp4, metadata, hls, poster: await takePoster(ffmpeg, mp4, packaging, metadata.seconds) };
}

/**
 * Makes what is served from an uploaded film: with ffmpeg several qualities (HLS), one MP4 and a poster, without it the MP4
 * itself. A text is the reason for editors why that is impossible; other failures throw, and the film is tried again.
 */
export async function packageFilm(packaging: Packaging): Promise<Packaged | string> {
  const problem = await problemOfWhole(packaging.source);
  if (problem) return problem;
  const { ffmpeg } = env().films;
  if (ffmpeg !== null && (await isThere(ffmpeg))) return packageHls(ffmpeg, packaging);
  return keepMp4(packaging);
}

export const removeWorkFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

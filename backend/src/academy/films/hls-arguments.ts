import type { Probed } from './probe';
import type { Rendition } from './renditions';
import { SAFE_INPUT } from './ffmpeg';

/** Length of a segment, and of a group of pictures: each segment of each quality begins with a keyframe at the same time. */
const SEGMENT_SECONDS = 4;
const SOUND = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'];

const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];

/** One decoding, one scaling per quality. `V`: a cover is no film. */
function filterGraph(renditions: Rendition[]): string {
  const outputs = renditions.map((_, at) => `[s${at}]`).join('');
  const scales = renditions.map(
    ({ width, height }, at) => `[s${at}]scale=${width}:${height},setsar=1,format=yuv420p[v${at}]`,
  );
  return [`[0:V:0]split=${renditions.length}${outputs}`, ...scales].join(';');
}

/** Arguments of ffmpeg that write playlists and fMP4 segments into the folder, and its progress to the output. */
export function hlsArguments(source: string, folder: string, film: Probed, renditions: Rendition[]): string[] {
  const { hasSound } = film;
  const streams = renditions.flatMap(({ kbps }, at) => [
    ['-map', `[v${at}]`],
    hasSound ? ['-map', '0:a:0'] : [],
    [`-maxrate:v:${at}`, `${kbps}k`, `-bufsize:v:${at}`, `${kbps * 2}k`],
  ]);
  const variants = renditions.map(({ name }, at) => `v:${at}${hasSound ? `,a:${at}` : ''},name:${name}`).join(' ');
  return [
    QUIET,
    SAFE_INPUT,
    ['-i', `file:${source}`],
    ['-filter_complex', filterGraph(renditions)],
    ...streams,
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-profile:v', 'high'],
    ['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    hasSound ? SOUND : [],
    // Where and when a film was taken is nobody's business.
    ['-map_metadata', '-1', '-map_chapters', '-1'],
    ['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ['-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments'],
    ['-hls_fmp4_init_filename', '%v-init.mp4', '-hls_segment_filename', `${folder}/%v-%05d.m4s`],
    ['-master_pl_name', 'main.m3u8', '-var_stream_map', variants],
    ['-progress', 'pipe:1', `${folder}/%v.m3u8`],
  ].flat();
}

/** One quality as one MP4 with its index first, from its segments. */
export const mp4Arguments = (folder: string, { name }: Rendition, target: string): string[] =>
  [
    QUIET,
    ['-protocol_whitelist', 'file,pipe', '-allowed_extensions', 'ALL', '-i', `${folder}/${name}.m3u8`],
    ['-c', 'copy', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', target],
  ].flat();

const POSTER_AT = 0.3;
const POSTER_WIDTH = 1280;

/** One frame as PNG to the output. */
export const posterArguments = (mp4: string, seconds: number): string[] =>
  [
    QUIET,
    ['-ss', (seconds * POSTER_AT).toFixed(2)],
    SAFE_INPUT,
    ['-i', `file:${mp4}`, '-frames:v', '1', '-vf', `scale='min(${POSTER_WIDTH},iw)':-2`],
    ['-f', 'image2pipe', '-c:v', 'png', 'pipe:1'],
  ].flat();

export const probeArguments = (source: string): string[] =>
  [
    ['-hide_banner', '-loglevel', 'error'],
    SAFE_INPUT,
    ['-print_format', 'json', '-show_format', '-show_streams', `file:${source}`],
  ].flat();

/** Whole percent from the progress that ffmpeg reports; null if this chunk says nothing of it. */
export function readPercent(text: string, seconds: number): number | null {
  const at = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  if (at === undefined || seconds <= 0) return null;
  return Math.min(99, Math.floor((Number(at) / 1_000_000 / seconds) * 100));
}

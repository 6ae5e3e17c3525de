import { z } from 'zod';
import type { Picture } from './renditions';

/** What packaging needs to know of a film. */
export interface Probed extends Picture {
  seconds: number;
  hasSound: boolean;
}

const number = z.coerce.number().catch(0);
const stream = z.object({
  codec_type: z.string().optional(),
  width: number.default(0),
  height: number.default(0),
  sample_aspect_ratio: z.string().optional(),
  side_data_list: z.array(z.object({ rotation: number.optional() })).optional(),
  disposition: z.object({ attached_pic: number.default(0) }).optional(),
});
const probe = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: number.default(0) }).default({ duration: 0 }),
});

type Stream = z.infer<typeof stream>;

/** Phones write their films lying down, with the angle beside them. */
const isTurned = ({ side_data_list: data = [] }: Stream): boolean =>
  data.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);

/** Width of a pixel for one of height 1. */
function pixelAspect({ sample_aspect_ratio: ratio = '' }: Stream): number {
  const [across = 0, down = 0] = ratio.split(':').map(Number);
  return across > 0 && down > 0 ? across / down : 1;
}

const MAX_SIDE = 8192;

/** Parses the JSON of ffprobe; a text is the reason for editors why the film can not be used. @param maxSeconds Longest film. */
export function readProbe(json: unknown, maxSeconds: number): Probed | string {
  const parsed = probe.safeParse(json);
  if (!parsed.success) return 'It can not be read as a film.';
  const { streams, format } = parsed.data;
  const film = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  if (!film) return 'It has no picture (video track), only sound or nothing.';
  if (film.width < 1 || film.height < 1) return 'Its picture has no size.';
  if (format.duration <= 0) return 'It has no duration: export it again.';
  const tooLong = problemOfLength(format.duration, maxSeconds);
  if (tooLong) return tooLong;
  const width = Math.round(film.width * pixelAspect(film));
  if (Math.max(width, film.height) > MAX_SIDE) return `Its picture is wider or higher than ${MAX_SIDE} pixels.`;
  const [shown, high] = isTurned(film) ? [film.height, width] : [width, film.height];
  const hasSound = streams.some((one) => one.codec_type === 'audio');
  return { width: shown, height: high, seconds: format.duration, hasSound };
}

/** Reason for editors, null if the film is not too long. Lengths in seconds. */
export function problemOfLength(seconds: number, maxSeconds: number): string | null {
  if (seconds <= maxSeconds) return null;
  return `It is ${Math.ceil(seconds / 60)} minutes long, and ${Math.floor(maxSeconds / 60)} are the most: cut it into lessons.`;
}

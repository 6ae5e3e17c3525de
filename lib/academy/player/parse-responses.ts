import type { CaptionTrack, Chapter, Playback, Progress, TextCue } from './types';

/** Parses responses without a schema library, which would be larger than the player. */
type Wire = Record<string, unknown>;

function dataOf(json: unknown): Wire {
  const data = asObject(asObject(json)?.data);
  if (!data) throw new Error('playback: no data');
  return data;
}

const asObject = (value: unknown): Wire | null => (typeof value === 'object' && value !== null ? { ...value } : null);
const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Only URLs of this shop. */
const asMediaUrl = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith('/media/') ? value : null;

/** Drops invalid items: an invalid chapter must not prevent playback. */
const listOf = <T>(value: unknown, read: (item: Wire) => T | null): T[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => read(asObject(item) ?? {}) ?? []);

function readCue({ start, end, text }: Wire): TextCue | null {
  const [from, to] = [asNumber(start), asNumber(end)];
  return from === null || to === null || !asText(text) ? null : { start: from, end: to, text: asText(text) };
}

function readChapter({ seconds, title }: Wire): Chapter | null {
  const at = asNumber(seconds);
  return at === null || !asText(title) ? null : { seconds: at, title: asText(title) };
}

function readCaptions({ locale, label, src }: Wire): CaptionTrack | null {
  const address = asMediaUrl(src);
  return address && asText(locale)
    ? { locale: asText(locale), label: asText(label) || asText(locale), src: address }
    : null;
}

/** Throws without a URL or a length, because nothing can be played. */
export function parsePlayback(json: unknown): Playback {
  const data = dataOf(json);
  const src = asMediaUrl(data.src);
  const seconds = asNumber(data.seconds);
  if (!src || seconds === null || seconds <= 0) throw new Error('playback: nothing to play');
  const game = asObject(data.game);
  return {
    src,
    hls: asMediaUrl(data.hls),
    poster: asMediaUrl(data.poster),
    seconds,
    captions: listOf(data.captions, readCaptions),
    transcript: listOf(data.transcript, readCue),
    chapters: listOf(data.chapters, readChapter),
    cues: (Array.isArray(data.cues) ? data.cues : []).map(asText).filter(Boolean),
    game: game && asText(game.title) ? { title: asText(game.title), text: asText(game.text) } : null,
    resumeAt: asNumber(data.resumeAt) ?? 0,
    acknowledged: Array.isArray(data.acknowledged)
      ? data.acknowledged.filter((floats) => typeof floats === 'number')
      : null,
  };
}

export function parseProgress(json: unknown): Progress & { kept: boolean } {
  const { position, watched, completed, kept } = dataOf(json);
  const at = asNumber(position);
  if (at === null) throw new Error('progress: no position');
  return { position: at, watched: asNumber(watched) ?? 0, completed: completed === true, kept: kept !== false };
}

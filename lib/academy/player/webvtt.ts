import type { TextCue } from './types';

/**
 * Parses WebVTT (https://www.w3.org/TR/webvtt1/) leniently. A cue without a readable time or text is dropped, one that
 * ends before it starts gets a duration by its length, none extends beyond the next cue or the end of the video, and cues
 * are sorted. A timing line starts a cue even without a preceding blank line. Tags and cue settings are dropped, notes and
 * styles skipped. @param seconds Length of the video; times are unlimited without it.
 */
export function parseWebVtt(text: string, seconds = Number.POSITIVE_INFINITY): TextCue[] {
  const cues = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => readBlock(block))
    .filter(({ start }) => start < seconds)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  return cues.map((cue, index) => ({ ...cue, end: endOf(cue, cues[index + 1], seconds) }));
}

/** Serializes cues as WebVTT. */
export function formatWebVtt(cues: TextCue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${formatTime(start)} --> ${formatTime(end)}\n${escape(text)}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

const TIMES = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]*)/;
const SKIPPED = /^(?:WEBVTT|NOTE|STYLE|REGION)\b/;
const LEAST_SECONDS = 1.5;
const SIGNS_PER_SECOND = 15;

function readBlock(block: string): TextCue[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => line.includes('-->'));
  if (first > 0 && SKIPPED.test(lines[0] ?? '') && !lines[0]?.startsWith('WEBVTT')) return [];
  const starts = lines.flatMap((line, at) => (at === first || TIMES.test(line) ? [at] : []));
  return starts.flatMap((at, index) => readCue(lines.slice(at, starts[index + 1])) ?? []);
}

function readCue([times = '', ...words]: string[]): TextCue | null {
  const [, from = '', to = ''] = TIMES.exec(times) ?? [];
  const start = readTime(from);
  const text = words.map(plainText).filter(Boolean).join('\n');
  if (start === null || text === '') return null;
  return { start, end: readTime(to) ?? start, text };
}

/** `[hh:]mm:ss.ttt`; SubRip uses a comma instead of the point. Hours are unlimited. */
function readTime(text: string): number | null {
  const [, hours = '0', minutes = '', rest = ''] = /^(?:(\d+):)?([0-5]?\d):([0-5]?\d(?:[.,]\d+)?)$/.exec(text) ?? [];
  if (minutes === '') return null;
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest.replace(',', '.'));
  return Math.round(time * 1000) / 1000;
}

function endOf({ start, end, text }: TextCue, next: TextCue | undefined, seconds: number): number {
  const readable = end > start ? end : start + Math.max(LEAST_SECONDS, text.length / SIGNS_PER_SECOND);
  const limit = next && next.start > start ? next.start : seconds;
  return Math.min(readable, limit, seconds);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0', lrm: '\u200E', rlm: '\u200F' };

const plainText = (line: string): string =>
  line
    .replaceAll(/<\/?[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function formatTime(seconds: number): string {
  const total = Math.round(seconds * 1000);
  const pad = (value: number, size = 2) => String(Math.floor(value)).padStart(size, '0');
  return `${pad(total / 3_600_000)}:${pad((total / 60_000) % 60)}:${pad((total / 1000) % 60)}.${pad(total % 1000, 3)}`;
}

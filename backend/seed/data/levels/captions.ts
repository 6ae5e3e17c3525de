export interface Caption {
  start: number;
  end: number;
  text: string;
}

/** Gap between two captions, so that the change is noticed. */
const PAUSE_SECONDS = 0.1;

/** Captions from their start times in seconds; each stays until the next one, the last to the end of the video. */
export function timeCaptions(texts: readonly string[], starts: readonly number[], seconds: number): Caption[] {
  if (texts.length !== starts.length) throw new Error(`${texts.length} captions for ${starts.length} start times`);
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? seconds) - PAUSE_SECONDS;
    return { start, end: Math.round(end * 1000) / 1000, text: texts[index] ?? '' };
  });
}

/** `65.5` → `00:01:05.500`. */
function toTimestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** The captions as a WebVTT file (W3C WebVTT: The Web Video Text Tracks Format, section 4). */
export function toWebVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ start, end, text }) => `${toTimestamp(start)} --> ${toTimestamp(end)}\n${text}`);
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

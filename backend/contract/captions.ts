/** Something about captions that their editor should know. `isFatal`: they can not be saved like this. */
interface CaptionProblem {
  /** Counted from 1; null for the text as a whole. */
  line: number | null;
  text: string;
  isFatal: boolean;
}

/** One cue, with times in seconds. */
interface CaptionCue {
  line: number;
  start: number;
  end: number;
}

const TIMES =
  /^(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})\s+-->\s+(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})(?:\s.*)?$/;
const MAX_PROBLEMS = 20;
/** Signs per second that most people can read. */
const READABLE = 21;

const secondsOf = (hours = '0', minutes = '0', seconds = '0', thousandths = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

function readTimes(line: string): { start: number; end: number } | null {
  const found = TIMES.exec(line.trim());
  if (!found) return null;
  const [, h1, m1, s1, t1, h2, m2, s2, t2] = found;
  return { start: secondsOf(h1, m1, s1, t1), end: secondsOf(h2, m2, s2, t2) };
}

/**
 * Checks captions as an editor types or chooses them (WebVTT, https://www.w3.org/TR/webvtt1/). Players are more lenient: what is
 * fatal here shows nothing or something wrong there. @param seconds Length of the film; null if there is none yet.
 */
export function checkCaptions(
  text: string,
  seconds: number | null,
): { cues: CaptionCue[]; problems: CaptionProblem[] } {
  if (text.trim() === '') return { cues: [], problems: [] };
  const problems: CaptionProblem[] = [];
  const say = (line: number | null, said: string, isFatal: boolean): void => {
    problems.push({ line, text: said, isFatal });
  };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) say(1, 'The first line must be WEBVTT.', false);
  const cues: CaptionCue[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const times = readTimes(line);
    const number = at + 1;
    if (!times) {
      say(number, 'Times look like 00:01.500 --> 00:04.000.', true);
      continue;
    }
    if (times.end <= times.start) say(number, 'It ends before it begins.', true);
    const words = wordsAfter(lines, at);
    if (words === '') say(number, 'There is no text below these times.', false);
    else if (times.end > times.start && words.length / (times.end - times.start) > READABLE)
      say(number, 'There is too little time to read this text.', false);
    const before = cues.at(-1);
    if (before && times.start < before.end) say(number, 'It begins before the one above has ended.', false);
    if (seconds !== null && times.end > seconds + 0.5) say(number, 'It lasts longer than the film.', false);
    cues.push({ line: number, ...times });
  }
  if (cues.length === 0 && problems.every(({ isFatal }) => !isFatal))
    say(null, 'There is no text with times in it.', true);
  return { cues, problems: firstOf(problems) };
}

/** Those that are listed. What is fatal is never left out: it decides whether the captions are saved. */
function firstOf(problems: CaptionProblem[]): CaptionProblem[] {
  const fatal = problems.filter(({ isFatal }) => isFatal).slice(0, MAX_PROBLEMS);
  const others = problems.filter(({ isFatal }) => !isFatal).slice(0, MAX_PROBLEMS - fatal.length);
  return [...fatal, ...others].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
}

/** The text of the cue whose times are in this line. */
function wordsAfter(lines: string[], at: number): string {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() === '' || line.includes('-->'));
  return (end === -1 ? rest : rest.slice(0, end)).join(' ').trim();
}

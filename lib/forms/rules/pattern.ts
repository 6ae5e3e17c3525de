/**
 * Patterns that editors write, run without backtracking.
 *
 * JavaScript's own RegExp needs exponential time for patterns such as `(a+)+$`, and a form's rules run on the server
 * with what strangers send: one careless pattern would stop the shop. Recognising dangerous patterns refuses
 * harmless ones and misses others, so nothing is guessed here: a pattern becomes a small program whose states are
 * all followed at once (Thompson, Pike), which takes at most steps × characters. What cannot be run that way (back
 * references, lookbehind) is refused: the rule is then misconfigured. On top of that the pattern, the text and the
 * number of steps are bounded; beyond the bounds a text does not match.
 */
import { parsePattern, type Edge } from './pattern-parser';
import { compileProgram, type Step } from './pattern-program';

const MAX_PATTERN = 1000;
const MAX_TEXT = 5000;
const MAX_WORK = 2_000_000;
const MAX_CACHED = 200;

export interface Pattern {
  program: Step[];
  unicode: boolean;
  multiline: boolean;
}

interface Run {
  characters: string[];
  multiline: boolean;
  work: number;
}

const cache = new Map<string, Pattern | null>();

function compile(source: string, flags: string): Pattern | null {
  if (source.length > MAX_PATTERN) return null;
  try {
    const checked = new RegExp(source, flags);
    return {
      program: compileProgram(parsePattern(checked.source, flags)),
      unicode: checked.unicode,
      multiline: checked.multiline,
    };
  } catch {
    return null;
  }
}

function compileOnce(source: string, flags: string): Pattern | null {
  const key = `${flags}/${source}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const pattern = compile(source, flags);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, pattern);
  return pattern;
}

/** Flags that keep a position between tests or only change what is reported mean nothing here. */
const meaningful = (flags: string): string => flags.replaceAll(/[dgy]/g, '');

/** The pattern in `/…/`, `/…/i` or a RegExp; undefined for everything else, null for a pattern that is refused. */
export function toPattern(option: unknown): Pattern | null | undefined {
  if (option instanceof RegExp) return compileOnce(option.source, meaningful(option.flags));
  const parts = typeof option === 'string' ? /^\/(.+)\/([dgimsuy]*)$/s.exec(option) : null;
  return parts ? compileOnce(parts[1] ?? '', meaningful(parts[2] ?? '')) : undefined;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character);
const isBreak = (character: string | undefined): boolean =>
  character !== undefined && /^[\n\r\u2028\u2029]$/.test(character);

function isAt(edge: Edge, at: number, { characters, multiline }: Run): boolean {
  const [before, after] = [characters[at - 1], characters[at]];
  if (edge === 'start') return at === 0 || (multiline && isBreak(before));
  if (edge === 'end') return at === characters.length || (multiline && isBreak(after));
  return (isWord(before) !== isWord(after)) === (edge === 'boundary');
}

/** Follows a program from one place (or from every later one too); true as soon as any way through is found. */
function runProgram(program: Step[], run: Run, from: number, everywhere: boolean): boolean {
  const seenAt = new Int32Array(program.length).fill(-1);
  run.work += program.length >> 3;
  let next: number[] = [0];
  for (let at = from; at <= run.characters.length; at += 1) {
    const open = next;
    if (everywhere && at > from) open.push(0);
    if (open.length === 0) return false;
    next = [];
    const character = run.characters[at];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const step = program[index];
      if (!step || seenAt[index] === at) continue;
      seenAt[index] = at;
      run.work += 1;
      if (run.work > MAX_WORK || step.do === 'done') return run.work <= MAX_WORK;
      if (step.do === 'jump') open.push(step.to);
      else if (step.do === 'fork') open.push(index + 1, step.to);
      else if (step.do === 'read') {
        if (character !== undefined && step.test(character)) next.push(index + 1);
      } else if (
        step.do === 'edge' ? isAt(step.edge, at, run) : runProgram(step.program, run, at, false) !== step.negative
      ) {
        open.push(index + 1);
      }
    }
  }
  return false;
}

/** Whether the pattern is found anywhere in the text, as RegExp's test() says. */
export function testPattern(pattern: Pattern, text: string): boolean {
  if (text.length > MAX_TEXT) return false;
  // Code points for unicode patterns, else UTF-16 units, as RegExp reads them.
  const run = { characters: pattern.unicode ? [...text] : text.split(''), multiline: pattern.multiline, work: 0 };
  return runProgram(pattern.program, run, 0, true) && run.work <= MAX_WORK;
}

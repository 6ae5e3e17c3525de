/**
 * Runs editors' patterns without backtracking. JavaScript's RegExp needs exponential time for patterns such as `(a+)+$`,
 * and form rules run on the server on untrusted input: one careless pattern would stop the shop. Heuristics that detect
 * dangerous patterns reject harmless ones and miss others. So a pattern is compiled to a program whose states are followed
 * simultaneously (Thompson, Pike), in at most steps × characters. Unsupported syntax (back references, lookbehind) makes
 * the rule misconfigured. Pattern, text and number of steps are bounded as well; beyond the bounds a text does not match.
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

/** Drops flags that are irrelevant for a boolean test (g, y, d). */
const meaningful = (flags: string): string => flags.replaceAll(/[dgy]/g, '');

/** Compiles `/…/`, `/…/i` or a RegExp; undefined for anything else, null for an unsupported pattern. */
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

/** Runs a program from one position (or from every later one too); true as soon as any path matches. */
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

/** Whether the pattern matches anywhere in the text, as RegExp.test(). */
export function testPattern(pattern: Pattern, text: string): boolean {
  if (text.length > MAX_TEXT) return false;
  // Code points for unicode patterns, else UTF-16 units, like RegExp.
  const run = { characters: pattern.unicode ? [...text] : text.split(''), multiline: pattern.multiline, work: 0 };
  return runProgram(pattern.program, run, 0, true) && run.work <= MAX_WORK;
}

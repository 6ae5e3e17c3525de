import type { RuleName } from './form-rules';

export interface ParsedRule {
  name: RuleName;
  args: unknown[];
  /** Its failure prevents submitting; false is advice only (`?`). */
  blocking: boolean;
  /** Milliseconds to wait while someone types, `(200)`. */
  debounce: number;
  /** Runs also after an earlier rule failed (`*`). */
  force: boolean;
  /** Does not run on empty values (the default; `+` runs it). */
  skipEmpty: boolean;
}

type IsRuleName = (name: string) => name is RuleName;

/** Part of a rule string that names no existing rule. */
export class UnknownRule extends Error {
  constructor(readonly rule: string) {
    super(`Unknown validation rule: ${rule}`);
    this.name = 'UnknownRule';
  }
}

/** These judge emptiness itself; a consent that was not given arrives as nothing at all. */
const RUNS_ON_EMPTY = new Set<RuleName>(['required', 'require_one', 'accepted']);

/** Longer pauses are typing mistakes, and timers overflow at 2^31. */
const MAX_DEBOUNCE = 60_000;

const HEAD = /^((?:[*+?]|\(\d+\))*)\s*([a-zA-Z][a-zA-Z0-9_]*)$/;

/** The text up to where a rule's name ends. */
const NAME = /[^|:]*/y;

const PLAIN_ARGUMENT = /[^|,]*/y;

/**
 * `/…/flags` up to the end of the argument. Slashes inside may stand unescaped (`/https?:///`), since only one that
 * is followed by the end of the argument closes the pattern; `|`, `,` and `:` inside belong to the pattern.
 */
const PATTERN_ARGUMENT = /\s*(\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]){1,1000}?\/[dgimsuy]*)\s*(?=[|,]|$)/sy;

/** Name and hints before it, in any order: `*+(200)min`. */
function parseHead(head: string, isRuleName: IsRuleName): Omit<ParsedRule, 'args'> {
  const [, hints = '', name = ''] = HEAD.exec(head) ?? [];
  if (!isRuleName(name)) throw new UnknownRule(name || head);
  const debounce = Number(/\((\d+)\)/.exec(hints)?.[1] ?? 0);
  return {
    name,
    blocking: !hints.includes('?'),
    debounce: Math.min(debounce, MAX_DEBOUNCE),
    force: hints.includes('*'),
    skipEmpty: !hints.includes('+') && !RUNS_ON_EMPTY.has(name),
  };
}

/**
 * A rule string, `required|length:2,50|matches:/^a/`: rules separated by `|`, arguments after `:` separated by `,`,
 * all of them trimmed text. Throws only UnknownRule.
 */
export function parseRuleString(source: string, isRuleName: IsRuleName): ParsedRule[] {
  const parsed: ParsedRule[] = [];
  let at = 0;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found ? (found[1] ?? found[0]).trim() : undefined;
  };

  function takeArguments(name: RuleName): string[] {
    const args: string[] = [];
    do {
      at += 1;
      args.push((name === 'matches' ? take(PATTERN_ARGUMENT) : undefined) ?? take(PLAIN_ARGUMENT) ?? '');
    } while (source[at] === ',');
    return args.length === 1 && args[0] === '' ? [] : args;
  }

  while (at < source.length) {
    const head = take(NAME) ?? '';
    // `required||email` and a closing `|` say nothing more.
    if (head !== '' || source[at] === ':') {
      const rule = parseHead(head, isRuleName);
      parsed.push({ ...rule, args: source[at] === ':' ? takeArguments(rule.name) : [] });
    }
    at += 1;
  }
  return parsed;
}

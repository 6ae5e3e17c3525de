/** Syntax tree of a regular expression. Single characters are tested by the native RegExp. */
export type PatternNode =
  | { kind: 'character'; test: (character: string) => boolean }
  | { kind: 'sequence'; items: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; item: PatternNode; min: number; max: number }
  | { kind: 'edge'; edge: Edge }
  | { kind: 'ahead'; item: PatternNode; negative: boolean };

export type Edge = 'start' | 'end' | 'boundary' | 'inside';

/** Unsupported syntax: back references, lookbehind and inline flags cannot be matched in linear time. */
export class UnsupportedPattern extends Error {}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d+)?)?\})\??/y;
const ESCAPE =
  /\\(?:u\{[0-9a-fA-F]+\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|[pP]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|0(?!\d)|[^0-9kc])/uy;
const PLAIN_ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|0(?!\d)|[^0-9kc])/y;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const GROUP = /\((?:\?(?:(:)|(=)|(!)|<[^=!>][^>]*>))?/y;
const EDGES: [string, Edge][] = [
  ['^', 'start'],
  ['$', 'end'],
  ['\\b', 'boundary'],
  ['\\B', 'inside'],
];

/** Matches one character; results for ASCII are cached. */
function characterNode(atom: string, flags: string): PatternNode {
  const pattern = new RegExp(`^(?:${atom})$`, flags.replace('m', ''));
  const known: (boolean | undefined)[] = [];
  const test = (character: string): boolean => {
    const code = character.length === 1 ? character.charCodeAt(0) : 128;
    if (code >= 128) return pattern.test(character);
    return (known[code] ??= pattern.test(character));
  };
  return { kind: 'character', test };
}

/** Parses a source that `new RegExp(source, flags)` accepts; throws UnsupportedPattern. */
export function parsePattern(source: string, flags: string): PatternNode {
  const unicode = flags.includes('u');
  let at = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found;
  };

  function parseChoice(): PatternNode {
    const options = [parseSequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(parseSequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function parseSequence(): PatternNode {
    const items: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(parseRepeat());
    return { kind: 'sequence', items };
  }

  function parseRepeat(): PatternNode {
    const item = parseItem();
    const found = take(QUANTIFIER);
    if (!found) return item;
    const [, sign, low, comma, high] = found;
    if (sign) return { kind: 'repeat', item, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    return { kind: 'repeat', item, min: Number(low), max: Number(high ?? (comma ? Infinity : low)) };
  }

  function parseItem(): PatternNode {
    for (const [text, edge] of EDGES) {
      if (source.startsWith(text, at)) {
        at += text.length;
        return { kind: 'edge', edge };
      }
    }
    if (source[at] === '(') return parseGroup();
    const atom = take(CLASS) ?? (source[at] === '\\' ? take(unicode ? ESCAPE : PLAIN_ESCAPE) : null);
    if (atom) return characterNode(atom[0], flags);
    if (source[at] === '\\') throw new UnsupportedPattern(source);
    const literal = unicode ? String.fromCodePoint(source.codePointAt(at) ?? 0) : source.charAt(at);
    at += literal.length;
    return characterNode(literal === '.' ? '.' : literal.replace(/[\\^$*+?()[\]{}|/]/, '\\$&'), flags);
  }

  function parseGroup(): PatternNode {
    const found = take(GROUP);
    if (!found || source[at] === '?') throw new UnsupportedPattern(source);
    const item = parseChoice();
    at += 1;
    return found[2] || found[3] ? { kind: 'ahead', item, negative: found[3] !== undefined } : item;
  }

  const tree = parseChoice();
  if (at !== source.length) throw new UnsupportedPattern(source);
  return tree;
}

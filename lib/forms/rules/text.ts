import type { Rule } from './rule';
import { textOf } from './values';

type CharacterSets = Record<'default', RegExp> & Record<string, RegExp>;

/**
 * A rule about characters; its first argument selects a set (`alpha:latin`), with an unknown name falling back to the
 * default. Unicode text is normalized first, so that a letter with a combining accent counts as one.
 */
function characters(sets: CharacterSets): Rule {
  return (value, [set]) => {
    const text = textOf(value);
    if (text === null) return false;
    const pattern = (typeof set === 'string' && Object.hasOwn(sets, set) ? sets[set] : undefined) ?? sets.default;
    return pattern.test(pattern.unicode ? text.normalize('NFC') : text);
  };
}

export const alpha = characters({ default: /^\p{L}+$/u, latin: /^[a-zA-Z]+$/ });
export const alphanumeric = characters({ default: /^[0-9\p{L}]+$/u, latin: /^[0-9a-zA-Z]+$/ });
export const alphaSpaces = characters({ default: /^[\p{L} ]+$/u, latin: /^[a-zA-Z ]+$/ });
export const uppercase = characters({ default: /^\p{Lu}+$/u, latin: /^[A-Z]+$/ });
export const lowercase = characters({
  default: /^\p{Ll}+$/u,
  latin: /^[a-z]+$/,
  allow_numeric: /^[0-9\p{Ll}]+$/u,
  allow_numeric_dashes: /^[-0-9\p{Ll}]+$/u,
  allow_non_alpha: /^[0-9\p{Ll}!-/:-@[-`{-~]+$/u,
});
/** ASCII symbols: no letters, digits or whitespace. */
export const symbol = characters({ default: /^[!-/:-@[-`{-~]+$/ });

export const containsAlpha = characters({ default: /\p{L}/u, latin: /[a-zA-Z]/ });
export const containsAlphanumeric = characters({ default: /[0-9\p{L}]/u, latin: /[0-9a-zA-Z]/ });
export const containsAlphaSpaces = characters({ default: /[\p{L} ]/u, latin: /[a-zA-Z ]/ });
export const containsUppercase = characters({ default: /\p{Lu}/u, latin: /[A-Z]/ });
export const containsLowercase = characters({ default: /\p{Ll}/u, latin: /[a-z]/ });
export const containsNumeric = characters({ default: /[0-9]/ });
export const containsSymbol = characters({ default: /[!-/:-@[-`{-~]/ });

/** Passes for any of the given parts, or if none are given. Only text has a start and an end. */
function edge(has: (text: string, part: string) => boolean): Rule {
  return (value, parts) => {
    if (typeof value !== 'string') return false;
    return (
      parts.length === 0 ||
      parts.some((argument) => {
        const part = textOf(argument);
        return part !== null && has(value, part);
      })
    );
  };
}

export const startsWith = edge((text, part) => text.startsWith(part));
export const endsWith = edge((text, part) => text.endsWith(part));

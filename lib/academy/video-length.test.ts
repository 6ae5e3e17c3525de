import { describe, expect, test } from 'vitest';
import { formatVideoLength } from './video-length';

/** Without the kind of space, which differs between versions of the locale data. */
const plain = (seconds: number, tag: string) => formatVideoLength(seconds, tag).replaceAll(/\s/g, ' ');

describe('formatVideoLength', () => {
  test.each([
    [9.6, 'nl-NL', '10 sec'],
    [48, 'nl-NL', '48 sec'],
    [60, 'de-DE', '1 Min.'],
    [125, 'fr-FR', '2 min 5 s'],
    [0, 'fr-FR', '0 s'],
  ])('%d seconds in %s is “%s”', (seconds, tag, text) => {
    expect(plain(seconds, tag)).toBe(text);
  });
});

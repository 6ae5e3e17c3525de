import { describe, expect, it } from 'vitest';
import { type RedirectRule, findLoop, normalizeRule } from './redirect-rule';

const ORIGINS = ['https://zwotter.example', 'https://de.zwotter.example'];

const rule = (fromPath: string, target: string, rest: Partial<RedirectRule> = {}): RedirectRule => ({
  fromPath,
  target,
  language: null,
  active: true,
  ...rest,
});
const fieldsOf = (fromPath: string, target: string): string[] => {
  const settled = normalizeRule(rule(fromPath, target), ORIGINS);
  return 'errors' in settled ? settled.errors.map(({ field }) => field) : [];
};

describe('normalizeRule', () => {
  it.each([
    ['/oud', '/nieuw', '/oud', '/nieuw'],
    [' Oud/Pagina/ ', 'shop', '/oud/pagina', '/shop'],
    ['/%C3%9Cber', '/shop?color=blue#maat', '/über', '/shop?color=blue#maat'],
    ['/old', 'HTTPS://Example.org/a?b', '/old', 'https://example.org/a?b'],
    ['/old', 'http://example.org', '/old', 'http://example.org/'],
    ['/old', '/login', '/old', '/login'],
  ])('takes %s -> %s', (fromPath, target, from, to) => {
    expect(normalizeRule(rule(fromPath, target), ORIGINS)).toEqual({ rule: rule(from, to) });
  });

  it.each([
    '',
    '/',
    '//evil.example',
    '/../x',
    '/a/..',
    '/%2e%2e/x',
    '/a%2fb',
    '/a%5cb',
    '/a\\b',
    '/a b',
    '/%00',
    '/%0a',
    '/%',
    '/a?b=1',
    '/a#b',
    '/_missing',
    '/~page=2',
    'https://zwotter.example/x',
    `/${'x'.repeat(101)}`,
    `/${'x/'.repeat(300)}`,
    '/a/b/c/d/e/f/g',
    '/login',
    '/Login',
    '/api/x',
    '/order',
    '/media/x',
    '/favicon.ico',
    '/sitemap.xml',
  ])('refuses to lead on from %j', (fromPath) => {
    expect(fieldsOf(fromPath, '/shop')).toEqual(['fromPath']);
  });

  it.each([
    '',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://zwotter.example/1',
    'vbscript:x',
    'mailto:a@b.nl',
    'ftp://example.org',
    'https://user:secret@example.org',
    'https://',
    '/a/../b',
    '/a%2f..',
    `https://example.org/${'x'.repeat(2000)}`,
    'https://zwotter.example/shop',
    'https://DE.zwotter.example',
  ])('refuses to lead to %j', (target) => {
    expect(fieldsOf('/old', target)).toEqual(['target']);
  });
});

describe('findLoop', () => {
  it('finds direct and indirect loops', () => {
    expect(findLoop(rule('/a', '/a'), [])).toEqual(['/a', '/a']);
    expect(findLoop(rule('/a', '/A/?x=1#y'), [])).toEqual(['/a', '/a']);
    expect(findLoop(rule('/c', '/a'), [rule('/a', '/b'), rule('/b', '/c')])).toEqual(['/c', '/a', '/b', '/c']);
    expect(findLoop(rule('/a', '/%C3%A9'), [rule('/é', '/a')])).toEqual(['/a', '/é', '/a']);
  });
  it('accepts chains that end on this site or another', () => {
    expect(findLoop(rule('/c', '/a'), [rule('/a', '/b'), rule('/b', '/d')])).toBeNull();
    expect(findLoop(rule('/a', 'https://example.org/a'), [])).toBeNull();
  });
  it('ignores inactive rules', () => {
    expect(findLoop(rule('/b', '/a'), [rule('/a', '/b', { active: false })])).toBeNull();
    expect(findLoop(rule('/b', '/a', { active: false }), [rule('/a', '/b')])).toBeNull();
  });
  it('finds a loop within one language', () => {
    const back = rule('/a', '/b', { language: 'de' });
    expect(findLoop(rule('/b', '/a', { language: 'nl' }), [back])).toBeNull();
    expect(findLoop(rule('/b', '/a'), [back])).toEqual(['/b', '/a', '/b']);
    // In German the rule for that language wins, and the chain ends there.
    expect(findLoop(rule('/b', '/a'), [back, rule('/b', '/c', { language: 'de' })])).toBeNull();
  });
});

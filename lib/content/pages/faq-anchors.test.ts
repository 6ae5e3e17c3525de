import { describe, expect, it } from 'vitest';
import { createAnchors, toAnchor } from './anchors';
import { addFaqAnchors } from './faq-anchors';
import type { Block } from './blocks';

describe('toAnchor', () => {
  it.each([
    ['Wat mag ik terugsturen?', 'wat-mag-ik-terugsturen'],
    ['Größe & Maß: was gilt?', 'grosse-mass-was-gilt'],
    ['¿Cuánto cuesta el envío?', 'cuanto-cuesta-el-envio'],
    ['Vad gäller för ångerrätten?', 'vad-galler-for-angerratten'],
    ['L’eau, c’est quoi ?', 'leau-cest-quoi'],
    ['!?', ''],
  ])('%s -> %s', (text, anchor) => {
    expect(toAnchor(text)).toBe(anchor);
  });

  it('cuts at a word boundary', () => {
    const anchor = toAnchor('woord '.repeat(40));
    expect(anchor).toMatch(/^(woord-)+woord$/);
    expect(anchor.length).toBeLessThanOrEqual(60);
    expect(toAnchor('x'.repeat(90))).toHaveLength(60);
  });
});

it('creates unique anchors that differ from reserved ids', () => {
  const name = createAnchors();
  expect(['Spelen', 'Spelen', 'Spelen 2', 'Main', '…'].map(name)).toEqual([
    'spelen',
    'spelen-2',
    'spelen-2-2',
    'main-2',
    'part',
  ]);
});

describe('addFaqAnchors', () => {
  const faq = (id: string, title: string, questions: string[]): Block => ({
    kind: 'faq',
    id,
    title,
    anchor: '',
    groups: [],
    items: questions.map((question) => ({ question, answer: '', body: [], anchor: '' })),
  });
  const other: Block = { kind: 'checkout', id: 'c', title: 'x' };
  const named = (blocks: Block[]) => addFaqAnchors(blocks).filter((block) => block.kind === 'faq');

  it('creates anchors that are unique across blocks', () => {
    const [first, second] = named([
      faq('1', 'Kosten', ['Hoeveel?', 'Kosten']),
      other,
      faq('2', 'Ruilen', ['Hoeveel?']),
    ]);
    expect(first).toMatchObject({ anchor: 'kosten', items: [{ anchor: 'hoeveel' }, { anchor: 'kosten-2' }] });
    expect(second).toMatchObject({ anchor: 'ruilen', items: [{ anchor: 'hoeveel-2' }] });
  });

  it('lists all groups on the first one', () => {
    const [first, second] = named([faq('1', 'A', []), faq('2', 'B', [])]);
    expect(first?.groups).toEqual([
      { title: 'A', anchor: 'a' },
      { title: 'B', anchor: 'b' },
    ]);
    expect(second?.groups).toEqual([]);
    expect(named([faq('1', 'A', []), faq('2', '', [])])[0]?.groups).toEqual([]);
  });
});

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

  it('ends at a whole word', () => {
    const anchor = toAnchor('woord '.repeat(40));
    expect(anchor).toMatch(/^(woord-)+woord$/);
    expect(anchor.length).toBeLessThanOrEqual(60);
    expect(toAnchor('x'.repeat(90))).toHaveLength(60);
  });
});

it('names every part once, and none like a part that every page has', () => {
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

  it('makes anchors that are unique on the page, whatever block they are in', () => {
    const [first, second] = named([
      faq('1', 'Kosten', ['Hoeveel?', 'Kosten']),
      other,
      faq('2', 'Ruilen', ['Hoeveel?']),
    ]);
    expect(first).toMatchObject({ anchor: 'kosten', items: [{ anchor: 'hoeveel' }, { anchor: 'kosten-2' }] });
    expect(second).toMatchObject({ anchor: 'ruilen', items: [{ anchor: 'hoeveel-2' }] });
  });

  it('lists the groups on the first of several', () => {
    const [first, second] = named([faq('1', 'A', []), faq('2', 'B', [])]);
    expect(first?.groups).toEqual([
      { title: 'A', anchor: 'a' },
      { title: 'B', anchor: 'b' },
    ]);
    expect(second?.groups).toEqual([]);
    expect(named([faq('1', 'A', []), faq('2', '', [])])[0]?.groups).toEqual([]);
  });
});

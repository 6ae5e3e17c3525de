import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMeaning } from './page-meaning';

const meaningOf = (...rows: string[]): string | null => readMeaning(rows.map((row) => `${row}\n`).join(''));
const textRow = (row: string, text: string): string => `${row}:T${Buffer.byteLength(text).toString(16)},${text}`;

const PAGE = ['1:I[7,["a.js"],"Icon"]', '2:["$","p",null,{"children":"otter"}]', '0:["$L2",["$","$L1",null,{}]]'];

/** Content as React writes it: parts in rows of their own, in any order, with any numbers. */
interface Node {
  name: string;
  isRow: boolean;
  children: Node[];
}

const node: fc.Memo<Node> = fc.memo((depth) =>
  fc.record({
    name: fc.string({ maxLength: 5 }).map((name) => `x${name}`),
    isRow: fc.boolean(),
    children: depth > 1 ? fc.array(node(depth - 1), { maxLength: 3 }) : fc.constant([]),
  }),
);

/** @param order Shuffles the rows. @param isRow Which nodes get a row. */
function write(tree: Node, first: number, order: (rows: string[]) => string[], isRow: (part: Node) => boolean): string {
  const rows: string[] = [];
  let next = first;
  const writeNode = (part: Node): unknown => {
    const value = ['$', part.name, null, { children: part.children.map(writeNode) }];
    if (!isRow(part)) return value;
    const row = (next++).toString(16);
    rows.push(`${row}:${JSON.stringify(value)}\n`);
    return `$L${row}`;
  };
  rows.push(`0:${JSON.stringify(writeNode(tree))}\n`);
  return order(rows).join('');
}

describe('readMeaning', () => {
  it('is the same for other numbers in another order', () => {
    const other = ['0:["$La",["$","$Lb",null,{}]]', 'a:["$","p",null,{"children":"otter"}]', 'b:I[7,["a.js"],"Icon"]'];
    expect(meaningOf(...other)).toBe(meaningOf(...PAGE));
  });

  it('is the same for any order, numbers and cuts, and another one for other content', () => {
    fc.assert(
      fc.property(node(4), fc.integer({ min: 1, max: 400 }), (tree, first) => {
        const one = readMeaning(
          write(
            tree,
            1,
            (rows) => rows,
            ({ isRow }) => isRow,
          ),
        ); // prettier-ignore
        const two = readMeaning(
          write(
            tree,
            first,
            (rows) => rows.toReversed(),
            ({ isRow }) => !isRow,
          ),
        ); // prettier-ignore
        expect(one).not.toBeNull();
        expect(two).toBe(one);
        const other = { ...tree, name: `${tree.name}!` };
        expect(
          readMeaning(
            write(
              other,
              first,
              (rows) => rows,
              ({ isRow }) => isRow,
            ),
          ),
        ).not.toBe(one);
      }),
    );
  });

  it('is the same wherever a value that is used twice stands', () => {
    const menu = '["$","nav",null,{"entries":["a","b"]}]';
    const before = meaningOf(`1:["$","i",null,{"children":${menu}}]`, '0:["$L1","$1:props:children:props:entries"]');
    const after = meaningOf('2:["$","i",null,{"children":["$","nav",null,{"entries":"$0:1"}]}]', '0:["$L2",["a","b"]]');
    const within = meaningOf(`0:[["$","i",null,{"children":${menu}}],"$0:0:props:children:props:entries"]`);
    expect(before).toContain('[["$","i",null,{"children":["$","nav",null,{"entries":["a","b"]}]}],["a","b"]]');
    expect([after, within]).toEqual([before, before]);
  });

  it('knows long texts by their length in bytes, and asynchronous values by all their rows', () => {
    const text = 'é\n1:"otter"\n';
    expect(readMeaning(`${textRow('1', text)}0:["$1"]\n`)).toBe(JSON.stringify([text]));
    expect(readMeaning(`0:["$1"]\n${textRow('1', text)}`)).toBe(JSON.stringify([text]));
    expect(meaningOf('1:X', '0:["$x1"]', '1:"a"', '1:C')).toBe('[[["X",null],"a",["C",null]]]');
  });

  it.each([
    ['a word', PAGE.map((row) => row.replace('otter', 'Otter'))],
    ['a reference', PAGE.map((row) => row.replace('["$L2",', '["$L1",'))],
    ['a script', PAGE.map((row) => row.replace('a.js', 'b.js'))],
    ['a hint', [...PAGE, ':HL["a.css","style"]']],
    ['a row that nothing uses', [...PAGE, '9:"more"']],
    ['rows that use each other only', [...PAGE, '8:["more","$9:0"]', '9:["and","$8:0"]']],
    [
      'a row of which a part is used',
      PAGE.with(1, PAGE[1]?.replace('"otter"', '"$9:0"') ?? '').concat('9:["otter",1]'),
    ],
    ['a text that looks like a reference', PAGE.map((row) => row.replace('"otter"', () => '"$$2"'))],
  ])('differs with %s', (_, rows) => {
    expect(meaningOf(...rows)).not.toBeNull();
    expect(meaningOf(...rows)).not.toBe(meaningOf(...PAGE));
  });

  it('does not depend on the order of hints', () => {
    const [a, b] = [':HL["a.css","style"]', ':HL["b.css","style"]'];
    expect(meaningOf(a, ...PAGE, b)).toBe(meaningOf(b, a, ...PAGE));
  });

  it.each([
    ['no data', 'otter'],
    ['half a row', '0:["$1"'],
    ['a row that contains itself', '0:["$0"]\n'],
    ['a part that contains itself', '0:["$0:0"]\n'],
    ['a part that is missing', '0:["$1:props:name"]\n1:["a"]\n'],
  ])('is null for %s', (_, data) => {
    expect(readMeaning(data)).toBeNull();
  });
});

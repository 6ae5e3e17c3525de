import { countGroupImports } from './group-imports.mjs';
import { halves } from './groups.mjs';

/** @import { Half } from './groups.mjs' */
/** @import { Module } from './cruise.mjs' */

const ROW = 26;
const CELL = 18;
const NAMES = 470;
const HEAD = 44;

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * One half as rows, lowest group at the bottom: a dot where the row's group imports the column's group.
 * @param {Half} half
 * @param {Module[]} modules
 * @param {number} top
 */
function drawHalf(half, modules, top) {
  const counts = countGroupImports(half, modules);
  const rows = [...half.groups].reverse();
  const lines = [`<text x="20" y="${top + 20}" class="title">${escape(half.title)}</text>`];
  rows.forEach(({ name, holds }, index) => {
    const y = top + HEAD + index * ROW;
    const position = half.groups.length - 1 - index;
    lines.push(
      `<rect x="20" y="${y}" width="${NAMES - 30}" height="${ROW - 4}" rx="6" class="group"/>`,
      `<text x="30" y="${y + 15}"><tspan class="name">${name}</tspan><tspan dx="8" class="holds">${escape(holds)}</tspan></text>`,
      `<text x="${NAMES + position * CELL + CELL / 2}" y="${y + 15}" class="self">${position + 1}</text>`,
    );
    half.groups.slice(0, position).forEach((lower, column) => {
      const used = counts.get(name)?.has(lower.name);
      const x = NAMES + column * CELL + CELL / 2;
      lines.push(`<circle cx="${x}" cy="${y + 11}" r="${used ? 5 : 1.5}" class="${used ? 'used' : 'unused'}"/>`);
    });
  });
  return { lines, bottom: top + HEAD + rows.length * ROW + 24 };
}

/**
 * The diagram of docs/architecture.md: the groups of each half in order, and their imports.
 * @param {Module[]} modules
 */
export function drawArchitecture(modules) {
  let bottom = 50;
  const body = halves.flatMap((half) => {
    const drawn = drawHalf(half, modules, bottom);
    bottom = drawn.bottom;
    return drawn.lines;
  });
  const width = NAMES + Math.max(...halves.map(({ groups }) => groups.length)) * CELL + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom}" width="${width}" height="${bottom}" role="img">
<title>Groups of the code in their order, and which imports which</title>
<style>text{font:13px system-ui,sans-serif;fill:#12343b}.title{font-weight:700;font-size:16px}.name{font-weight:600}.holds{fill:#4a6a70;font-size:12px}.group{fill:#e6f4f3}.self{font-size:10px;text-anchor:middle;fill:#4a6a70}.used{fill:#0b7a75}.unused{fill:#c9d8da}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="20" y="30" class="holds">Each group imports only groups below it. A dot: the row imports the group with the number of that column.</text>
${body.join('\n')}
</svg>
`;
}

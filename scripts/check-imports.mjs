// Checks the order of the code's groups, folder cycles, and the diagram of docs/architecture.md. `--write` redraws the diagram.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from './imports/cruise.mjs';
import { drawArchitecture } from './imports/draw.mjs';
import { red, say } from './lib/log.mjs';
import { root } from './lib/settings.mjs';

const picture = join(root, 'docs/architecture.svg');
const { modules, violations } = cruise();

for (const { rule, from, to, cycle, comment } of violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`;
  say(red(`${rule.name}: ${path}`));
  if (comment) say(`  ${comment}`);
}

const drawn = drawArchitecture(modules);
if (process.argv.includes('--write')) writeFileSync(picture, drawn);
const isCurrent = existsSync(picture) && readFileSync(picture, 'utf8') === drawn;
if (!isCurrent) say(red('docs/architecture.svg is out of date. Redraw it: node scripts/check-imports.mjs --write'));

if (violations.length > 0 || !isCurrent) process.exitCode = 1;
else say(`${modules.length} modules, no import violates the order of groups, no folder cycle.`);

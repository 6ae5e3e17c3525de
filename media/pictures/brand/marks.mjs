// Payment methods as neutral drawings in the shop's colours: logos of banks and cards are trademarks.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const OUT = path.join(import.meta.dirname, '../../../backend/seed/images/brand');
const [INK, TEAL, WATER, SUN] = ['#12384a', '#0f7f8c', '#b8e2e5', '#ffc857'];
const line = `stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

const MARKS = {
  bank: `
  <path d="M10 24 48 8l38 16v6H10z" fill="${SUN}" ${line}/>
  <path d="M20 31v17M39 31v17M57 31v17M76 31v17" fill="none" ${line}/>
  <path d="M10 50h76v7H10z" fill="${WATER}" ${line}/>`,
  card: `
  <rect x="8" y="9" width="80" height="47" rx="8" fill="${TEAL}" ${line}/>
  <path d="M8 22h80v9H8z" fill="${INK}"/>
  <rect x="18" y="39" width="17" height="9" rx="4.5" fill="${SUN}"/>
  <path d="M66 44h13" fill="none" stroke="${WATER}" stroke-width="5" stroke-linecap="round"/>`,
  transfer: `
  <rect x="8" y="9" width="80" height="47" rx="8" fill="${WATER}" ${line}/>
  <path d="M24 26h46m-9-8 9 8-9 8" fill="none" ${line}/>
  <path d="M72 43H26m9-7-9 7 9 7" fill="none" ${line}/>`,
};

for (const [name, shapes] of Object.entries(MARKS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64" viewBox="0 0 96 64">${shapes}\n</svg>\n`;
  writeFileSync(path.join(OUT, `pay-${name}.svg`), svg);
}

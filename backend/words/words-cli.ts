import { type SeedLocale, seedLocales } from '../seed/types';
import { currentFingerprints, findChanges, readReviewed, writeReviewed } from './reviewed';
import { listTexts } from './texts';

const USAGE = `npm run words -- <locale> [key]    all texts of a language, or those whose key begins with it
npm run words -- changed           messages that changed in some languages; look at the others
npm run words -- reviewed [key …]  the other languages of these messages, or of all, were looked at

Languages: ${seedLocales.join(', ')}`;

/** `pages.shipping.blocks.1.body` stands below the heading `pages.shipping`. */
function printTexts(locale: SeedLocale, prefix: string): void {
  let heading = '';
  for (const { key, text } of listTexts(locale).filter((entry) => entry.key.startsWith(prefix))) {
    const group = key.split('.').slice(0, 2).join('.');
    if (group !== heading) console.log(`\n── ${group}\n`);
    heading = group;
    console.log(`${key.slice(group.length + 1)}: ${text}`);
  }
}

function printChanges(): void {
  const texts = Object.fromEntries(
    seedLocales.map((locale) => [locale, new Map(listTexts(locale).map(({ key, text }) => [key, text]))]),
  );
  const changes = findChanges(readReviewed(), currentFingerprints());
  for (const { key, changed, unchanged } of changes) {
    console.log(`\n${key}`);
    for (const locale of changed) console.log(`  ${locale}  changed   ${texts[locale]?.get(key) ?? '(removed)'}`);
    for (const locale of unchanged) console.log(`  ${locale}  look at   ${texts[locale]?.get(key) ?? ''}`);
  }
  console.log(changes.length === 0 ? 'Nothing changed since the last review.' : `\n${changes.length} messages.`);
}

function confirmReviewed(keys: string[]): void {
  const [reviewed, current] = [readReviewed(), currentFingerprints()];
  const unknown = keys.filter((key) => !(key in current) && !(key in reviewed));
  if (unknown.length > 0) throw new Error(`Unknown key: ${unknown.join(', ')}`);
  const changes = findChanges(reviewed, current).filter(({ key }) => keys.length === 0 || keys.includes(key));
  for (const { key } of changes) {
    const now = current[key];
    if (now === undefined) delete reviewed[key];
    else reviewed[key] = now;
  }
  writeReviewed(Object.fromEntries(Object.entries(reviewed).sort(([a], [b]) => (a < b ? -1 : 1))));
  console.log(`${changes.length} messages marked as reviewed.`);
}

const [command = '', ...rest] = process.argv.slice(2);
const locale = seedLocales.find((candidate) => candidate === command);
if (locale) printTexts(locale, rest[0] ?? '');
else if (command === 'changed') printChanges();
else if (command === 'reviewed') confirmReviewed(rest);
else {
  console.log(USAGE);
  process.exitCode = command === '' ? 0 : 1;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names';

it('the sprite has each icon once', () => {
  const sprite = readFileSync(fileURLToPath(new URL('./icons.svg', import.meta.url)), 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual(ICON_NAMES.toSorted());
});

import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { loadFonts } from './fonts';

vi.mock('node:fs/promises', { spy: true });

it('are loaded once, and again after a failure', async () => {
  vi.mocked(readFile).mockRejectedValueOnce(new Error('busy disk'));
  await expect(loadFonts()).rejects.toThrow('busy disk');
  const fonts = await loadFonts();
  expect(fonts.map(({ name }) => name)).toEqual(['Gabarito', 'Gabarito', 'Figtree', 'Figtree']);
  expect(await loadFonts()).toBe(fonts);
});

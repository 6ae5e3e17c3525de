import { describe, expect, it } from 'vitest';
import { mainPages, RATIO, readBareWeight, scriptKiB, weighedPackages } from '../../scripts/lib/page-weight.mjs';
import { port } from '../support/shop';

describe('JavaScript before the first click', () => {
  it('is compared with a bare page of the installed framework', () => {
    expect(readBareWeight().packages, 'measure again: npm run bench:pages -- --record').toEqual(weighedPackages());
  });

  it('stays within its budget on the main pages', async () => {
    const limit = RATIO * readBareWeight().kiB;
    for (const path of await mainPages(port)) expect(await scriptKiB(port, path), `KiB of ${path}`).toBeLessThan(limit);
  });
});

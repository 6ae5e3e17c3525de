import { expect, it } from 'vitest';
import { matchAddresses } from './match-addresses';

const ADDRESSES = [
  { path: '/', title: 'Start' },
  { path: '/om-oss', title: 'Om oss' },
  { path: '/simskola', title: 'Välkommen till simskolan' },
  { path: '/butik', title: 'Butik' },
  { path: '/butik/simdrakt', title: 'Simdräkt' },
];
const paths = (text: string): string[] => matchAddresses(ADDRESSES, text).map(({ path }) => path);

it('finds titles without accents, those that begin with the text first', () => {
  expect(paths('simdrakt')).toEqual(['/butik/simdrakt']);
  expect(paths('SIM')).toEqual(['/butik/simdrakt', '/simskola']);
});

it('finds paths, the very one first', () => {
  expect(paths('/butik')).toEqual(['/butik', '/butik/simdrakt']);
  expect(matchAddresses([...ADDRESSES].reverse(), '/butik')[0]?.path).toBe('/butik');
});

it('lists all in their order without a text, and at most forty', () => {
  expect(paths('')).toEqual(ADDRESSES.map(({ path }) => path));
  const many = Array.from({ length: 60 }, (_, at) => ({ path: `/${at}`, title: '' }));
  expect(matchAddresses(many, '').map(({ path }) => path)).toEqual(many.slice(0, 40).map(({ path }) => path));
});

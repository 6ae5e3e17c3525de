import { afterEach, expect, it } from 'vitest';
import { openUploadMemory, type UploadMemory } from './upload-memory';

const MEGABYTE = 1024 * 1024;
const LARGEST = 24 * MEGABYTE;

const open: UploadMemory[] = [];
afterEach(() => {
  for (const { release } of open.splice(0)) release();
});

/** Holds this many bytes, or returns the status of the refusal. */
function hold(bytes: number, address: string): number | undefined {
  const memory = openUploadMemory(address);
  open.push(memory);
  try {
    memory.add(bytes);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN;
  }
}

it('uploads that sent little leave room for the largest', () => {
  for (let host = 1; host <= 200; host += 1) expect(hold(64 * 1024, `203.0.113.${host}`)).toBeUndefined();
  expect(hold(LARGEST, '198.51.100.7')).toBeUndefined();
});

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9', '198.51.100.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:3:4:5:6', '2001:db8:0:1::1'],
  // `::` replaces the longest run of zeros: once inside and once after the network part.
  ['2001:0:0:1::1', '2001:0:0:1::2', '2001::1:5:6:7:8', '2001::2:5:6:7:8'],
  ['2001::2:5:6:7:8', '2001::2:5:6:7:9', '2001:0:0:2::1', '2001::1:5:6:7:8'],
])('one network leaves room for others: %s', (first, second, third, stranger) => {
  expect([hold(LARGEST, first), hold(LARGEST, second)]).toEqual([undefined, undefined]);
  expect(hold(1, third)).toBe(429);
  expect(hold(LARGEST, stranger)).toBeUndefined();
});

it('four of the largest are the limit, until one ends', () => {
  for (const host of [1, 2, 3, 4]) expect(hold(LARGEST, `203.0.113.${host}`)).toBeUndefined();
  expect(hold(1, '203.0.113.5')).toBe(429);
  open.shift()?.release();
  expect(hold(LARGEST, '203.0.113.5')).toBeUndefined();
});

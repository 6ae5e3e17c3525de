import { expect, it } from 'vitest';
import { trackRanges } from './track-ranges';

it('counts continuous playback but not seeking', () => {
  const tracker = trackRanges();
  expect([tracker.tick(3), tracker.tick(3.25), tracker.tick(3.5)]).toEqual([[], [[3, 3.25]], [[3.25, 3.5]]]);
  tracker.reset();
  expect([tracker.tick(60), tracker.tick(60.5)]).toEqual([[], [[60, 60.5]]]);
  expect(tracker.tick(20)).toEqual([]);
});

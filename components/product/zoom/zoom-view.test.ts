import { expect, it } from 'vitest';
import { panBy, STEP, swipeOf, WHOLE, zoomAt } from './zoom-view';

// The picture fits as 400 × 500.
const room = { stage: { width: 400, height: 800 }, picture: { width: 1200, height: 1500 } };
const middle = { x: 0, y: 0 };

it('keeps what is under the finger where it is', () => {
  const { scale, x, y } = zoomAt(WHOLE, 2, { x: 100, y: 60 }, room);
  expect({ scale, x, y }).toEqual({ scale: 2, x: -100, y: -60 });
});

it('zooms between the whole picture and four times it', () => {
  expect(zoomAt(WHOLE, 100, middle, room).scale).toBe(4);
  const back = zoomAt(zoomAt(WHOLE, STEP, { x: 150, y: 0 }, room), 0.01, middle, room);
  expect(back.scale).toBe(1);
  expect(back.x).toBeCloseTo(0);
});

it('never moves the picture away from the edges of its stage', () => {
  const view = zoomAt(WHOLE, 2, middle, room);
  expect(panBy(view, { x: 9999, y: -9999 }, room)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(panBy(WHOLE, { x: 50, y: 50 }, room)).toEqual(WHOLE);
});

it('does not move in a direction in which the picture is smaller than the stage', () => {
  expect(panBy({ scale: 1.5, x: 0, y: 0 }, { x: 30, y: 30 }, room)).toEqual({ scale: 1.5, x: 30, y: 0 });
});

it.each([
  [{ x: -60, y: 5 }, 1],
  [{ x: 60, y: 5 }, -1],
  [{ x: 20, y: 0 }, 0],
  [{ x: -60, y: 90 }, 0],
])('a swipe by %j goes %i', (by, way) => {
  expect(swipeOf(by)).toBe(way);
});

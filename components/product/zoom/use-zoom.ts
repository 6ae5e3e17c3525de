import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { panBy, type Point, type Room, STEP, swipeOf, type View, WHOLE, zoomAt } from './zoom-view';

interface Gesture {
  pointers: Map<number, Point>;
  /** Where the first finger came down. */
  start: Point;
  /** Two fingers, or a picture that was moved: letting go means nothing more. */
  isUsed: boolean;
  lastTap: number;
}

const DOUBLE_TAP_MS = 320;
/** Pixels that a finger may move during a tap. */
const STILL = 8;
const MIDDLE: Point = { x: 0, y: 0 };

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

interface ZoomOptions {
  stage: RefObject<HTMLElement | null>;
  picture: Room['picture'];
  /** A swipe over the whole picture. */
  onSwipe: (by: 1 | -1) => void;
}

/** Pinch, drag, double tap and click on a picture, and the same for keys. */
export function useZoom({ stage, picture, onSwipe }: ZoomOptions) {
  const [view, setView] = useState<View>(WHOLE);
  const gesture = useRef<Gesture>({ pointers: new Map(), start: MIDDLE, isUsed: false, lastTap: 0 });

  const room = (): Room => {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {};
    return { stage: { width, height }, picture };
  };
  const pointOf = (event: PointerEvent): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  };

  const toggle = (at: Point = MIDDLE) => setView(view.scale > 1 ? WHOLE : zoomAt(WHOLE, STEP, at, room()));

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { current } = gesture;
    const at = pointOf(event);
    current.pointers.set(event.pointerId, at);
    if (current.pointers.size > 1) current.isUsed = true;
    else Object.assign(current, { start: at, isUsed: false });
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { pointers, start } = gesture.current;
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, at);
    if (other) {
      const [centre, wasCentre] = [between(at, other), between(before, other)];
      const factor = distance(at, other) / distance(before, other);
      setView((last) => panBy(zoomAt(last, factor, wasCentre, room()), minus(centre, wasCentre), room()));
    } else if (view.scale > 1 && (gesture.current.isUsed || distance(at, start) > STILL)) {
      gesture.current.isUsed = true;
      setView((last) => panBy(last, minus(at, before), room()));
    }
  }

  function up(event: PointerEvent<HTMLElement>) {
    const { current } = gesture;
    if (!current.pointers.delete(event.pointerId) || current.isUsed || event.type === 'pointercancel') return;
    const at = pointOf(event);
    const moved = minus(at, current.start);
    const way = swipeOf(moved);
    if (way !== 0 && view.scale === 1) return onSwipe(way);
    if (distance(at, current.start) > STILL) return;
    const isDouble = event.timeStamp - current.lastTap < DOUBLE_TAP_MS;
    current.lastTap = isDouble ? 0 : event.timeStamp;
    if (event.pointerType === 'mouse' || isDouble) toggle(at);
  }

  return {
    view,
    reset: () => setView(WHOLE),
    toggle: () => toggle(),
    zoomBy: (factor: number) => setView((last) => zoomAt(last, factor, MIDDLE, room())),
    pan: (by: Point) => setView((last) => panBy(last, by, room())),
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

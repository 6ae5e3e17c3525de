/**
 * Events in the order of their time: a binary heap.
 * @template {{ at: number }} Event
 */
export class EventQueue {
  /** @type {Event[]} */
  #heap = [];

  get nextAt() {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** @param {Event} event */
  add(event) {
    const heap = this.#heap;
    let place = heap.length;
    heap.push(event);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = /** @type {Event} */ (heap[parent]);
      if (above.at <= event.at) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = event;
  }

  /** @returns {Event | undefined} */
  takeFirst() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1]?.at ?? 0) < (heap[child]?.at ?? 0)) child += 1;
      const below = /** @type {Event} */ (heap[child]);
      if (below.at >= last.at) break;
      heap[place] = below;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

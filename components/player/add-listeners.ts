/** Adds one listener for several events; returns a function that removes it. */
export function addListeners(target: EventTarget, handlers: Record<string, (event: Event) => unknown>): () => void {
  const entries = Object.entries(handlers);
  for (const [name, handle] of entries) target.addEventListener(name, handle);
  return () => {
    for (const [name, handle] of entries) target.removeEventListener(name, handle);
  };
}

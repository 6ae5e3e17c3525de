import { useEffect, useState } from 'react';
import { addListeners } from './add-listeners';

const IDLE_MS = 3000;

/** Whether the viewer has been inactive for a while; false unless `watched`. */
export function useIdle(element: HTMLElement | null, watched: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!element || !watched) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    wake();
    const stop = addListeners(element, { pointermove: wake, pointerdown: wake, keydown: wake, focusin: wake });
    return () => {
      stop();
      clearTimeout(timer);
      setIdle(false);
    };
  }, [element, watched]);
  return idle;
}

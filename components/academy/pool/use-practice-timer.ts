import { useEffect, useRef, useState } from 'react';
import { createChime } from '@/lib/academy/poolside/chime';
import {
  advancePractice,
  IDLE,
  type Practice,
  remainingMs,
  startPractice,
} from '@/lib/academy/poolside/practice-timer';

/** The practice timer, with a chime at its end unless `isQuiet`. */
export function usePracticeTimer(isQuiet: boolean) {
  const [practice, setPractice] = useState<Practice>(IDLE);
  const [now, setNow] = useState(0);
  const chime = useRef<ReturnType<typeof createChime>>(null);
  const quiet = useRef(isQuiet);
  const { state } = practice;

  useEffect(() => {
    quiet.current = isQuiet;
  }, [isQuiet]);

  useEffect(() => {
    if (state === 'over' && !quiet.current) chime.current?.ring();
    if (state !== 'running') return;
    const advance = () => {
      const at = Date.now();
      setNow(at);
      setPractice((last) => advancePractice(last, at));
    };
    const timer = setInterval(advance, 250);
    document.addEventListener('visibilitychange', advance);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', advance);
    };
  }, [state]);

  useEffect(() => () => chime.current?.close(), []);

  return {
    state,
    remaining: remainingMs(practice, now),
    start() {
      chime.current ??= createChime();
      setNow(Date.now());
      setPractice(startPractice(Date.now()));
    },
    reset: () => setPractice(IDLE),
  };
}

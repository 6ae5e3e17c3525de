'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { keepScreenOn } from '@/lib/academy/poolside/keep-screen-on';
import { formatClock } from '@/lib/academy/poolside/practice-timer';
import { listScreens, movePlace, type PoolLesson, stepOfKey } from '@/lib/academy/poolside/screens';
import type { PoolLabels } from './labels';
import { PoolsideIcon } from './poolside-icon';
import { PoolsideScreen } from './poolside-screen';
import styles from './poolside.module.css';
import { usePracticeTimer } from './use-practice-timer';

export interface PoolsideProps {
  title: string;
  lesson: PoolLesson;
  labels: PoolLabels;
  onClose: () => void;
}

/** Reached by keyboard, where a text is longer than the screen. Its own, because a shared one would be a module of other pages. */
const scrollable = { tabIndex: 0 } as const;

const isOnButton = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null;

/** A lesson at the side of the pool: one thing on each screen, in type that can be read in the sun, without its film. */
export function Poolside({ title, lesson, labels: { open, mode }, onClose }: PoolsideProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(0);
  const [isQuiet, setIsQuiet] = useState(false);
  const [mayDarken, setMayDarken] = useState(false);
  const timer = usePracticeTimer(isQuiet);
  const screens = listScreens(lesson);
  const screen = screens[place] ?? screens[0];
  const isLast = place === screens.length - 1;

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    nextButton.current?.focus();
    return keepScreenOn(document, 'wakeLock' in navigator ? navigator.wakeLock : undefined, (isOn) =>
      setMayDarken(!isOn),
    );
  }, []);

  function go(step: 1 | -1) {
    // The message that time is up covers the screens; any step puts it away.
    if (timer.state === 'over') return timer.reset();
    setPlace(movePlace(place, step, screens.length));
    page.current?.scrollTo(0, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const scrolls = page.current !== null && page.current.scrollHeight > page.current.clientHeight;
    const step = stepOfKey(event.key, { onButton: isOnButton(event.target), scrolls });
    if (step === null) return;
    event.preventDefault();
    go(step);
  }

  function onTap(event: MouseEvent) {
    if (!isOnButton(event.target)) go(1);
  }

  const clock = formatClock(timer.remaining);
  const isRunning = timer.state === 'running';
  return (
    // A tap anywhere is a shortcut of the button "next", and the keys are those of its arrows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.poolside}
      aria-label={`${open}: ${title}`}
      onClose={onClose}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.timer}
          aria-label={`${isRunning ? mode.stopTimer : mode.startTimer} ${clock}`}
          onClick={isRunning ? timer.reset : timer.start}
        >
          <PoolsideIcon name={isRunning ? 'stop' : 'start'} />
          <span role="timer">{clock}</span>
        </button>
        <button
          type="button"
          className={styles.round}
          aria-label={mode.sound}
          aria-pressed={!isQuiet}
          onClick={() => setIsQuiet(!isQuiet)}
        >
          <PoolsideIcon name={isQuiet ? 'quiet' : 'bell'} />
        </button>
        <button type="button" className={styles.round} aria-label={mode.close} onClick={() => dialog.current?.close()}>
          <PoolsideIcon name="close" />
        </button>
      </div>
      <div ref={page} {...scrollable} className={styles.page} data-kind={timer.state === 'over' ? 'over' : screen.kind}>
        <div className={styles.content} aria-live="polite">
          {timer.state === 'over' ? (
            <div className={styles.over}>
              <h2 className={styles.rule}>{mode.over}</h2>
              <p className={styles.text} data-size="medium">
                {mode.overText}
              </p>
            </div>
          ) : (
            <PoolsideScreen screen={screen} labels={mode} mayDarken={mayDarken} />
          )}
        </div>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.round}
          aria-label={mode.back}
          aria-disabled={place === 0 || undefined}
          onClick={() => go(-1)}
        >
          <PoolsideIcon name="back" />
        </button>
        <p className={styles.place}>
          {place + 1}/{screens.length}
        </p>
        <button ref={nextButton} type="button" className={styles.next} onClick={() => go(1)}>
          {isLast && timer.state !== 'over' ? mode.again : mode.next}
          <PoolsideIcon name="next" />
        </button>
      </div>
    </dialog>
  );
}

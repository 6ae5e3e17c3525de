import { useEffect, useRef } from 'react';
import { cueAt } from '@/lib/academy/player/chapters';
import type { TextCue } from '@/lib/academy/player/types';
import { formatTime } from './format-time';
import type { PlayerLabels } from './labels';
import { addListeners } from './add-listeners';
import styles from './transcript.module.css';
import { useMedia } from './use-media';

interface TranscriptProps {
  video: HTMLVideoElement | null;
  cues: TextCue[];
  labels: PlayerLabels;
  onSeek: (time: number) => void;
}

/** Milliseconds without auto-scroll after the reader scrolled. */
const REST_MS = 6000;

/** Transcript that follows the video; each line seeks to its time. */
export function Transcript({ video, cues, labels, onSeek }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const current = useMedia(video, ({ currentTime }) => cueAt(cues, currentTime), -1);

  useEffect(() => {
    const box = list.current;
    const line = box?.children[current];
    if (!box || !(line instanceof HTMLElement)) return;
    if (performance.now() - touched.current < REST_MS) return;
    // Scroll only this list, not the page.
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
    box.scrollTo?.({ top, behavior: calm ? 'instant' : 'smooth' });
  }, [current]);

  useEffect(() => {
    const touch = () => {
      touched.current = performance.now();
    };
    return list.current ? addListeners(list.current, { wheel: touch, touchmove: touch, keydown: touch }) : undefined;
  }, []);

  return (
    <ol role="list" ref={list} className={styles.list} aria-label={labels.transcript}>
      {cues.map(({ start, text }, index) => (
        <li key={`${start} ${text}`}>
          <button
            type="button"
            className={styles.line}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(start)}
          >
            <span className={styles.time}>{formatTime(start)}</span> <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

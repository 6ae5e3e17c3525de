'use client';

import { Icon } from '@/components/ui/icon';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import { levelCardsPath } from '@/lib/academy/pool-card-paths';
import { useAcademy } from '@/lib/academy/use-academy';
import styles from './at-the-pool.module.css';

interface LevelCardsLinkProps {
  level: string;
  lessons: LessonRef[];
  labels: { all: string; open: string };
}

/** The cards of the lessons that this visitor may watch; nothing while these are none. */
export function LevelCardsLink({ level, lessons, labels }: LevelCardsLinkProps) {
  const state = useAcademy() ?? ANONYMOUS_STATE;
  const open = lessons.filter((lesson) => isOpen(state, lesson));
  if (open.length === 0) return null;
  return (
    <p>
      <a href={levelCardsPath(level)} className={styles.print}>
        <Icon name="file" /> {open.length === lessons.length ? labels.all : labels.open}
      </a>
    </p>
  );
}

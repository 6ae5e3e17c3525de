'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lessonCardPath } from '@/lib/academy/pool-card-paths';
import type { PoolLesson } from '@/lib/academy/poolside/screens';
import styles from './at-the-pool.module.css';
import type { PoolLabels } from './labels';
import type { PoolsideProps } from './poolside';

interface AtThePoolProps {
  lessonId: string;
  title: string;
  lesson: PoolLesson;
  labels: PoolLabels;
}

const load = () => import('./poolside');
const warm = (): void => void load().catch(() => {});

/** What an owner takes along: the lesson in large type, and its card on paper. The large type is loaded shortly before use. */
export function AtThePool({ lessonId, title, lesson, labels }: AtThePoolProps) {
  const [Poolside, setPoolside] = useState<ComponentType<PoolsideProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setHasFailed(false);
    // The film is for home.
    for (const video of document.querySelectorAll('video')) video.pause();
    setIsLoading(true);
    try {
      const { Poolside: Loaded } = await load();
      setPoolside(() => Loaded);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
    setIsLoading(false);
  }

  return (
    <section className={styles.bar} aria-labelledby="pool">
      <div className={styles.words}>
        <h2 id="pool" className={styles.title}>
          {labels.title}
        </h2>
        <p>{labels.text}</p>
      </div>
      <div className={styles.ways}>
        <Button size="l" busy={isLoading} onClick={() => void open()} onPointerEnter={warm} onFocus={warm}>
          {labels.open}
        </Button>
        <a href={lessonCardPath(lessonId)} className={styles.print}>
          <Icon name="file" /> {labels.printCard}
        </a>
      </div>
      <p role="alert" className={styles.failed}>
        {hasFailed && labels.loadFailed}
      </p>
      {Poolside && isOpen && (
        <Poolside title={title} lesson={lesson} labels={labels} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

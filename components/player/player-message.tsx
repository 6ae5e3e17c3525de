import { Button } from '@/components/ui/button';
import type { PlayerLabels } from './labels';
import styles from './lesson-player.module.css';
import type { PlaybackProblem } from './use-recovery';

interface PlayerMessageProps {
  trouble: PlaybackProblem;
  labels: PlayerLabels;
  onRetry: () => void;
}

/** Why playback fails, and how to continue. */
export function PlayerMessage({ trouble, labels, onRetry }: PlayerMessageProps) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{labels[`${trouble}Title`]}</p>
      <p>{labels[`${trouble}Text`]}</p>
      {(trouble === 'broken' || trouble === 'offline') && (
        <Button variant="secondary" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  );
}

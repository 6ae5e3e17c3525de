import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FavouritesLabels } from './favourites-labels';

interface LoadFailureProps {
  labels: FavouritesLabels['error'];
  onRetry: () => void;
}

export function LoadFailure({ labels, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="error" title={labels.title} role="alert">
      <p>{labels.text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {labels.retry}
      </Button>
    </Notice>
  );
}

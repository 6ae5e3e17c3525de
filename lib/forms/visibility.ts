import { type Visibility } from '@/backend/contract/forms';

export interface Seen {
  blurred: boolean;
  dirty: boolean;
  submitted: boolean;
}

export function isVisible(visibility: Visibility, { blurred, dirty, submitted }: Seen): boolean {
  if (submitted || visibility === 'live') return true;
  return visibility === 'dirty' ? dirty : blurred;
}

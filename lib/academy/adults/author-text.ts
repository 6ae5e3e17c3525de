import type { ChildMark } from '@/backend/contract/children';

interface AuthorTexts {
  you: string;
  other: string;
}

/** Who wrote an entry; null if that is known anyway, because only one adult does, or not known any more. */
export function authorText(by: ChildMark['by'], isShared: boolean, texts: AuthorTexts): string | null {
  if (by === 'other') return texts.other;
  return by === 'you' && isShared ? texts.you : null;
}

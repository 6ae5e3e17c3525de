/** When a field may say what is wrong with it. Whatever it is, everything is said once the form was submitted. */
export type Visibility = 'blur' | 'dirty' | 'live';

export interface Seen {
  blurred: boolean;
  dirty: boolean;
  submitted: boolean;
}

export function isVisible(visibility: Visibility, { blurred, dirty, submitted }: Seen): boolean {
  if (submitted || visibility === 'live') return true;
  return visibility === 'dirty' ? dirty : blurred;
}

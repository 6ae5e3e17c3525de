import 'server-only';
import { draftMode } from 'next/headers';

/** Whether this page is rendered for an editor who previews drafts. Never true for shared pages. */
export async function isPreview(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  return isEnabled;
}

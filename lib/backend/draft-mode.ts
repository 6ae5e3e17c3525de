import 'server-only';
import { draftMode } from 'next/headers';

/** Whether this page is made for an editor who looks at drafts. Of a page that is kept for everybody: never. */
export async function isPreview(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  return isEnabled;
}

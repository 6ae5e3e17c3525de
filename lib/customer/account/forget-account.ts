import { removeAccountData } from '@/lib/core/browser-storage';
import { forgetSavedLessons } from '@/lib/core/offline-cache';

/** Nothing of the account stays in this browser, whose next user may be another person (OWASP ASVS 5.0, 14.3.1). */
export async function forgetAccount(): Promise<void> {
  removeAccountData();
  await forgetSavedLessons();
}

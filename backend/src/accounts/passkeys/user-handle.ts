import type { AccountRow } from '../account-store';

/** Identifies the account to authenticators: random, without personal data, and the same for all its passkeys. */
export const userHandleOf = ({ document_id }: Pick<AccountRow, 'document_id'>): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(document_id);

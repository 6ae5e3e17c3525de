import { ORDER_ACCESS_HEADER } from '@/backend/contract/headers';

/** Passes on the access keys of the visitor's orders, if there are any. */
export const orderAccessHeaders = (orderAccess: string | undefined): Record<string, string> =>
  orderAccess ? { [ORDER_ACCESS_HEADER]: orderAccess } : {};

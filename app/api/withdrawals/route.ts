import { endpoint } from '@/lib/endpoint/endpoint';
import { submitWithdrawal } from '@/lib/endpoint/withdrawal-submit';

/** The withdrawal function: a statement, and its confirmation. */
export const POST = endpoint(async ({ request, caller, orderAccess }) =>
  submitWithdrawal({ request, caller, orderAccess }),
);

import { endpoint } from '@/lib/server/endpoint/endpoint';
import { submitWithdrawal } from '@/lib/server/endpoint/submit-withdrawal';

/** The withdrawal function: a statement, and its confirmation. */
export const POST = endpoint(async ({ request, caller, orderAccess }) =>
  submitWithdrawal({ request, caller, orderAccess }),
);

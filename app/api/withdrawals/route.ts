import { endpoint } from '@/lib/server/endpoint/endpoint';
import { submitWithdrawal } from '@/lib/server/endpoint/submit-withdrawal';

/** Submits and confirms a withdrawal. */
export const POST = endpoint(async ({ request, caller, orderAccess }) =>
  submitWithdrawal({ request, caller, orderAccess }),
);

import { loadAuthPageProps } from '@/lib/customer/account/load-auth-page-props';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** Labels and settings of the sign-in dialog, loaded on demand so that no page carries them. */
export const GET = endpoint(async ({ caller }) => jsonResponse({ data: await loadAuthPageProps(caller.locale) }));

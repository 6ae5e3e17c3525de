import { loadAuthPageProps } from '@/lib/customer/account/load-auth-page-props';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** Words and settings of the login screen, for where it opens in place: no page carries them before somebody wants to log in. */
export const GET = endpoint(async ({ caller }) => jsonResponse({ data: await loadAuthPageProps(caller.locale) }));

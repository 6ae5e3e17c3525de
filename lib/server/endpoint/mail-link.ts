import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { type Forwarded, forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';
import { type MailLink, mailLinkPath } from '@/backend/contract/paths';
import type { MailLinkBody } from '@/backend/contract/requests';
import type { Call } from './endpoint';
import { readUrlEncodedForm } from './read-body';
import { seeOther } from './see-other';

interface MailLinkAction {
  link: MailLink;
  /** Backend path that takes the code. */
  path: string;
  /** Slug of the order that the link opens. */
  order?: string;
  done: (json: unknown) => Response;
  /** Redirects a code that is wrong, used or expired. */
  refused: (error: BackendError) => string;
}

/** Handles the button of a mailed link. When the backend is busy or down, the page shows its button again. */
export async function pressMailLink(
  { request, caller, orderAccess }: Call<unknown>,
  { link, path, order, done, refused }: MailLinkAction,
): Promise<Response> {
  const { code = '' } = await readUrlEncodedForm(request);
  const headers = orderAccessHeaders(orderAccess);
  let forwarded: Forwarded;
  try {
    forwarded = await forward(path, { method: 'POST', body: { code } satisfies MailLinkBody, caller, headers });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status < 429) return seeOther(refused(error));
    return seeOther(`${mailLinkPath(link, { code, ...(order !== undefined && { order }) })}&busy=1`);
  }
  return done(forwarded.json);
}

/** Mails sent before links had a page with a button link to the endpoints themselves. */
export const redirectOldLink = ({ request }: Call<unknown>, link: MailLink, parameter = 'code'): Response =>
  seeOther(mailLinkPath(link, { code: (request.nextUrl.searchParams.get(parameter) ?? '').slice(0, 200) }));

import { EndpointError } from '@/lib/backend/endpoint-errors';
import { seeOther } from './see-other';

/** A link that a visitor opened and may not use leads to the page that says how to unlock it; programs get the 402. */
export async function orPage(request: Request, page: string, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    const isOpened = request.headers.get('accept')?.startsWith('text/html') === true;
    if (isOpened && error instanceof EndpointError && error.status === 402) return seeOther(page);
    throw error;
  }
}

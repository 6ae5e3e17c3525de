import { readJsonObject } from '@/lib/endpoint/body';
import { answer, endpoint } from '@/lib/endpoint/endpoint';
import { forward } from '@/lib/endpoint/forward';

export const POST = endpoint(async ({ request, caller }) => {
  const { cart, country, codes } = await readJsonObject(request);
  const data = { cart, country, codes, locale: caller.locale };
  const { json } = await forward('/quote', { method: 'POST', body: { data }, caller });
  return answer(json);
});

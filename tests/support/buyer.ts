import { sandboxUrl } from './shop';

/** A Dutch customer's postal address, as the checkout sends it. */
export const BUYER = {
  firstname: 'Sanne',
  lastname: 'de Vries',
  street: 'Otterkade',
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
};

/** An action of the payment provider's staff in the sandbox, such as a refund or a chargeback. */
export function operatePayment(paymentUrl: string, action: string, form: Record<string, string>): Promise<Response> {
  const id = /tr_\w+/.exec(paymentUrl)?.[0] ?? '';
  const body = new URLSearchParams(form);
  return fetch(`${sandboxUrl}/operator/${id}/${action}`, { method: 'POST', body, redirect: 'manual' });
}

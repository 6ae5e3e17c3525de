/** The signed-in visitor. */
export interface Customer {
  email: string;
  firstname: string;
  lastname: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `{data: user}` of `/api/me`, wrapped as documents are or plain. By hand: the profile shares its route with every
 * page of the CMS, where a schema library would be too heavy.
 */
export function readCustomer(answer: unknown): Customer {
  let user = answer;
  for (const wrapper of ['data', 'data', 'attributes']) {
    if (isRecord(user) && isRecord(user[wrapper])) user = user[wrapper];
  }
  if (!isRecord(user) || typeof user['email'] !== 'string') throw new Error('Not a user');
  return { email: user['email'], firstname: text(user['firstname']), lastname: text(user['lastname']) };
}

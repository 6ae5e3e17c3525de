import type { Core } from '@strapi/strapi';
import { ShopError } from '../domain/shop-error';
import type { Proof } from './auth-input';
import { useShortCode } from './code-store';
import { takeVisitorLimit } from './rate-limits';
import { verifyOwnPassword } from './change-password';
import { type AccountRow, findAccountById } from './account-store';
import type { ClientInfo } from './client-info';

const refuse = (): ShopError => new ShopError('Reauthenticate', 'Give the password or a mailed code again');

async function isProof(strapi: Core.Strapi, account: AccountRow, proof: Proof, visitor: ClientInfo): Promise<boolean> {
  if (proof.password) return verifyOwnPassword(strapi, account, proof.password, visitor);
  if (!proof.code) return false;
  await takeVisitorLimit(strapi.db.connection, 'codes', visitor);
  try {
    const code = proof.code.replace(/[\s-]/g, '');
    await useShortCode(strapi.db.connection, { email: account.email, device: visitor.device, code });
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.name === 'InvalidCode') return false;
    throw error;
  }
}

/** Requires the password or a mailed code for irreversible actions. */
export async function reauthenticate(
  strapi: Core.Strapi,
  userId: number,
  proof: Proof,
  visitor: ClientInfo,
): Promise<AccountRow> {
  const account = await findAccountById(strapi.db.connection, userId);
  if (!account) throw new ShopError('Unauthorized', 'Sign in first');
  if (!(await isProof(strapi, account, proof, visitor))) throw refuse();
  return account;
}

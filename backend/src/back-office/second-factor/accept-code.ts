import type { Core } from '@strapi/strapi';
import { takeLimit } from '../../accounts/rate-limits';
import { ShopError } from '../../domain/shop-error';
import { matchStep, parseTypedCode } from './codes';
import { type Factor, readSecret, takeRecoveryCode, takeStep } from './factor-store';

/** Counts an attempt before it is tried. Strangers get this far only with the password. */
async function takeCodeAttempt(adminId: number, network: string): Promise<void> {
  await takeLimit('secondFactorHere', `${adminId} ${network}`);
  await takeLimit('secondFactorAnywhere', String(adminId));
}

const wrong = (): ShopError =>
  new ShopError('InvalidCode', 'This code is wrong or was used. Wait for the next one, or use a recovery code.');

/** The step of a code from the app. Throws for a wrong one, after counting the attempt. */
export async function readStep(
  strapi: Core.Strapi,
  factor: Factor,
  { code, network }: { code: string; network: string },
): Promise<number> {
  const typed = parseTypedCode(code);
  if (typed?.kind !== 'authenticator') throw wrong();
  await takeCodeAttempt(factor.adminId, network);
  const secret = readSecret(strapi, factor);
  const step = secret === null ? null : matchStep(secret, typed.code, new Date());
  if (step === null) throw wrong();
  return step;
}

/**
 * Accepts a code of the app or a recovery code, each once. Recovery codes are too long to guess and are not limited, so
 * whoever uses up the attempts of an account does not lock its owner out.
 */
export async function acceptCode(
  strapi: Core.Strapi,
  factor: Factor,
  { code, network }: { code: string; network: string },
): Promise<'authenticator' | 'recovery'> {
  const typed = parseTypedCode(code);
  if (typed?.kind === 'recovery') {
    if (await takeRecoveryCode(strapi, factor, typed.code)) return 'recovery';
    throw wrong();
  }
  const step = await readStep(strapi, factor, { code, network });
  if (!(await takeStep(strapi, factor, step))) throw wrong();
  return 'authenticator';
}

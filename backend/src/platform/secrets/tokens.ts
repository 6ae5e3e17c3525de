import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { accessSecret } from './access-secret';

/** 256 random bits in 43 characters. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a session token: it is random, so a plain hash can't be turned around. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A key for one purpose, so that a value made for one can't be passed off as another. */
export const deriveKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', accessSecret(), '', `accounts:${purpose}`, 32));

/** Keyed, because what is hashed here may be short: codes of eight digits, addresses of visitors. */
export const hashKeyed = (purpose: string, value: string): string =>
  createHmac('sha256', deriveKey(purpose)).update(value).digest('hex');

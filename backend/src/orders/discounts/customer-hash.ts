import { createHmac } from 'node:crypto';
import { accessSecret } from '../../platform/secrets/access-secret';

/** Keyed hash that identifies a customer for per-customer limits, without storing the email address. */
export const hashCustomer = (email: string): string =>
  createHmac('sha256', accessSecret()).update(`discount ${email.trim().toLowerCase()}`).digest('hex');

import { secret } from '../env/env';

/** Key of the order access links. */
export const accessSecret = (): string => secret('ACCESS_SECRET');

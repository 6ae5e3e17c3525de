import { endpoint } from '@/lib/server/endpoint/endpoint';
import { finishGoogle } from '@/lib/server/endpoint/google';

export const GET = endpoint<{ locale: string }>(finishGoogle, { device: true });

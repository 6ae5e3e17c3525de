import { endpoint } from '@/lib/server/endpoint/endpoint';
import { startGoogle } from '@/lib/server/endpoint/google';

export const GET = endpoint<{ locale: string }>(startGoogle, { device: true });

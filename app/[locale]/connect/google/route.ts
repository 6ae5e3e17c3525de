import { endpoint } from '@/lib/endpoint/endpoint';
import { startGoogle } from '@/lib/endpoint/google';

export const GET = endpoint<{ locale: string }>(startGoogle, { device: true });

import { endpoint } from '@/lib/endpoint/endpoint';
import { finishGoogle } from '@/lib/endpoint/google';

export const GET = endpoint<{ locale: string }>(finishGoogle, { device: true });

import { endpoint } from '@/lib/server/endpoint/endpoint';
import { startGoogleSignIn } from '@/lib/server/endpoint/google-sign-in';

export const GET = endpoint<{ locale: string }>(startGoogleSignIn, { device: true });

import { endpoint } from '@/lib/server/endpoint/endpoint';
import { finishGoogleSignIn } from '@/lib/server/endpoint/google-sign-in';

export const GET = endpoint<{ locale: string }>(finishGoogleSignIn, { device: true });

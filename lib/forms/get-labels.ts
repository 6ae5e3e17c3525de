import { getMessages } from 'next-intl/server';
import 'server-only';
import type { Messages } from './message-types';
import { type Locale } from '@/backend/contract/locales';

/** All messages of a namespace, to pass to an island as props instead of a provider. */
export async function getLabels<Name extends keyof Messages>(locale: Locale, name: Name): Promise<Messages[Name]> {
  const messages = (await getMessages({ locale })) as Messages;
  return messages[name];
}

import { getMessages } from 'next-intl/server';
import 'server-only';
import type { Messages } from './message-types';
import { type Locale } from '@/backend/contract/locales';

/** A whole namespace for an island: it gets its words as props and needs no provider. */
export async function getLabels<Name extends keyof Messages>(locale: Locale, name: Name): Promise<Messages[Name]> {
  const messages = (await getMessages({ locale })) as Messages;
  return messages[name];
}

import { getMessages } from 'next-intl/server';
import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from './labels';

/** A whole namespace for an island: it gets its words as props and needs no provider. */
export async function getLabels<Name extends keyof Messages>(locale: Locale, name: Name): Promise<Messages[Name]> {
  const messages = (await getMessages({ locale })) as Messages;
  return messages[name];
}

import type { Core } from '@strapi/strapi';
import { parseLocaleHosts } from '../domain/hosts';

interface Template {
  display?: string;
  icon?: string;
  options: { from: { name: string; email: string }; response_email: string; object: string; message: string };
}

/** `Name <address>` or a bare address. */
function parseSender(value: string): { name: string; email: string } {
  const match = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(value);
  return match ? { name: match[1] ?? '', email: match[2] ?? '' } : { name: '', email: value.trim() };
}

/** Rules and addresses of accounts, set at every boot: they follow the environment, not the database's past. */
export async function configureAccounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const { nl } = parseLocaleHosts(process.env.LOCALE_HOSTS, process.env.PORT);
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null;
  await store.set({
    key: 'advanced',
    value: {
      ...advanced,
      unique_email: true,
      allow_register: true,
      email_confirmation: true,
      email_confirmation_redirection: `${nl}/email-confirmed`,
      email_reset_password: `${nl}/reset`,
      default_role: 'authenticated',
    },
  });

  const emails = (await store.get({ key: 'email' })) as Record<string, Template> | null;
  if (!emails) return;
  const from = parseSender(process.env.MAIL_FROM ?? 'Zwotter <no-reply@zwotter.example>');
  for (const template of Object.values(emails)) template.options.from = from;
  const confirmation = emails.email_confirmation;
  // The link leads to the shop: the backend's own address is no place for a customer.
  if (confirmation) {
    confirmation.options.message = confirmation.options.message.replace(
      /(?:<%= URL %>|https?:\/\/[^\s"<]+)\?confirmation=<%= CODE %>/g,
      `${nl}/api/auth/email-confirmation?confirmation=<%= CODE %>`,
    );
  }
  await store.set({ key: 'email', value: emails });
}

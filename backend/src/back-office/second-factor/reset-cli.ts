import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { backendRoot } from '../../platform/files/data-paths';
import { writeAuditEntry } from '../audit/write-audit-entry';
import { removeFactor } from './factor-store';

/** Removes the second factor of the admin with this email address, for a super admin whom nobody else can help. */
async function main(email: string): Promise<void> {
  const strapi = createStrapi({ appDir: backendRoot(), distDir: path.resolve(__dirname, '../../..') });
  await strapi.load();
  const admin: { id: number } | null = await strapi.service('admin::user').findOneByEmail(email);
  if (!admin || !(await removeFactor(strapi, admin.id, null))) throw new Error(`${email} has no second factor`);
  await writeAuditEntry(strapi, {
    action: 'second factor reset',
    subject: `command line ${email.toLowerCase()}`,
    fields: '',
    outcome: 200,
    ip: '',
    user: undefined,
  });
}

main(process.argv[2] ?? '').then(
  // Strapi leaves timers running.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);

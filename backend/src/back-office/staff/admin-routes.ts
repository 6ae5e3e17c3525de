import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { STAFF_LANGUAGES } from '../../../contract/staff-languages';
import { takeLimit } from '../../accounts/rate-limits';
import { parseFields } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { emailField, requiredText } from '../../domain/text-fields';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { anyAdmin } from '../../platform/admin/route-access';
import { readBody } from '../../platform/http/request-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { nameDeed } from '../audit/name-deed';
import type { InvitationForm } from './response-types';
import { type StaffRow, invitationTopic, nameOf, staffQuery } from './staff-rows';

const SUPER_ADMIN = 'strapi-super-admin';

const invitationFields = z.object({
  firstname: requiredText(100),
  lastname: requiredText(100),
  email: emailField,
  role: z.number().int().positive(),
  language: z.enum(STAFF_LANGUAGES),
});

interface Inviter extends StaffRow {
  roles: { code: string }[];
}

/**
 * Who joins the shop's staff: only a super admin invites, because a role may open orders and customers. The link of the mail is
 * made by Strapi and read when the mail is sent, so that it is in no log, no response and no stored mail.
 */
export function staffRoutes(strapi: Core.Strapi): AdminRoute[] {
  const requireSuperAdmin = (ctx: Context): Inviter => {
    const admin = ctx.state.user as Inviter;
    if (!admin.roles.some(({ code }) => code === SUPER_ADMIN))
      throw new ShopError('Forbidden', 'Only a super admin may do this');
    return admin;
  };

  const mail = async (ctx: Context, invited: Pick<StaffRow, 'id' | 'email'>, inviter: Inviter): Promise<void> => {
    const mails = [
      {
        topic: invitationTopic(invited.id),
        kind: `staff-invitation.${Date.now()}` as const,
        payload: { inviter: nameOf(inviter) },
      },
    ];
    await enqueueMails(strapi.db.connection, mails);
    wakeJob('outbox');
    nameDeed(ctx, 'colleague invited', invited.email);
  };

  const form = async (ctx: Context): Promise<InvitationForm> => {
    requireSuperAdmin(ctx);
    const roles: { id: number; name: string }[] = await strapi.db
      .query('admin::role')
      .findMany({ select: ['id', 'name'], orderBy: { name: 'asc' } });
    const waiting: StaffRow[] = await staffQuery(strapi).findMany({
      where: { registrationToken: { $notNull: true } },
      orderBy: { email: 'asc' },
      limit: 100,
    });
    return {
      roles: roles.map(({ id, name }) => ({ id, name })),
      waiting: waiting.map((row) => ({ id: row.id, name: nameOf(row), email: row.email })),
    };
  };

  const invite = async (ctx: Context) => {
    const inviter = requireSuperAdmin(ctx);
    const { role, language, ...person } = parseFields(invitationFields, readBody(ctx));
    await takeLimit('staffInvitations', String(inviter.id));
    const users = strapi.service('admin::user');
    if (await users.exists({ email: person.email }))
      throw new ShopError('ExistingAccount', 'There is an account with this email address already');
    if (!(await strapi.db.query('admin::role').findOne({ where: { id: role } })))
      throw new ShopError('NotFound', 'There is no such role');
    const invited: StaffRow = await users.create({ ...person, roles: [role], preferedLanguage: language });
    await mail(ctx, invited, inviter);
    return { id: invited.id };
  };

  const again = async (ctx: Context) => {
    const inviter = requireSuperAdmin(ctx);
    await takeLimit('staffInvitations', String(inviter.id));
    const id = Number(ctx.params.id);
    const invited: StaffRow | null = Number.isSafeInteger(id)
      ? await staffQuery(strapi).findOne({ where: { id } })
      : null;
    if (!invited?.registrationToken) throw new ShopError('NotFound', 'This colleague has signed up already');
    await mail(ctx, invited, inviter);
    return { id };
  };

  return [
    { method: 'GET', path: '/staff/invitations', handle: form, allow: anyAdmin },
    { method: 'POST', path: '/staff/invitations', handle: invite, allow: anyAdmin },
    { method: 'POST', path: '/staff/invitations/:id/mail', handle: again, allow: anyAdmin },
  ];
}

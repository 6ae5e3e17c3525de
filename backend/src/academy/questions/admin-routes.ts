import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type AuditActor, currentActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import { allow } from '../../platform/admin/route-access';
import { readBody } from '../../platform/http/request-helpers';
import { answerQuestion, refuseQuestion, removeQuestionForGood } from './answer-questions';
import { QUESTION } from './question-rows';

type Decision = (strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor) => Promise<void>;

/** Admin routes to answer questions; require permission to update them. */
export function questionRoutes(strapi: Core.Strapi): AdminRoute[] {
  const route = (action: string, act: Decision): AdminRoute => ({
    method: 'POST',
    path: `/lesson-questions/:id/actions/${action}`,
    allow: allow('update', QUESTION),
    handle: async (ctx: Context) => {
      await act(strapi, String(ctx.params.id), readBody(ctx), currentActor(strapi));
      return { ok: true };
    },
  });
  return [route('answer', answerQuestion), route('refuse', refuseQuestion), route('remove', removeQuestionForGood)];
}

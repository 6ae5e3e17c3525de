import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { allow } from '../../platform/admin/route-access';
import { currentActor } from '../../platform/admin/audit-actor';
import { setDownloadHeaders } from '../../platform/files/download-headers';
import { publishReview, rejectReview, removeReview, replyToReview } from './moderate-reviews';
import { readPhoto } from './review-photos';
import { REVIEW, type ReviewRow, readPhotos } from './review-rows';
import { readBody } from '../../platform/http/request-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';

type Decision = (strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor) => Promise<void>;

/** Admin routes for review moderation; require permission to update reviews. */
export function reviewRoutes(strapi: Core.Strapi): AdminRoute[] {
  const decide = (act: Decision) => async (ctx: Context) => {
    await act(strapi, String(ctx.params.id), readBody(ctx), currentActor(strapi));
    return { ok: true };
  };
  const photo = async (ctx: Context) => {
    const row: ReviewRow | undefined = await strapi.db
      .connection('reviews')
      .where({ document_id: String(ctx.params.id) })
      .first();
    const found = row ? readPhotos(row)[Number(ctx.params.index)] : undefined;
    if (!found) throw new errors.NotFoundError('The photo does not exist');
    const content = await readPhoto(found.file);
    if (!content) throw new errors.NotFoundError('The photo does not exist');
    setDownloadHeaders(ctx, found.file, 'image/webp');
    ctx.body = content;
  };
  return [
    { method: 'GET', path: '/reviews/:id/photos/:index', handle: photo, allow: allow('read', REVIEW) },
    {
      method: 'POST',
      path: '/reviews/:id/actions/publish',
      handle: decide(publishReview),
      allow: allow('update', REVIEW),
    },
    {
      method: 'POST',
      path: '/reviews/:id/actions/reject',
      handle: decide(rejectReview),
      allow: allow('update', REVIEW),
    },
    {
      method: 'POST',
      path: '/reviews/:id/actions/reply',
      handle: decide(replyToReview),
      allow: allow('update', REVIEW),
    },
    {
      method: 'POST',
      path: '/reviews/:id/actions/remove',
      handle: decide(removeReview),
      allow: allow('update', REVIEW),
    },
  ];
}

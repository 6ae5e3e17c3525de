import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const CONTENT_MANAGER = '/content-manager/';

interface HidableType {
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

/**
 * Keeps hidden types out of the content manager. Strapi only leaves them out of its menu: super admins who know the address
 * could read and change sessions, codes, payments and the like.
 */
export function enforceHiddenTypes(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { pluginOptions }: HidableType = context.contentType;
    const isHidden = pluginOptions?.['content-manager']?.visible === false;
    if (isHidden && strapi.requestContext.get()?.path.startsWith(CONTENT_MANAGER)) throw new errors.ForbiddenError();
    return next();
  });
}

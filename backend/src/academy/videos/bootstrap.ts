import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews, type TypeView } from '../../platform/admin/apply-views';
import { VIDEO_ASSET } from './video-assets';

export const videoViews: Record<string, TypeView> = {
  [VIDEO_ASSET]: {
    mainField: 'title',
    list: ['title', 'key', 'state', 'seconds'],
    sort: 'key',
    form: [
      ['title', 'key'],
      ['state', 'seconds'],
      ['width', 'height'],
      ['problem', 'bytes'],
    ],
    fields: {
      title: { help: 'For editors only: the name of this video in the selection list of a lesson.' },
      key: {
        help: 'Lower-case letters, digits and dashes. Cannot be changed later. Save, then upload the video on the right.',
      },
      state: { editable: false, help: 'failed: no video has been uploaded yet, or it cannot be played.' },
      seconds: { label: 'Length in seconds', editable: false },
      width: { editable: false },
      height: { editable: false },
      bytes: { label: 'Size in bytes', editable: false },
      problem: { editable: false },
    },
  },
};

export async function bootstrapVideos(strapi: Core.Strapi): Promise<void> {
  await applyViews(strapi, 'views-videos', videoViews);
  await grantContent(strapi, 'editor-video-files', 'strapi-editor', [
    {
      actions: ['create', 'update', 'delete'].map((action) => `${EXPLORER}.${action}`),
      subject: VIDEO_ASSET,
    },
  ]);
}

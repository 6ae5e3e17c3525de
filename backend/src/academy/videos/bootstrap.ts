import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews, type TypeView } from '../../platform/admin/apply-views';
import { VIDEO_ASSET } from './video-assets';

const views: Record<string, TypeView> = {
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
      title: { help: 'For editors only: how this film is called in the list of a lesson.' },
      key: { help: 'Small letters, digits and dashes. It stays: save, then choose the film at the right.' },
      state: { editable: false, help: 'failed: there is no film yet, or one that cannot be played.' },
      seconds: { label: 'Length in seconds', editable: false },
      width: { editable: false },
      height: { editable: false },
      bytes: { label: 'Size in bytes', editable: false },
      problem: { editable: false },
    },
  },
};

export async function bootstrapVideos(strapi: Core.Strapi): Promise<void> {
  await applyViews(strapi, 'views-videos', views);
  await grantContent(strapi, 'editor-video-files', 'strapi-editor', [
    {
      actions: ['create', 'update', 'delete'].map((action) => `${EXPLORER}.${action}`),
      subject: VIDEO_ASSET,
    },
  ]);
}

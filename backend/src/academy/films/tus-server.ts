import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { wakeJob } from '../../platform/jobs/start-job';
import { incomingDir } from '../videos/video-files';
import { markWaiting } from './film-uploads';

/** Below the admin's API; the id of an upload follows. */
const UPLOADS_PATH = '/shop/film-uploads';

/** The id of the upload that is being created: that of its row, never one of a browser. */
const creating = new AsyncLocalStorage<string>();

export const createAs = <T>(uploadId: string, work: () => Promise<T>): Promise<T> => creating.run(uploadId, work);

function idToCreate(): string {
  const uploadId = creating.getStore();
  if (uploadId === undefined) throw new Error('An upload is created by its route only');
  return uploadId;
}

let server: Server | undefined;

/**
 * The protocol of resumable uploads (tus 1.0) on the disk. Who may do what was decided by the routes in front of it. It is made
 * with the first upload, so that a backend without uploads makes no folder.
 */
export function tusServer(strapi: Core.Strapi): Server {
  server ??= new Server({
    path: UPLOADS_PATH,
    datastore: new FileStore({ directory: incomingDir() }),
    relativeLocation: true,
    // The admin has the same origin.
    allowedOrigins: () => false,
    namingFunction: idToCreate,
    async onUploadFinish(_request, upload) {
      if (await markWaiting(strapi, upload.id)) wakeJob('films');
      return {};
    },
  });
  return server;
}

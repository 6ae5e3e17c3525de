import { z } from 'zod';

const ID = /^(GTM|G)-[A-Z0-9]+$/;

export const tagManagerSettings = {
  TAG_MANAGER: z.enum(['0', '1']).optional(),
  TAG_MANAGER_ID: z.string().optional(),
  TAG_MANAGER_URL: z.url({ protocol: /^https?$/ }).optional(),
};

interface TagManagerSettings {
  TAG_MANAGER?: '0' | '1';
  TAG_MANAGER_ID?: string;
  TAG_MANAGER_URL?: string;
}

/** Null disables the tag manager. An id alone enables it; enabled without a valid id, startup fails. */
export function readTagManager(settings: TagManagerSettings): TagManager | null {
  const { TAG_MANAGER: wanted, TAG_MANAGER_ID: id, TAG_MANAGER_URL: scriptUrl = null } = settings;
  if (wanted === '0' || (wanted === undefined && id === undefined)) return null;
  const found = ID.exec(id ?? '');
  if (id === undefined || !found) {
    const given = id === undefined ? '' : ` Given: "${id}".`;
    throw new Error(
      'The tag manager id is empty or not found in the public configuration (TAG_MANAGER_ID). ' +
        `Expected GTM-ABC123 or G-ABC123 (capitals and digits).${given} TAG_MANAGER=0 disables the tag manager.`,
    );
  }
  const kind = found[1] === 'G' ? 'ga' : 'gtm';
  if (kind === 'ga' && scriptUrl !== null) {
    throw new Error('TAG_MANAGER_URL requires an id GTM-…: the script for an id G-… is always loaded from Google');
  }
  return { kind, id, scriptUrl };
}

/** Google Tag Manager (`GTM-…`, with tags configured there) or only Google Analytics (`G-…`). */
export interface TagManager {
  kind: 'gtm' | 'ga';
  id: string;
  /** Script URL of the sandbox or of a self-hosted tagging server; null loads it from Google. */
  scriptUrl: string | null;
}

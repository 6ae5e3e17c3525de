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

/** Null: no tag manager. An id alone switches it on; switched on without a proper id, the shop doesn't start (specification section 8). */
export function readTagManager(settings: TagManagerSettings): TagManager | null {
  const { TAG_MANAGER: wanted, TAG_MANAGER_ID: id, TAG_MANAGER_URL: scriptUrl = null } = settings;
  if (wanted === '0' || (wanted === undefined && id === undefined)) return null;
  const found = ID.exec(id ?? '');
  if (id === undefined || !found) {
    const given = id === undefined ? '' : ` It is "${id}".`;
    throw new Error(
      'The tag manager id is empty or not found in the public configuration (TAG_MANAGER_ID). ' +
        `It looks like GTM-ABC123 or G-ABC123, with capitals and digits.${given} TAG_MANAGER=0 switches the tag manager off.`,
    );
  }
  const kind = found[1] === 'G' ? 'ga' : 'gtm';
  if (kind === 'ga' && scriptUrl !== null) {
    throw new Error('TAG_MANAGER_URL goes with an id GTM-…: the script of an id G-… is always at Google');
  }
  return { kind, id, scriptUrl };
}

/** Google's tag manager (`GTM-…`, tags are set up there) or Google Analytics alone (`G-…`). */
export interface TagManager {
  kind: 'gtm' | 'ga';
  id: string;
  /** Where the script is, for the sandbox or a tagging server of one's own; null: at Google. */
  scriptUrl: string | null;
}

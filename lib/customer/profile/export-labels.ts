import 'server-only';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { getLabels } from '@/lib/forms/get-labels';
import type { Messages } from '@/lib/forms/message-types';
import { type Locale } from '@/backend/contract/locales';

export interface ExportLabels {
  site: string;
  timeZone: string;
  labels: Messages['profile']['export'];
}

export async function loadExportLabels(locale: Locale): Promise<ExportLabels> {
  const [{ export: labels }, { siteName, timeZone }] = await Promise.all([
    getLabels(locale, 'profile'),
    getSiteSettings(locale),
  ]);
  return { site: siteName, timeZone, labels };
}

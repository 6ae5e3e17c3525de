import type { Choices } from '@/lib/session/consent-cookie';

type Grant = 'granted' | 'denied';
/** The signals of Google's Consent Mode version 2. */
export type ConsentMode = Record<'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization', Grant>;

const grant = (allowed: boolean): Grant => (allowed ? 'granted' : 'denied');

export function toConsentMode({ statistics, marketing }: Choices): ConsentMode {
  return {
    analytics_storage: grant(statistics),
    ad_storage: grant(marketing),
    ad_user_data: grant(marketing),
    ad_personalization: grant(marketing),
  };
}

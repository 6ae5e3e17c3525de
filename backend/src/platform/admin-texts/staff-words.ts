import { env } from '../env/env';
import { type Translator, translatorFor } from './translator';

/** Words of mails to the shop's staff, who may be several with languages of their own: `STAFF_LANGUAGE`. */
export const staffWords = (): Translator => translatorFor(env().staffLanguage);

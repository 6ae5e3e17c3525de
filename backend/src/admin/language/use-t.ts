import { useIntl } from 'react-intl';
import { staffLanguageOf } from '../../../contract/staff-languages';
import { type Translator, translatorFor } from '../../platform/admin-texts/translator';

/** Words and formats in the language of the admin user's profile. */
export const useT = (): Translator => translatorFor(staffLanguageOf(useIntl().locale));

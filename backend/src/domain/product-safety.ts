/** Person or company responsible for a product; `country` is a lower-case ISO code. */
interface ResponsibleParty {
  name?: string | null;
  address?: string | null;
  country?: string | null;
  email?: string | null;
}

/** Product safety details in one language. */
export interface SafetyDetails {
  type: string;
  maker?: ResponsibleParty | null;
  responsible?: ResponsibleParty | null;
  conformity?: { protective?: boolean | null; standard?: string | null } | null;
  warnings?: { text?: string | null }[] | null;
  manual?: unknown;
  declaration?: unknown;
}

export interface SafetyError {
  field: 'maker' | 'responsible' | 'warnings' | 'conformity' | 'manual' | 'declaration';
  message: string;
}

const EU = new Set('at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '));

const isComplete = (person: ResponsibleParty | null | undefined): boolean =>
  Boolean(person?.name?.trim() && person.address?.trim() && person.country && person.email);
const isInEu = (person: ResponsibleParty | null | undefined): boolean => EU.has(person?.country?.toLowerCase() ?? '');

/**
 * Details required before a physical product may be offered in the language of `details`; empty when complete or when the
 * product is not shipped.
 *
 * Sources: Regulation (EU) 2023/988 art. 19 (manufacturer with postal and electronic address, a responsible person in the
 * EU for manufacturers outside, warnings in the buyer's language, in the offer itself); Regulation (EU) 2016/425
 * art. 8(7) and (8) (instructions in the buyer's language and declaration of conformity of protective equipment).
 */
export function findSafetyErrors(details: SafetyDetails): SafetyError[] {
  if (details.type !== 'physical') return [];
  const { maker, responsible, conformity, warnings, manual, declaration } = details;
  const errors: SafetyError[] = [];
  if (!isComplete(maker))
    errors.push({ field: 'maker', message: 'the manufacturer with name, postal address, country and email' });
  else if (!isInEu(maker) && !(isComplete(responsible) && isInEu(responsible)))
    errors.push({
      field: 'responsible',
      message: 'a responsible person in the EU, because the manufacturer is outside the EU',
    });
  if (!warnings?.some(({ text }) => text?.trim()))
    errors.push({ field: 'warnings', message: 'at least one warning in this language' });
  if (conformity?.protective && !conformity.standard?.trim())
    errors.push({ field: 'conformity', message: 'the standard that this protective equipment meets' });
  if (conformity?.protective && !manual)
    errors.push({ field: 'manual', message: 'the manual in this language, required for protective equipment' });
  if (conformity?.protective && !declaration)
    errors.push({
      field: 'declaration',
      message: 'the EU declaration of conformity in this language, required for protective equipment',
    });
  return errors;
}

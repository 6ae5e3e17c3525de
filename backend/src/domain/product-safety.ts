/** A person or company that is answerable for a product; `country` in two small letters. */
interface Answerable {
  name?: string | null;
  address?: string | null;
  country?: string | null;
  email?: string | null;
}

/** What product law wants to know of a product, in one language. */
export interface SafetyFacts {
  type: string;
  maker?: Answerable | null;
  responsible?: Answerable | null;
  conformity?: { protective?: boolean | null; standard?: string | null } | null;
  warnings?: { text?: string | null }[] | null;
  manual?: unknown;
}

export interface SafetyFault {
  field: 'maker' | 'responsible' | 'warnings' | 'conformity' | 'manual';
  message: string;
}

const EU = new Set('at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '));

const isWhole = (person: Answerable | null | undefined): boolean =>
  Boolean(person?.name?.trim() && person.address?.trim() && person.country && person.email);
const isInEu = (person: Answerable | null | undefined): boolean => EU.has(person?.country?.toLowerCase() ?? '');

/**
 * What a physical product lacks to be offered, in the language of these facts; empty when nothing, or when nothing is
 * shipped.
 *
 * Sources: Regulation (EU) 2023/988 art. 19 (maker with postal and electronic address, a responsible person in the EU
 * for a maker outside, warnings in the buyer's language, in the offer itself); Regulation (EU) 2016/425 art. 8(7)
 * (protective equipment comes with instructions in the buyer's language).
 */
export function findSafetyFaults(facts: SafetyFacts): SafetyFault[] {
  if (facts.type !== 'physical') return [];
  const { maker, responsible, conformity, warnings, manual } = facts;
  const faults: SafetyFault[] = [];
  if (!isWhole(maker))
    faults.push({ field: 'maker', message: 'the maker with name, postal address, country and e-mail' });
  else if (!isInEu(maker) && !(isWhole(responsible) && isInEu(responsible)))
    faults.push({ field: 'responsible', message: 'a responsible person in the EU, because the maker is not there' });
  if (!warnings?.some(({ text }) => text?.trim()))
    faults.push({ field: 'warnings', message: 'at least one warning in this language' });
  if (conformity?.protective && !conformity.standard?.trim())
    faults.push({ field: 'conformity', message: 'the standard that this protective equipment meets' });
  if (conformity?.protective && !manual)
    faults.push({ field: 'manual', message: 'the manual in this language, as for all protective equipment' });
  return faults;
}

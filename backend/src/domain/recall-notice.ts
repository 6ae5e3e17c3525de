import { LOCALES, type Locale } from '../../contract/locales';
import { hashBody } from './body-hash';
import { type RecallScope, lotKey } from './recall';

/** Texts of a recall in one language (Regulation (EU) 2023/988 art. 36(2)). */
const NOTICE_TEXTS = ['product', 'hazard', 'action', 'remedy', 'contact'] as const;
type NoticeText = (typeof NOTICE_TEXTS)[number];
export type RecallNotice = { language: Locale } & Record<NoticeText, string>;

/** What consumers choose from (art. 37). */
export const REMEDIES = ['repair', 'replacement', 'refund'] as const;
type Remedy = (typeof REMEDIES)[number];

export interface RecallDraft {
  scope: Omit<RecallScope, 'lots'> & { lots: readonly string[] | null };
  remedies: readonly Remedy[];
  hasPicture: boolean;
  notices: readonly RecallNotice[];
}

interface RecallError {
  field: string;
  message: string;
}

/** Beginnings of words that make a risk look smaller; art. 36(2)(c) names them. */
const PLAYED_DOWN: Record<Locale, RegExp> = {
  nl: /vrijwillig|uit voorzorg|voorzorgs|naar eigen goeddunken|in zeldzame|zelden|in specifieke situaties|geen (?:ongeval|ongeluk|melding)/i,
  en: /voluntar|precaution|discretionary|in rare|rarely|in specific situations|no (?:accidents?|incidents?|injur)/i,
  de: /freiwillig|vorsorglich|vorsichtshalber|nach eigenem ermessen|in seltenen|selten|in bestimmten situationen|keine (?:unfälle|vorfälle|verletzung)/i,
  es: /voluntari|precauci|preventiv|discrecional|en raras|en casos excepcionales|en situaciones específicas|ningún (?:accidente|incidente)/i,
  fr: /volontaire|par précaution|de précaution|préventi|discrétionnaire|dans de rares|rarement|dans des situations spécifiques|aucun (?:accident|incident)/i,
  sv: /frivillig|försiktighetsåtgärd|för säkerhets skull|efter eget gottfinnande|i sällsynta|sällan|i särskilda situationer|inga (?:olyckor|incidenter|skador)/i,
};

/** The first words in a text that play the risk down; null if there are none. */
export const findPlayedDown = (language: Locale, text: string): string | null =>
  PLAYED_DOWN[language].exec(text)?.[0] ?? null;

function noticeErrors(notices: readonly RecallNotice[]): string[] {
  const missing = LOCALES.filter((locale) => !notices.some(({ language }) => language === locale));
  const twice = LOCALES.filter((locale) => notices.filter(({ language }) => language === locale).length > 1);
  const empty = notices.flatMap((notice) =>
    NOTICE_TEXTS.filter((name) => notice[name].trim() === '').map((name) => `${notice.language}: ${name}`),
  );
  const playedDown = notices.flatMap(({ language, product, hazard, action }) =>
    [product, hazard, action].flatMap((text) => {
      const words = findPlayedDown(language, text);
      return words === null ? [] : [`${language}: “${words}”`];
    }),
  );
  return [
    ...(missing.length > 0 ? [`a notice in each language (missing: ${missing.join(', ')})`] : []),
    ...(twice.length > 0 ? [`only one notice per language (twice: ${twice.join(', ')})`] : []),
    ...(empty.length > 0 ? [`every text (empty: ${empty.join('; ')})`] : []),
    ...(playedDown.length > 0
      ? [`words that do not play the risk down, as the law forbids it (${playedDown.join('; ')})`]
      : []),
  ];
}

/** What a recall lacks before it may be published, per field (Regulation (EU) 2023/988 art. 36, 37); empty if nothing. */
export function findRecallErrors({ scope, remedies, hasPicture, notices }: RecallDraft): RecallError[] {
  const { variantIds, lots, shippedFrom, shippedUntil } = scope;
  const found: [field: string, isWrong: boolean, message: string][] = [
    ['variants', variantIds.length === 0, 'at least one variant'],
    ['lots', lots === null, 'at most 100 lot numbers of letters and digits, separated by commas'],
    [
      'shippedUntil',
      shippedFrom !== null && shippedUntil !== null && shippedUntil < shippedFrom,
      'an end after the beginning',
    ],
    ['picture', !hasPicture, 'a picture of the product'],
    ['refund', remedies.length < 2, 'at least two of repair, replacement and refund to choose from'],
  ];
  return [
    ...found.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : [])),
    ...noticeErrors(notices).map((message) => ({ field: 'notices', message })),
  ];
}

/**
 * What customers were told of, as a hash: which pieces, and their danger. Orders are told once per recall, so neither may
 * change once somebody was told; what to do and whom to call may be corrected.
 */
export function hashTold({ scope, notices }: Pick<RecallDraft, 'scope' | 'notices'>): string {
  const hazards = notices.map(({ language, hazard }) => `${language}: ${hazard.trim()}`);
  const { variantIds, lots } = scope;
  return hashBody({
    ...scope,
    variantIds: [...variantIds].sort(),
    lots: lots && lots.map(lotKey).sort(),
    hazards: hazards.sort(),
  });
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTexts } from '../words/texts';
import { levels } from './data/academy';
import { homePages } from './data/pages-home';
import { legalPages } from './data/pages-legal';
import { shopPages } from './data/pages-shop';
import { type L, seedLocales } from './types';

/** What to call when a child breathes with difficulty: everywhere in the EU 112, and the country's own numbers. */
const EMERGENCY: L<string[]> = {
  nl: ['112'],
  en: ['999', '112'],
  de: ['112'],
  es: ['112'],
  fr: ['15', '112'],
  sv: ['112', '1177'],
};
const BREATHES_BADLY: L<RegExp> = {
  nl: /ademt [^.!?]{0,12}moeilijk|benauwd|kleurt [^.!?]{0,12}blauw/i,
  en: /(?:struggling|struggles) to breathe|trouble breathing|turn(?:s|ing) blue/i,
  de: /atmet [^.!?]{0,12}schwer|atemnot|wird es [^.!?]{0,20}blau/i,
  es: /cuesta respirar|se pone (?:morado|azul)/i,
  fr: /respire mal|peine à respirer|bleuit/i,
  sv: /svårt att andas|blir (?:det )?[^.!?]{0,20}blått/i,
};

/** What invites to hold the breath, of which children faint under water. */
const HOLDS_BREATH: L<RegExp> = {
  nl: /in één adem|\bhoud? je adem|de adem inhouden|adem in te houden|(?:zo lang mogelijk|het langste?) onder water|tel je adem/i,
  en: /in one breath|hold(?:ing)? (?:your|the|a) breath|(?:as long as (?:you|they) can|the longest) under ?water/i,
  de: /in einem Atemzug|mit einem Atemzug|halt(?:e|et)? (?:mal )?die Luft an|(?:so lange wie möglich|am längsten) unter Wasser/i,
  es: /de una (?:sola )?respiración|sin respirar|(?<!\bno )(?:aguanta|aguantad|aguantar) (?:la respiración|sin respirar)|(?:más tiempo|el máximo) (?:bajo|debajo d)/i,
  fr: /d’une seule inspiration|en apnée|(?:retiens|retenez|retenir|bloque|bloquez) (?:ta|votre|sa|la) (?:respiration|souffle)|le plus longtemps (?:possible )?sous l’eau/i,
  sv: /i ett andetag|på ett andetag|håll(?:er|a)? andan så|håll andan|(?:så länge som möjligt|längst) under vatt(?:en|net)/i,
};

/** What nobody can promise, however it is said. */
const PROMISES: L<RegExp> = {
  nl: /onzinkbaar|zinkt (?:nooit|niet)\b|kan (?:nooit|niet) (?:zinken|verdrinken|ondergaan)|verdrinkt (?:nooit|niet)|(?:altijd|steeds) (?:blijven )?ademen|raakt (?:nooit|niet) in paniek|geen water (?:in|naar) (?:de|zijn|haar) (?:neus|mond)|(?:zonder|geen) (?:enig )?risico|(?:100|honderd)\s?(?:%|procent) (?:veilig|zeker|waterveilig)|gegarandeerd (?:veilig|drijven|zwemmen)/i,
  en: /unsinkable|drown-?proof|never (?:drowns?|sinks?)|(?:does not|doesn’t|cannot|can’t|won’t|will not) (?:sink|drown|panic)\b|always breathe|never panics?|no water (?:gets|goes) (?:in|up)|risk-free|no risk|(?:100|hundred)\s?(?:%|per ?cent) safe|guaranteed to (?:float|swim)|perfectly safe|completely safe|totally safe/i,
  de: /unsinkbar|ertrinkt (?:nie|nicht)|(?:geht|gehen) (?:nie|nicht) unter|kann (?:nie|nicht) (?:untergehen|ertrinken|sinken)|kann immer atmen|gerät (?:nie|nicht) in Panik|kommt kein Wasser in|ohne (?:jedes )?Risiko|risikofrei|(?:100|hundert)\s?(?:%|Prozent) sicher|garantiert (?:sicher|schwimmen)|absolut sicher/i,
  es: /insumergible|(?:no|nunca) se (?:hunde|ahoga)\b|no (?:puede|se puede) (?:hundirse|ahogarse|hundir|ahogar)|siempre puede respirar|nunca (?:le )?entra (?:en pánico|agua)|no (?:le )?entra agua|(?:sin|ningún) riesgo|(?:100|cien)\s?(?:%|por cien(?:to)?) segur|totalmente segur|absolutamente segur/i,
  fr: /insubmersible|ne (?:coule|se noie) (?:pas|jamais)|ne peut (?:pas|plus|jamais) (?:couler|se noyer)|peut toujours respirer|ne panique (?:pas|jamais|plus)|l’eau n’entre (?:pas|jamais|plus)|sans (?:aucun )?risque|risque zéro|(?:100|cent)\s?(?:%|pour cent) sûr|totalement sûr|absolument sûr/i,
  sv: /osänkbar|(?:sjunker|drunknar) (?:aldrig|inte)|kan (?:aldrig|inte) (?:sjunka|drunkna)|kan alltid andas|får (?:aldrig|inte) panik|kommer inget vatten i|riskfri|utan (?:någon )?risk|(?:100|hundra)\s?(?:%|procent) säker|garanterat säker/i,
};

/** Words of safety; said only together with a “not”. */
const SAFE: L<RegExp> = {
  nl: /(?:maakt?|maken|houdt|houden) [^.!?:]{0,40}veilig\b|(?:pak|kind|kinderen) (?:is|zijn|blijft|blijven|zwemt|drijft) [^.!?:]{0,20}veilig\b|bescherm(?:t|en) tegen verdrink|voorkom(?:t|en) verdrink/i,
  en: /(?:makes?|keeps?|keeping) (?!this email)[^.!?:]{0,40}\bsafe\b|(?:suits?|child|children|kids) (?:is|are|stays?|swims?|floats?) [^.!?:]{0,20}\bsafe(?:ly)?\b|protects? (?:against|from) drowning|prevents? drowning/i,
  de: /(?:macht|machen|hält|halten) [^.!?:]{0,40}sicher\b|(?:anzug|kind|kinder) (?:ist|sind|bleibt|schwimmt|treibt) [^.!?:]{0,20}sicher\b|schütz(?:t|en) vor (?:dem )?ertrinken|verhinder(?:t|n) (?:das )?ertrinken/i,
  es: /(?:mantiene|hace|deja|garantiza)n? [^.!?:]{0,40}\b(?:segur[oa]s?|seguridad|a salvo)\b|(?:bañador|niñ[oa]s?|hij[oa]s?) (?:es|son|está|están|nada|flota) [^.!?:]{0,20}\b(?:segur[oa]s?|a salvo)\b|(?:protegen?|evitan?) (?:del|el|contra el) ahogamiento/i,
  fr: /(?:met|mettent|gardent?|rend|rendent) [^.!?:]{0,40}(?:en sécurité|sûrs?\b)|(?:maillot|enfants?) (?:est|sont|reste|restent|nage|flotte) [^.!?:]{0,20}(?:en sécurité|sûrs?\b)|(?:protègen?t?|préserve) (?:de la|contre la) noyade|empêchent? la noyade/i,
  sv: /(?:gör|håller) [^.!?:]{0,40}säker[ta]?\b|(?:dräkten|barnet|barnen) (?:är|blir|simmar|flyter) [^.!?:]{0,20}säker[ta]?\b|skyddar mot drunkning|förhindrar drunkning/i,
};
const NOT: L<RegExp> = {
  nl: /\b(?:niets?|geen|nooit|noch)\b/i,
  en: /\b(?:not|no|never|neither|none|nor|cannot)\b|n’t\b/i,
  de: /\b(?:nichts?|kein\w*|nie|weder)\b/i,
  es: /\b(?:no|nunca|ni|nada|ningun[oa]?|ningún)\b/i,
  fr: /\b(?:ne|ni|aucune?|pas|jamais)\b|\bn’/i,
  sv: /\b(?:inte|ingen|inget|ingenting|inga|aldrig|varken)\b/i,
};

const sentencesOf = (text: string): string[] => text.replaceAll(/[\u00a0\u202f]/g, ' ').split(/(?<=[.!?])\s+|\n+/);

/** The sentences that invite to hold the breath or promise what no suit and no lesson gives. */
const findFaults = (text: string, locale: keyof L): string[] =>
  sentencesOf(text).filter(
    (sentence) =>
      HOLDS_BREATH[locale].test(sentence) ||
      PROMISES[locale].test(sentence) ||
      (SAFE[locale].test(sentence) && !NOT[locale].test(sentence) && !sentence.includes('?')),
  );

/** All that stood, or could stand, in a text of a shop like this one. */
const FAULTS: L<string[]> = {
  nl: [
    'Pluk vijf appels in één adem.',
    'Wie blijft het langst onder water?',
    'Een ster zinkt niet.',
    'Zo kan je kind altijd ademen.',
    'Het pak houdt je kind veilig.',
    'Het beschermt tegen verdrinking.',
    '100% veilig!',
  ],
  en: [
    'Pick five apples in one breath.',
    'Who can stay the longest under water?',
    'A star does not sink.',
    'Your child can always breathe.',
    'The suit keeps your child safe.',
    'It protects against drowning.',
    'A drown-proof suit.',
  ],
  de: [
    'Pflück fünf Äpfel in einem Atemzug.',
    'Wer bleibt am längsten unter Wasser?',
    'Ein Stern geht nicht unter.',
    'Dein Kind kann immer atmen.',
    'Der Anzug hält dein Kind sicher.',
    'Er schützt vor dem Ertrinken.',
    '100 % sicher!',
  ],
  es: [
    'Coge cinco manzanas de una sola respiración.',
    '¿Quién aguanta sin respirar más?',
    'Una estrella no se hunde.',
    'Así siempre puede respirar.',
    'El bañador mantiene a tu hijo seguro.',
    'Protege del ahogamiento.',
    '100 % seguro.',
  ],
  fr: [
    'Cueillez cinq pommes en apnée.',
    'Qui reste le plus longtemps sous l’eau ?',
    'Une étoile ne coule pas.',
    'Votre enfant peut toujours respirer.',
    'Le maillot met votre enfant en sécurité.',
    'Il protège de la noyade.',
    '100 % sûr !',
  ],
  sv: [
    'Plocka fem äpplen i ett andetag.',
    'Vem kan vara längst under vattnet?',
    'En stjärna sjunker inte.',
    'Barnet kan alltid andas.',
    'Dräkten håller barnet säkert.',
    'Den skyddar mot drunkning.',
    '100 % säker!',
  ],
};

const ARMS_LENGTH: L<RegExp> = {
  nl: /binnen armlengte/i,
  en: /within arm’s reach/i,
  de: /in Griffweite/i,
  es: /a un brazo de distancia/i,
  fr: /à portée de bras/i,
  sv: /inom en armlängds avstånd/i,
};

describe.each(seedLocales)('safety in %s', (locale) => {
  it('the emergency numbers stand wherever a child breathes badly, in every level', () => {
    const texts = listTexts(locale).filter(({ text }) => BREATHES_BADLY[locale].test(text));
    const missing = texts.filter(({ text }) =>
      EMERGENCY[locale].some((number) => !text.match(/\d+/g)?.includes(number)),
    );
    expect(missing).toEqual([]);
    for (const { key } of levels)
      expect(
        texts.some((text) => text.key.startsWith(`levels.${key}.`)),
        key,
      ).toBe(true);
  });

  it('no text invites to hold the breath, or promises safety', () => {
    const faults = listTexts(locale).flatMap(({ key, text }) =>
      findFaults(text, locale).map((sentence) => [key, sentence]),
    );
    expect(faults).toEqual([]);
  });

  it.each(FAULTS[locale])('such as “%s”', (sentence) => {
    expect(findFaults(sentence, locale)).toEqual([sentence]);
  });

  it.each(levels.flatMap((level) => level.lessons))('lesson $key keeps the adult within arm’s reach', ({ text }) => {
    const { seo: _, ...shown } = text[locale];
    expect(JSON.stringify(shown)).toMatch(ARMS_LENGTH[locale]);
  });
});

describe('testimonials', () => {
  const pages = [...homePages, ...shopPages, ...legalPages];
  const quotes = pages.flatMap(({ key, text }) =>
    seedLocales.flatMap((locale) =>
      text[locale].blocks.flatMap((block) => (block.kind === 'quote' ? [{ key, locale, ...block }] : [])),
    ),
  );

  /** The shop's own words (Directive 2005/29/EC, annex I, 23b and 23c): whoever adds a quote adds who really said it. */
  it('are none: all that is quoted are the shop’s own words', () => {
    const OWN: L = {
      nl: 'Wat wij aan de badrand zeggen',
      en: 'What we say at the poolside',
      de: 'Was wir am Beckenrand sagen',
      es: 'Lo que decimos a pie de piscina',
      fr: 'Ce que nous disons au bord du bassin',
      sv: 'Det vi säger vid bassängkanten',
    };
    expect(quotes.map(({ key, locale, source, detail }) => [key, locale, source, detail])).toEqual(
      seedLocales.map((locale) => ['about', locale, OWN[locale], undefined]),
    );
  });

  it('are not loaded as reviews either', () => {
    const loaders = readdirSync(__dirname)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(path.join(__dirname, name), 'utf8'));
    expect(loaders.length).toBeGreaterThan(10);
    for (const loader of loaders) expect(loader).not.toMatch(/api::review|\(['"]reviews['"]\)/);
  });
});

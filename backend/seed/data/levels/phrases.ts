import type { L } from '../../types';

/** Texts shared by many lessons: signs to stop, things to bring, and supervision. */
interface Phrases {
  stop: Record<'cold' | 'tense' | 'tired' | 'refusal' | 'cough' | 'depth' | 'suit' | 'distracted', string>;
  bring: Record<'towel' | 'ring' | 'board' | 'emptySuit', string> & { suit: (floats: 2 | 4 | 6 | 8) => string };
  supervision: string;
}

export const phrases: L<Phrases> = {
  nl: {
    stop: {
      cold: 'Blauwe lippen, rillen of kippenvel: eruit, handdoek om en opwarmen.',
      tense: 'Stijve schouders, vuistjes of een starende blik: terug naar de vorige stap.',
      tired: 'De bewegingen worden rommelig of het hoofd zakt: genoeg voor vandaag.',
      refusal: 'Je kind zegt nee of wendt zich af: stop meteen, zonder aan te dringen.',
      cough:
        'Hoesten na een slok water: eruit en uitrusten. Ademt je kind moeilijk, is het suf of kleurt het blauw? Bel meteen 112. Houdt het hoesten aan, bel dan de huisarts.',
      depth: 'Je staat niet meer stevig of moet je uitrekken om bij je kind te komen: terug naar ondieper water.',
      suit: 'Een vakje staat open: eruit en eerst goed sluiten. Het pak kruipt omhoog: eruit, en gebruik het niet.',
      distracted: 'Je wordt even afgeleid: je kind gaat samen met jou het water uit.',
    },
    bring: {
      suit: (floats) => (floats === 8 ? 'Drijfpak met alle acht drijvers' : `Drijfpak met ${floats} drijvers`),
      emptySuit: 'Drijfpak zonder drijvers, met alle drijvers in de tas',
      towel: 'Handdoek of badponcho',
      ring: 'Duikringen of ander speelgoed dat zinkt',
      board: 'Zwemplankje',
    },
    supervision:
      '**Toezicht blijft altijd nodig.** Deze lessen en een drijfpak maken een kind niet waterveilig. Ga zelf mee het water in en blijf binnen armlengte. Heeft je kind een aandoening die bij zwemmen een rol speelt, zoals epilepsie, overleg dan eerst met een arts. Deze lessen leveren geen zwemdiploma op en vervangen geen zwemles met een zweminstructeur.',
  },
  en: {
    stop: {
      cold: 'Blue lips, shivering or goose pimples: out, wrap up in a towel and get warm.',
      tense: 'Stiff shoulders, clenched fists or a fixed stare: go back to the previous step.',
      tired: 'Movements get sloppy or the head sinks lower: that is enough for today.',
      refusal: 'Your child says no or turns away: stop at once, no coaxing.',
      cough:
        'Coughing after a mouthful of water: out and rest. Is your child struggling to breathe, drowsy or turning blue? Call the emergency number at once (999 in the UK, 112 across the EU). If the cough goes on, call a doctor.',
      depth: 'You cannot stand firmly or have to stretch to reach your child: back to shallower water.',
      suit: 'A pocket is open: get out and close it first. The suit rides up: get out and do not use it.',
      distracted: 'Something distracts you: take your child out of the water with you.',
    },
    bring: {
      suit: (floats) => (floats === 8 ? 'Float suit with all eight floats' : `Float suit with ${floats} floats`),
      emptySuit: 'Float suit with no floats in it, all the floats in the bag',
      towel: 'Towel or towel poncho',
      ring: 'Dive rings or other toys that sink',
      board: 'Kickboard',
    },
    supervision:
      '**Supervision is always needed.** Neither these lessons nor a float suit makes a child safe in water. Get in yourself and stay within arm’s reach. If your child has a condition that matters when swimming, such as epilepsy, ask a doctor first. These lessons do not lead to a swimming certificate and do not replace lessons with a swimming teacher.',
  },
  de: {
    stop: {
      cold: 'Blaue Lippen, Zittern oder Gänsehaut: raus, Handtuch um, aufwärmen.',
      tense: 'Hochgezogene Schultern, Fäuste oder ein starrer Blick: zurück zur vorigen Übung.',
      tired: 'Die Bewegungen werden fahrig oder der Kopf sinkt: Für heute ist Schluss.',
      refusal: 'Dein Kind sagt Nein oder dreht sich weg: sofort aufhören, nicht überreden.',
      cough:
        'Husten nach einem Schluck Wasser: raus und ausruhen. Atmet dein Kind schwer, wird es schläfrig oder blau, wähl sofort die 112. Hält der Husten an, ruf in der Kinderarztpraxis an.',
      depth: 'Du stehst nicht mehr sicher oder musst dich strecken, um dein Kind zu erreichen: zurück ins Flachere.',
      suit: 'Eine Tasche steht offen: raus und erst richtig schließen. Der Anzug rutscht hoch: raus, und verwende ihn nicht.',
      distracted: 'Du wirst abgelenkt: Dein Kind geht mit dir zusammen aus dem Wasser.',
    },
    bring: {
      suit: (floats) =>
        floats === 8
          ? 'Schwimmlernanzug mit allen acht Schwimmkörpern'
          : `Schwimmlernanzug mit ${floats} Schwimmkörpern`,
      emptySuit: 'Schwimmlernanzug ohne Schwimmkörper, alle acht in der Badetasche dabei',
      towel: 'Handtuch oder Badeponcho',
      ring: 'Tauchringe oder andere Dinge, die sinken',
      board: 'Schwimmbrett',
    },
    supervision:
      '**Aufsicht ist immer nötig.** Weder diese Lektionen noch ein Schwimmlernanzug machen ein Kind wassersicher. Geh selbst mit hinein und bleib in Griffweite. Hat dein Kind eine Erkrankung, die beim Schwimmen eine Rolle spielt, etwa Epilepsie, sprich vorher mit einer Ärztin oder einem Arzt. Die Lektionen sind kein Schwimmabzeichen und ersetzen keinen Schwimmkurs.',
  },
  es: {
    stop: {
      cold: 'Labios morados, tiritona o piel de gallina: fuera del agua, a secarse y a entrar en calor.',
      tense: 'Hombros rígidos, puños cerrados o mirada fija: volved al paso anterior.',
      tired: 'Los movimientos se descontrolan o la cabeza se hunde: por hoy, basta.',
      refusal: 'Dice que no o se aparta: parad enseguida, sin insistir.',
      cough:
        'Tose tras tragar agua: fuera del agua y a descansar. Si le cuesta respirar, está adormilado o se pone morado, llama enseguida al 112. Si la tos no se va, consulta con el pediatra.',
      depth: 'Ya no pisas firme o tienes que estirarte para alcanzarlo: vuelve con él a donde cubra menos.',
      suit: 'Hay un bolsillo abierto: fuera del agua y, antes de nada, a cerrarlo bien. El bañador se sube: fuera del agua, y no lo uses.',
      distracted: 'Algo te distrae: tu hijo sale del agua contigo.',
    },
    bring: {
      suit: (floats) =>
        floats === 8 ? 'Bañador flotador con los ocho flotadores' : `Bañador flotador con ${floats} flotadores`,
      emptySuit: 'Bañador flotador vacío, con los ocho flotadores en la bolsa',
      towel: 'Toalla o poncho',
      ring: 'Aros u otros juguetes que se hundan',
      board: 'Tabla de natación',
    },
    supervision:
      '**La vigilancia es siempre necesaria.** Ni estas clases ni un bañador flotador garantizan la seguridad de un niño en el agua. Métete tú también y quédate a un brazo de distancia. Si tu hijo tiene alguna enfermedad que pueda afectarle al nadar, como la epilepsia, consulta antes con el médico. Estas clases no dan ningún diploma ni sustituyen a un monitor.',
  },
  fr: {
    stop: {
      cold: 'Lèvres bleues, frissons ou chair de poule : on sort, on se sèche, on se réchauffe.',
      tense: 'Épaules raides, poings serrés ou regard fixe : revenez une étape en arrière.',
      tired: 'Les gestes se dérèglent ou la tête s’enfonce : c’est fini pour aujourd’hui.',
      refusal: 'Votre enfant dit non ou se détourne : arrêtez aussitôt, sans insister.',
      cough:
        'Il tousse après avoir bu la tasse : on sort et on se repose. S’il respire mal, somnole ou bleuit, appelez tout de suite le 15 ou le 112. Si la toux dure, appelez un médecin.',
      depth:
        'Vous n’êtes plus bien stable ou devez vous étirer pour atteindre votre enfant : revenez là où c’est moins profond.',
      suit: 'Une poche est ouverte : sortez et refermez-la d’abord. Le maillot remonte : sortez et ne l’utilisez plus.',
      distracted: 'Quelque chose vous distrait : votre enfant sort de l’eau avec vous.',
    },
    bring: {
      suit: (floats) =>
        floats === 8 ? 'Maillot flotteur avec ses huit flotteurs' : `Maillot flotteur avec ${floats} flotteurs`,
      emptySuit: 'Maillot flotteur vide, tous les flotteurs dans le sac',
      towel: 'Serviette ou poncho de bain',
      ring: 'Des anneaux ou d’autres jouets qui coulent',
      board: 'Planche de natation',
    },
    supervision:
      '**La surveillance reste toujours indispensable.** Ni ces leçons ni un maillot flotteur ne mettent un enfant en sécurité dans l’eau. Entrez dans l’eau avec lui et restez à portée de bras. Si votre enfant présente une affection à prendre en compte pour la baignade, comme l’épilepsie, demandez d’abord l’avis d’un médecin. Ces leçons ne délivrent aucune attestation et ne remplacent pas un maître-nageur.',
  },
  sv: {
    stop: {
      cold: 'Blå läppar, huttrande eller gåshud: upp ur vattnet, handduk om och värm barnet.',
      tense: 'Spända axlar, knutna händer eller stel blick: gå tillbaka till steget före.',
      tired: 'Rörelserna blir slarviga eller huvudet sjunker: det räcker för i dag.',
      refusal: 'Barnet säger nej eller vänder sig bort: sluta direkt, utan att övertala.',
      cough:
        'Hosta efter en kallsup: gå upp och vila. Har barnet svårt att andas, eller blir det slött eller blått? Ring 112 genast. Ger hostan inte med sig ringer du 1177.',
      depth: 'Du står inte längre stadigt eller måste sträcka dig för att nå barnet: tillbaka till grundare vatten.',
      suit: 'En ficka är öppen: gå upp och stäng den först. Dräkten åker upp: gå upp ur vattnet och använd den inte.',
      distracted: 'Något stör dig: barnet följer med dig upp ur vattnet.',
    },
    bring: {
      suit: (floats) => (floats === 8 ? 'Flytdräkt med alla åtta flytkuddarna' : `Flytdräkt med ${floats} flytkuddar`),
      emptySuit: 'Flytdräkt utan flytkuddar, med alla flytkuddar i väskan',
      towel: 'Handduk eller badponcho',
      ring: 'Dykringar eller andra leksaker som sjunker',
      board: 'Simplatta',
    },
    supervision:
      '**Uppsikt behövs alltid.** Varken lektionerna eller en flytdräkt gör ett barn vattensäkert. Följ själv med i vattnet och håll dig inom en armlängds avstånd. Har barnet en sjukdom som har betydelse vid bad, till exempel epilepsi, ska ni prata med läkare först. Lektionerna ger inget simmärke och ersätter inte en simlärare.',
  },
};

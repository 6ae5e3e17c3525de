import type { L } from '../types';

/** Manual and declaration of conformity of the float suits; warnings and sizes come from the products themselves. */
export interface ManualText {
  title: string;
  subtitle: string;
  warning: string;
  purposeTitle: string;
  purpose: string;
  sizeTitle: string;
  sizeText: string;
  sizeHead: [size: string, weight: string, height: string];
  wearTitle: string;
  wear: string[];
  floatsTitle: string;
  floats: string[];
  careTitle: string;
  care: string[];
  makerTitle: string;
  maker: string;
  model: string;
  standard: string;
  /** Before the letter of the performance class. */
  performanceClass: string;
  notifiedBody: string;
  certificates: string;
  declarationTitle: string;
  declaration: string;
  declarationText: string[];
  signed: string;
  role: string;
  demo: string;
  fileNames: { manual: string; declaration: string };
}

export const manuals: L<ManualText> = {
  nl: {
    title: 'Gebruiksaanwijzing drijfpak',
    subtitle: 'Zwotter Classic, Mini en Pro. Lees dit vóór het eerste gebruik en bewaar het.',
    warning: 'Waarschuwing',
    purposeTitle: 'Waarvoor het pak is',
    purpose:
      'Het drijfpak geeft je kind drijfvermogen terwijl het leert zwemmen. Het is een drijfhulpmiddel van klasse B: bedoeld om op het lichaam te dragen bij het oefenen van de zwemslagen, in kalm en overzichtelijk water, met een volwassene in het water, binnen armlengte.',
    sizeTitle: 'De juiste maat',
    sizeText:
      'Het gewicht van je kind bepaalt de maat. Een te groot pak kruipt omhoog, een te klein pak geeft niet genoeg drijfvermogen.',
    sizeHead: ['Maat', 'Gewicht (kg)', 'Lengte (cm)'],
    wearTitle: 'Aantrekken',
    wear: [
      'Kijk of stof, naden, sluiting en drijvers heel zijn.',
      'Trek het pak aan op de blote huid of over een dun zwembroekje en sluit het helemaal.',
      'Trek het pak rustig bij de schouders omhoog, terwijl je kind op de grond blijft staan. Schuift het meer dan een paar centimeter of voorbij de kin, gebruik het dan niet. Een kleinere maat mag alleen als het gewicht van je kind daarbij past.',
      'Ga eerst samen in ondiep water staan en laat je kind wennen.',
    ],
    floatsTitle: 'Drijvers eruithalen',
    floats: [
      'Begin met alle acht drijvers.',
      'Drijft je kind drie zwembeurten achter elkaar ontspannen, haal dan één drijver uit de borst en één uit de rug.',
      'Test elke verandering in water waarin je kind kan staan.',
      'Zorg dat er altijd evenveel drijvers in de borst zitten als in de rug.',
    ],
    careTitle: 'Onderhoud en levensduur',
    care: [
      'Spoel het pak na het zwemmen uit met schoon water. Drijvers eruit, handwas op 30 °C, drogen in de schaduw.',
      'Niet in de droger, niet bleken, niet strijken, niet op de verwarming.',
      'Vervang het pak als stof, sluiting of drijvers beschadigd of hard zijn, en uiterlijk na vijf jaar.',
    ],
    makerTitle: 'Fabrikant en keuring',
    maker: 'Fabrikant',
    model: 'Model',
    standard: 'Norm',
    performanceClass: 'klasse',
    notifiedBody: 'Aangemelde instantie',
    certificates: 'EU-typeonderzoek',
    declarationTitle: 'EU-conformiteitsverklaring',
    declaration: 'Zwotter Classic, Mini en Pro',
    declarationText: [
      'Deze verklaring wordt verstrekt onder de uitsluitende verantwoordelijkheid van de hieronder genoemde fabrikant.',
      'Het hierboven beschreven product voldoet aan Verordening (EU) 2016/425 betreffende persoonlijke beschermingsmiddelen en aan de geharmoniseerde norm die hieronder staat.',
      'De genoemde aangemelde instantie heeft het EU-typeonderzoek (module B) verricht en de certificaten afgegeven.',
    ],
    signed: 'Ondertekend voor en namens',
    role: 'directeur',
    demo: 'Voorbeeld van een demonstratiewinkel: bedrijf, instantie en certificaatnummers zijn verzonnen.',
    fileNames: { manual: 'gebruiksaanwijzing-drijfpak', declaration: 'conformiteitsverklaring-drijfpak' },
  },
  en: {
    title: 'Float suit manual',
    subtitle: 'Zwotter Classic, Mini and Pro. Read this before first use and keep it.',
    warning: 'Warning',
    purposeTitle: 'What the suit is for',
    purpose:
      'The float suit gives your child buoyancy while learning to swim. It is a class B buoyant aid: worn on the body while practising strokes, in calm, clear water, with an adult in the water within arm’s reach.',
    sizeTitle: 'The right size',
    sizeText:
      'Your child’s weight decides the size. A suit that is too large rides up; one that is too small does not give enough buoyancy.',
    sizeHead: ['Size', 'Weight (kg)', 'Height (cm)'],
    wearTitle: 'Putting it on',
    wear: [
      'Check that fabric, seams, fastening and floats are undamaged.',
      'Put the suit on over bare skin or thin swimwear and fasten it completely.',
      'Pull the suit up gently by the shoulders while your child stays standing on the ground. If it slides more than a few centimetres, or past the chin, do not use it. Choose a smaller size only if your child’s weight is within its range.',
      'Stand in shallow water together first and let your child get used to it.',
    ],
    floatsTitle: 'Taking floats out',
    floats: [
      'Start with all eight floats.',
      'Once your child has been relaxed in the water on three visits in a row, take one float from the chest and one from the back.',
      'Test every change in water where your child can stand.',
      'Always keep as many floats in the chest as in the back.',
    ],
    careTitle: 'Care and service life',
    care: [
      'Rinse in fresh water after swimming. Take the floats out, hand wash at 30 °C, dry in the shade.',
      'Do not tumble dry, bleach, iron or dry on a radiator.',
      'Replace the suit when fabric, fastening or floats are damaged or have gone hard, and after five years at the latest.',
    ],
    makerTitle: 'Manufacturer and testing',
    maker: 'Manufacturer',
    model: 'Model',
    standard: 'Standard',
    performanceClass: 'class',
    notifiedBody: 'Notified body',
    certificates: 'EU type-examination',
    declarationTitle: 'EU declaration of conformity',
    declaration: 'Zwotter Classic, Mini and Pro',
    declarationText: [
      'This declaration is issued under the sole responsibility of the manufacturer named below.',
      'The product described above meets Regulation (EU) 2016/425 on personal protective equipment and the harmonised standard below.',
      'The notified body named below has carried out the EU type-examination (module B) and issued the certificates.',
    ],
    signed: 'Signed for and on behalf of',
    role: 'Managing director',
    demo: 'Sample from a demonstration shop: company, body and certificate numbers are made up.',
    fileNames: { manual: 'float-suit-manual', declaration: 'float-suit-declaration-of-conformity' },
  },
  de: {
    title: 'Gebrauchsanleitung Schwimmlernanzug',
    subtitle: 'Zwotter Classic, Mini und Pro. Vor dem ersten Gebrauch lesen und aufbewahren.',
    warning: 'Warnung',
    purposeTitle: 'Wofür der Anzug da ist',
    purpose:
      'Der Anzug gibt deinem Kind Auftrieb, während es schwimmen lernt. Er ist eine Auftriebshilfe der Klasse B: am Körper getragen, zum Üben der Schwimmbewegungen, in ruhigem, gut einsehbarem Wasser und mit einem Erwachsenen im Wasser, in Griffweite.',
    sizeTitle: 'Die richtige Größe',
    sizeText:
      'Das Gewicht deines Kindes bestimmt die Größe. Ein zu großer Anzug rutscht hoch, ein zu kleiner trägt nicht genug.',
    sizeHead: ['Größe', 'Gewicht (kg)', 'Körpergröße (cm)'],
    wearTitle: 'Anziehen',
    wear: [
      'Prüfe, ob Stoff, Nähte, Reißverschluss und Schwimmkörper unbeschädigt sind.',
      'Zieh deinem Kind den Anzug an, direkt auf der Haut oder über einer dünnen Badehose, und schließ ihn ganz.',
      'Zieh den Anzug vorsichtig an den Schultern hoch, während dein Kind auf dem Boden stehen bleibt. Rutscht er mehr als ein paar Zentimeter oder über das Kinn, benutze ihn nicht. Nimm nur dann eine kleinere Größe, wenn das Gewicht deines Kindes in ihrem Bereich liegt.',
      'Stell dich zuerst mit deinem Kind ins flache Wasser, damit es sich an den Anzug gewöhnt.',
    ],
    floatsTitle: 'Schwimmkörper herausnehmen',
    floats: [
      'Beginne mit allen acht Schwimmkörpern.',
      'Liegt dein Kind bei drei Schwimmbadbesuchen hintereinander entspannt im Wasser, nimm je einen aus Brust- und Rückenteil heraus.',
      'Probier jede Veränderung dort aus, wo dein Kind stehen kann.',
      'Achte darauf, dass in Brust- und Rückenteil immer gleich viele stecken.',
    ],
    careTitle: 'Pflege und Lebensdauer',
    care: [
      'Nach dem Schwimmen mit klarem Wasser ausspülen. Schwimmkörper herausnehmen, Handwäsche bei 30 °C, im Schatten trocknen.',
      'Nicht in den Trockner, nicht bleichen, nicht bügeln, nicht auf die Heizung.',
      'Ersetze den Anzug spätestens nach fünf Jahren, und früher, wenn Stoff, Reißverschluss oder Schwimmkörper beschädigt oder Schwimmkörper hart geworden sind.',
    ],
    makerTitle: 'Hersteller und Prüfung',
    maker: 'Hersteller',
    model: 'Modell',
    standard: 'Norm',
    performanceClass: 'Klasse',
    notifiedBody: 'Notifizierte Stelle',
    certificates: 'EU-Baumusterprüfung',
    declarationTitle: 'EU-Konformitätserklärung',
    declaration: 'Zwotter Classic, Mini und Pro',
    declarationText: [
      'Die alleinige Verantwortung für die Ausstellung dieser Erklärung trägt der unten genannte Hersteller.',
      'Das oben beschriebene Produkt erfüllt die Verordnung (EU) 2016/425 über persönliche Schutzausrüstungen und die unten genannte harmonisierte Norm.',
      'Die genannte notifizierte Stelle hat die EU-Baumusterprüfung (Modul B) durchgeführt und die Bescheinigungen ausgestellt.',
    ],
    signed: 'Unterzeichnet für und im Namen von',
    role: 'Geschäftsführerin',
    demo: 'Muster eines Demoshops: Firma, Stelle und Bescheinigungsnummern sind erfunden.',
    fileNames: {
      manual: 'gebrauchsanleitung-schwimmlernanzug',
      declaration: 'konformitaetserklaerung-schwimmlernanzug',
    },
  },
  es: {
    title: 'Instrucciones del bañador flotador',
    subtitle: 'Zwotter Classic, Mini y Pro. Léelas antes del primer uso y guárdalas.',
    warning: 'Advertencia',
    purposeTitle: 'Para qué sirve',
    purpose:
      'El bañador ayuda al niño a flotar mientras aprende a nadar. Es una ayuda a la flotación de clase B: se lleva puesta para practicar los movimientos, en aguas tranquilas y con buena visibilidad, con un adulto dentro del agua, a un brazo de distancia.',
    sizeTitle: 'La talla correcta',
    sizeText:
      'La talla depende del peso del niño. Con una talla grande, el bañador se sube; con una pequeña, no sostiene lo suficiente.',
    sizeHead: ['Talla', 'Peso (kg)', 'Estatura (cm)'],
    wearTitle: 'Cómo ponerlo',
    wear: [
      'Comprueba que el tejido, las costuras, el cierre y los flotadores están en buen estado.',
      'Ponlo sobre la piel o sobre un bañador fino y ciérralo del todo.',
      'Tira del bañador hacia arriba con suavidad por los hombros, con el niño de pie en el suelo. Si sube más de unos centímetros o pasa de la barbilla, no lo uses. Elige una talla menor solo si el peso del niño está en su rango.',
      'Empezad juntos en agua poco profunda para que se acostumbre.',
    ],
    floatsTitle: 'Cómo quitar flotadores',
    floats: [
      'Empezad con los ocho flotadores.',
      'Después de tres baños seguidos sin tensión, quita uno del pecho y otro de la espalda.',
      'Prueba cada cambio donde el niño haga pie.',
      'Deja siempre tantos flotadores en el pecho como en la espalda.',
    ],
    careTitle: 'Cuidados y vida útil',
    care: [
      'Aclara con agua dulce después de cada baño. Saca los flotadores, lava a mano a 30 °C y seca a la sombra.',
      'Ni secadora, ni lejía, ni plancha, ni radiador.',
      'Cámbialo cuando el tejido, el cierre o los flotadores estén dañados o endurecidos y, como máximo, a los cinco años.',
    ],
    makerTitle: 'Fabricante y ensayos',
    maker: 'Fabricante',
    model: 'Modelo',
    standard: 'Norma',
    performanceClass: 'clase',
    notifiedBody: 'Organismo notificado',
    certificates: 'Examen UE de tipo',
    declarationTitle: 'Declaración UE de conformidad',
    declaration: 'Zwotter Classic, Mini y Pro',
    declarationText: [
      'Esta declaración se expide bajo la exclusiva responsabilidad del fabricante indicado abajo.',
      'El producto descrito cumple el Reglamento (UE) 2016/425 relativo a los equipos de protección individual y la norma armonizada indicada abajo.',
      'El organismo notificado indicado ha realizado el examen UE de tipo (módulo B) y ha expedido los certificados.',
    ],
    signed: 'Firmado en nombre de',
    role: 'administradora',
    demo: 'Ejemplo de una tienda de demostración: la empresa, el organismo y los números son inventados.',
    fileNames: { manual: 'instrucciones-banador-flotador', declaration: 'declaracion-conformidad-banador-flotador' },
  },
  fr: {
    title: 'Notice du maillot flotteur',
    subtitle: 'Zwotter Classic, Mini et Pro. À lire avant la première utilisation et à conserver.',
    warning: 'Avertissement',
    purposeTitle: 'À quoi il sert',
    purpose:
      'Le maillot aide l’enfant à flotter pendant qu’il apprend à nager. C’est une aide à la flottabilité de classe B : portée sur le corps pour travailler les mouvements, dans une eau calme et bien dégagée, avec un adulte dans l’eau, à portée de bras.',
    sizeTitle: 'La bonne taille',
    sizeText:
      'C’est le poids de l’enfant qui détermine la taille. Trop grand, le maillot remonte ; trop petit, il ne porte pas assez.',
    sizeHead: ['Taille', 'Poids (kg)', 'Stature (cm)'],
    wearTitle: 'L’enfiler',
    wear: [
      'Vérifiez que le tissu, les coutures, la fermeture et les flotteurs sont en bon état.',
      'Enfilez-le à même la peau ou sur un maillot fin et fermez-le entièrement.',
      'Tirez doucement le maillot vers le haut par les épaules, l’enfant restant debout au sol. S’il remonte de plus de quelques centimètres ou dépasse le menton, ne l’utilisez pas. Prenez une taille en dessous uniquement si le poids de l’enfant y correspond.',
      'Commencez ensemble en eau peu profonde, le temps que l’enfant s’habitue.',
    ],
    floatsTitle: 'Retirer des flotteurs',
    floats: [
      'Commencez avec les huit flotteurs.',
      'Après trois baignades de suite sans tension, retirez-en un sur la poitrine et un dans le dos.',
      'Essayez chaque changement là où l’enfant a pied.',
      'Gardez toujours autant de flotteurs sur la poitrine que dans le dos.',
    ],
    careTitle: 'Entretien et durée de vie',
    care: [
      'Rincez à l’eau claire après chaque baignade. Retirez les flotteurs, lavez à la main à 30 °C, séchez à l’ombre.',
      'Ni sèche-linge, ni javel, ni fer, ni radiateur.',
      'Remplacez le maillot dès que le tissu, la fermeture ou les flotteurs sont abîmés ou durcis, et au plus tard après cinq ans.',
    ],
    makerTitle: 'Fabricant et contrôle',
    maker: 'Fabricant',
    model: 'Modèle',
    standard: 'Norme',
    performanceClass: 'classe',
    notifiedBody: 'Organisme notifié',
    certificates: 'Examen UE de type',
    declarationTitle: 'Déclaration UE de conformité',
    declaration: 'Zwotter Classic, Mini et Pro',
    declarationText: [
      'La présente déclaration est établie sous la seule responsabilité du fabricant nommé ci-dessous.',
      'Le produit décrit est conforme au règlement (UE) 2016/425 relatif aux équipements de protection individuelle et à la norme harmonisée ci-dessous.',
      'L’organisme notifié ci-dessous a effectué l’examen UE de type (module B) et délivré les attestations.',
    ],
    signed: 'Signé par et au nom de',
    role: 'directrice',
    demo: 'Exemple d’une boutique de démonstration : l’entreprise, l’organisme et les numéros sont fictifs.',
    fileNames: { manual: 'notice-maillot-flotteur', declaration: 'declaration-conformite-maillot-flotteur' },
  },
  sv: {
    title: 'Bruksanvisning flytdräkt',
    subtitle: 'Zwotter Classic, Mini och Pro. Läs före första användningen och spara.',
    warning: 'Varning',
    purposeTitle: 'Vad dräkten är till för',
    purpose:
      'Flytdräkten ger barnet flytkraft medan det lär sig simma. Den är ett flythjälpmedel i klass B som bärs på kroppen när simtagen övas, i lugnt vatten med god sikt och med en vuxen i vattnet, inom en armlängds avstånd.',
    sizeTitle: 'Rätt storlek',
    sizeText: 'Barnets vikt avgör storleken. En för stor dräkt åker upp, en för liten bär inte tillräckligt.',
    sizeHead: ['Storlek', 'Vikt (kg)', 'Längd (cm)'],
    wearTitle: 'Ta på dräkten',
    wear: [
      'Kontrollera att tyg, sömmar, dragkedja och flytkuddar är hela.',
      'Ta på dräkten direkt på huden eller över tunna badbyxor och stäng den helt.',
      'Dra dräkten försiktigt uppåt i axlarna medan barnet står kvar på golvet. Åker den upp mer än några centimeter, eller förbi hakan, ska den inte användas. Välj en mindre storlek bara om barnets vikt stämmer med den.',
      'Stå först tillsammans på grunt vatten så att barnet vänjer sig vid dräkten.',
    ],
    floatsTitle: 'Ta ut flytkuddar',
    floats: [
      'Börja med alla åtta flytkuddarna.',
      'När barnet har legat avslappnat i vattnet vid tre bad i rad tar du ut en flytkudde fram och en bak.',
      'Prova varje ändring där barnet bottnar.',
      'Se till att det alltid sitter lika många flytkuddar fram som bak.',
    ],
    careTitle: 'Skötsel och livslängd',
    care: [
      'Skölj i rent vatten efter badet. Ta ut flytkuddarna, handtvätta i 30 °C, torka i skugga.',
      'Tål inte torktumling, blekmedel, strykning eller element.',
      'Byt ut dräkten när tyg, dragkedja eller flytkuddar är skadade eller har hårdnat, och senast efter fem år.',
    ],
    makerTitle: 'Tillverkare och provning',
    maker: 'Tillverkare',
    model: 'Modell',
    standard: 'Standard',
    performanceClass: 'klass',
    notifiedBody: 'Anmält organ',
    certificates: 'EU-typkontroll',
    declarationTitle: 'EU-försäkran om överensstämmelse',
    declaration: 'Zwotter Classic, Mini och Pro',
    declarationText: [
      'Denna försäkran utfärdas på eget ansvar av tillverkaren nedan.',
      'Produkten ovan uppfyller förordning (EU) 2016/425 om personlig skyddsutrustning och den harmoniserade standarden nedan.',
      'Det anmälda organet nedan har utfört EU-typkontrollen (modul B) och utfärdat intygen.',
    ],
    signed: 'Undertecknat för',
    role: 'verkställande direktör',
    demo: 'Exempel från en demobutik: företag, organ och nummer är påhittade.',
    fileNames: { manual: 'bruksanvisning-flytdrakt', declaration: 'forsakran-om-overensstammelse-flytdrakt' },
  },
};

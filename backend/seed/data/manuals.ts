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
    purposeTitle: 'Waarvoor het pak bedoeld is',
    purpose:
      'Het drijfpak geeft je kind drijfvermogen terwijl het leert zwemmen. Het is een drijfhulpmiddel van klasse B: bedoeld om op het lichaam te dragen bij het oefenen van de zwemslagen, in een zwembad of in kalm, ondiep, helder en bewaakt water, met een volwassene in het water, binnen armlengte. De Classic is voor water vanaf ongeveer 28 °C, de Mini vanaf ongeveer 30 °C, de Pro van 20 tot ongeveer 28 °C; onder 20 °C geen enkel pak. Rilt je kind? Haal het uit het water.',
    sizeTitle: 'De juiste maat',
    sizeText:
      'Het gewicht bepaalt de maat. Een te groot pak kruipt omhoog, een te klein geeft niet genoeg drijfvermogen. Rond af op hele kilo’s. Passen er twee maten, dan beslist de lengte, en anders neem je de kleinste. Wie onder 11 kg of boven 42 kg weegt, al is het een paar gram, mag geen van de pakken gebruiken. Weeg regelmatig opnieuw.',
    sizeHead: ['Maat', 'Gewicht (kg)', 'Lengte (cm)'],
    wearTitle: 'Aantrekken',
    wear: [
      'Kijk vóór elk gebruik of het juiste aantal drijvers in het pak zit, evenveel in de borst als in de rug, of alle vakjes dicht zijn en of stof, naden, sluiting en drijvers heel zijn.',
      'Doe je kind het pak aan op de blote huid of over een dun zwembroekje, en sluit het helemaal.',
      'Trek het rustig bij de schouders omhoog, terwijl je kind op de grond staat. Schuift het meer dan een paar centimeter of voorbij de kin, of knelt het bij hals of oksels, gebruik het dan niet. Een andere maat mag alleen als die bij het gewicht past.',
      'Ga eerst samen in ondiep water staan en laat je kind wennen.',
    ],
    floatsTitle: 'Drijvers eruithalen',
    floats: [
      'Begin met alle acht drijvers.',
      'Haal er pas twee uit, één uit de borst en één uit de rug, als je kind drie zwembeurten achter elkaar ontspannen en zonder hulp drijft. Volg je de lessen vanaf het eerste niveau, wacht dan ook tot een les het zegt.',
      'Test elke verandering eerst waar je kind kan staan, en blijf binnen armlengte.',
      'Zorg dat er altijd evenveel drijvers in de borst zitten als in de rug.',
      'Lukt iets niet meer, of hebben jullie meer dan vier weken niet gezwommen? Doe dan één drijver terug in de borst en één in de rug.',
      'Een pak zonder drijvers geeft geen drijfvermogen.',
    ],
    careTitle: 'Onderhoud en levensduur',
    care: [
      'Spoel het pak na het zwemmen uit. Haal de drijvers eruit, was het met de hand op 30 °C en droog het in de schaduw. Doe daarna de drijvers terug en sluit de vakjes.',
      'Niet in de droger, niet bleken, niet strijken, niet op de verwarming.',
      'Vervang het pak als stof, naden of sluiting beschadigd zijn of een vakje niet meer dichtgaat, en uiterlijk na vijf jaar. Is een drijver hard, gescheurd of ingedrukt? Gebruik het pak dan pas weer als er een nieuwe drijver van ons in zit.',
    ],
    makerTitle: 'Fabrikant en keuring',
    maker: 'Fabrikant',
    model: 'Model',
    standard: 'Norm',
    performanceClass: 'klasse',
    notifiedBody: 'Aangemelde instantie',
    certificates: 'Certificaten van EU-typeonderzoek',
    declarationTitle: 'EU-conformiteitsverklaring',
    declaration: 'Zwotter Classic, Mini en Pro, en losse drijvers ervoor',
    declarationText: [
      'Deze verklaring wordt verstrekt onder de uitsluitende verantwoordelijkheid van de hieronder genoemde fabrikant.',
      'Het hierboven beschreven voorwerp van de verklaring is in overeenstemming met Verordening (EU) 2016/425 betreffende persoonlijke beschermingsmiddelen en met de geharmoniseerde norm die hieronder staat.',
      'De genoemde aangemelde instantie heeft het EU-typeonderzoek (module B) verricht en de certificaten van EU-typeonderzoek afgegeven.',
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
      'The float suit gives your child buoyancy while they learn to swim. It is a class B buoyant aid: worn on the body while practising strokes, in a swimming pool or in calm, shallow, clear and lifeguarded water, with an adult in the water within arm’s reach. Water temperature: Classic from about 28 °C, Mini from about 30 °C, Pro about 20 to 28 °C, none below 20 °C. If your child shivers, get out.',
    sizeTitle: 'The right size',
    sizeText:
      'Your child’s weight decides the size. A suit that is too large rides up; one that is too small does not give enough buoyancy. Round to whole kilograms, except at the limits: a child under 11 kg or over 42 kg, even by a few grams, must not use any of the suits. If two sizes then fit, go by height, or else take the smaller. Weigh regularly.',
    sizeHead: ['Size', 'Weight (kg)', 'Height (cm)'],
    wearTitle: 'Putting it on',
    wear: [
      'Before every use, check that the right number of floats is in the suit, as many in the chest as in the back, that every pocket is closed, and that fabric, seams, fastening and floats are undamaged.',
      'Put the suit on next to the skin or over thin swimwear and fasten it fully.',
      'Pull the suit up gently by the shoulders while your child stands with both feet on the floor. If it slides more than a few centimetres or past the chin, or pinches at the neck or armpits, do not use it. Choose another size only if it fits the weight.',
      'Let your child get used to the suit in shallow water, with you.',
    ],
    floatsTitle: 'Taking floats out',
    floats: [
      'Start with all eight floats.',
      'Take one float from the chest and one from the back only after your child has been relaxed and unaided in the water on three visits in a row. If you follow our lessons from the first level, wait until a lesson says so as well.',
      'Try every change first where your child can stand, and stay within arm’s reach.',
      'Always keep as many floats in the chest as in the back.',
      'If something no longer goes well, or after more than four weeks without swimming, put one float back in the chest and one in the back.',
      'A suit without floats gives no buoyancy at all.',
    ],
    careTitle: 'Care and service life',
    care: [
      'Rinse in fresh water after swimming. Take the floats out, hand wash at 30 °C and dry in the shade. Once it is dry, put the floats back and close the pockets.',
      'Do not tumble dry, bleach, iron or dry on a radiator.',
      'Replace the suit when fabric, seams or fastening are damaged or a pocket no longer closes, and after five years at most. If a float is hard, torn or crushed, ask us for a new one; do not use the suit until it is in.',
    ],
    makerTitle: 'Manufacturer and testing',
    maker: 'Manufacturer',
    model: 'Model',
    standard: 'Standard',
    performanceClass: 'class',
    notifiedBody: 'Notified body',
    certificates: 'EU type-examination',
    declarationTitle: 'EU declaration of conformity',
    declaration: 'Zwotter Classic, Mini and Pro, and separate floats for them',
    declarationText: [
      'This declaration of conformity is issued under the sole responsibility of the manufacturer named below.',
      'The object of the declaration described above is in conformity with Regulation (EU) 2016/425 on personal protective equipment and with the harmonised standard below.',
      'The notified body named below performed the EU type-examination (Module B) and issued the EU type-examination certificates.',
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
      'Der Anzug gibt deinem Kind Auftrieb, während es schwimmen lernt. Er ist eine Auftriebshilfe der Klasse B: am Körper getragen, zum Üben der Schwimmbewegungen, im Schwimmbad oder in ruhigem, flachem, klarem und bewachtem Wasser und mit einem Erwachsenen im Wasser, in Griffweite. Der Classic ist für Wasser ab etwa 28 °C gemacht, der Mini ab etwa 30 °C, der Pro für etwa 20 bis 28 °C, keiner für Wasser unter 20 °C. Zittert dein Kind, geht ihr sofort hinaus.',
    sizeTitle: 'Die richtige Größe',
    sizeText:
      'Das Gewicht bestimmt die Größe. Ein zu großer Anzug rutscht hoch, ein zu kleiner trägt nicht genug. Runde auf ganze Kilogramm; passen dann zwei Größen, entscheidet die Körpergröße, sonst nimm die kleinere. Nur an den Grenzen rundest du nicht: Unter 11 kg und über 42 kg, und sei es nur um ein paar Gramm, darf dein Kind keinen der Anzüge benutzen. Wiege es regelmäßig nach.',
    sizeHead: ['Größe', 'Gewicht (kg)', 'Körpergröße (cm)'],
    wearTitle: 'Anziehen',
    wear: [
      'Prüfe vor jedem Gebrauch, ob die richtige Zahl Schwimmkörper im Anzug steckt, gleich viele in Brust- und Rückenteil, ob alle Taschen zu sind und ob Stoff, Nähte, Reißverschluss und Schwimmkörper unbeschädigt sind.',
      'Zieh deinem Kind den Anzug auf der Haut oder über dünner Badekleidung an und schließ ihn ganz.',
      'Zieh den Anzug vorsichtig an den Schultern hoch, während dein Kind auf dem Boden stehen bleibt. Rutscht er mehr als ein paar Zentimeter oder übers Kinn oder drückt er am Hals oder unter den Achseln, benutze ihn nicht. Eine andere Größe kommt nur infrage, wenn das Gewicht dazu passt.',
      'Stell dich zuerst mit deinem Kind ins flache Wasser, damit es sich an den Anzug gewöhnt.',
    ],
    floatsTitle: 'Schwimmkörper herausnehmen',
    floats: [
      'Beginne mit allen acht Schwimmkörpern.',
      'Nimm erst dann je einen aus Brust- und Rückenteil heraus, wenn dein Kind bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe im Wasser liegt. Übt ihr von der ersten Stufe an mit unseren Lektionen, warte außerdem, bis eine Lektion es vorsieht.',
      'Probier jede Veränderung zuerst dort aus, wo dein Kind stehen kann, und bleib in Griffweite.',
      'Achte darauf, dass in Brust- und Rückenteil immer gleich viele stecken.',
      'Klappt etwas nicht mehr oder wart ihr mehr als vier Wochen nicht schwimmen, steck je einen in Brust- und Rückenteil zurück.',
      'Ein Anzug ohne Schwimmkörper gibt gar keinen Auftrieb.',
    ],
    careTitle: 'Pflege und Lebensdauer',
    care: [
      'Nach dem Schwimmen mit klarem Wasser ausspülen. Schwimmkörper herausnehmen, Handwäsche bei 30 °C, im Schatten trocknen. Danach Schwimmkörper einsetzen, Taschen schließen.',
      'Nicht in den Trockner, nicht bleichen, nicht bügeln, nicht auf die Heizung.',
      'Ersetze den Anzug spätestens nach fünf Jahren, und früher, wenn Stoff, Nähte oder Reißverschluss beschädigt sind oder eine Tasche nicht mehr schließt. Ist ein Schwimmkörper hart, gerissen oder eingedrückt, benutze den Anzug erst wieder, wenn ein neuer von uns eingesetzt ist.',
    ],
    makerTitle: 'Hersteller und Prüfung',
    maker: 'Hersteller',
    model: 'Modell',
    standard: 'Norm',
    performanceClass: 'Klasse',
    notifiedBody: 'Notifizierte Stelle',
    certificates: 'EU-Baumusterprüfbescheinigung',
    declarationTitle: 'EU-Konformitätserklärung',
    declaration: 'Zwotter Classic, Mini und Pro sowie einzelne Schwimmkörper dafür',
    declarationText: [
      'Die alleinige Verantwortung für die Ausstellung dieser Konformitätserklärung trägt der unten genannte Hersteller.',
      'Der oben beschriebene Gegenstand der Erklärung entspricht der Verordnung (EU) 2016/425 über persönliche Schutzausrüstungen und der unten genannten harmonisierten Norm.',
      'Die genannte notifizierte Stelle hat die EU-Baumusterprüfung (Modul B) durchgeführt und die EU-Baumusterprüfbescheinigungen ausgestellt.',
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
      'El bañador ayuda al niño a flotar mientras aprende a nadar. Es una ayuda a la flotación de clase B: se lleva puesta para practicar los movimientos, en una piscina u otras aguas tranquilas, claras, poco profundas y vigiladas, con un adulto en el agua, a un brazo de distancia. Agua: Classic, desde unos 28 °C; Mini, desde unos 30 °C; Pro, de unos 20 a 28 °C; ninguno por debajo de 20 °C.',
    sizeTitle: 'La talla correcta',
    sizeText:
      'La talla depende del peso del niño. Una grande se sube; una pequeña no sostiene lo suficiente. Redondea el peso a kilos enteros, salvo en los límites: con menos de 11 kg o más de 42 kg, aunque sea por unos gramos, el niño no debe usar ningún modelo. Si valen dos tallas, decide la estatura; si no, la menor. Pésalo con regularidad.',
    sizeHead: ['Talla', 'Peso (kg)', 'Estatura (cm)'],
    wearTitle: 'Cómo ponérselo',
    wear: [
      'Antes de cada uso, comprueba que están puestos los flotadores que corresponden, que todos los bolsillos están cerrados y que el tejido, las costuras, el cierre y los flotadores están en buen estado.',
      'Pónselo sobre la piel o sobre un traje de baño fino y ciérralo del todo.',
      'Tira del bañador hacia arriba con suavidad por los hombros, con el niño de pie en el suelo. Si sube más de unos centímetros, pasa de la barbilla o aprieta en el cuello o las axilas, no lo uses. Elige otra talla solo si el peso está en su rango.',
      'Empezad juntos en agua poco profunda para que se acostumbre. Si tirita, sácalo del agua.',
    ],
    floatsTitle: 'Cómo quitar flotadores',
    floats: [
      'Empieza con los ocho flotadores.',
      'Quita uno del pecho y otro de la espalda solo tras tres baños seguidos en los que el niño flote sin tensión y sin ayuda. Si seguís nuestras clases desde el primer nivel, espera también a la clase que lo indica.',
      'Prueba cada cambio primero donde el niño haga pie, y quédate a un brazo de distancia.',
      'Deja siempre tantos flotadores en el pecho como en la espalda.',
      'Si deja de salirle algo que ya hacía, o tras más de cuatro semanas sin nadar, vuelve a poner uno en el pecho y otro en la espalda.',
      'Un bañador sin flotadores no da ninguna flotabilidad.',
    ],
    careTitle: 'Cuidados y vida útil',
    care: [
      'Aclara con agua dulce después de cada baño. Saca los flotadores, lava a mano a 30 °C y seca a la sombra. Después, vuelve a poner los flotadores y cierra los bolsillos.',
      'Ni secadora, ni lejía, ni plancha, ni radiador.',
      'Cambia el bañador cuando el tejido, las costuras o el cierre estén dañados o un bolsillo ya no cierre y, como máximo, a los cinco años. Si un flotador está duro, roto o aplastado, pídenos otro y no uses el bañador hasta colocarlo en su bolsillo.',
    ],
    makerTitle: 'Fabricante y ensayos',
    maker: 'Fabricante',
    model: 'Modelo',
    standard: 'Norma',
    performanceClass: 'clase',
    notifiedBody: 'Organismo notificado',
    certificates: 'Examen UE de tipo',
    declarationTitle: 'Declaración UE de conformidad',
    declaration: 'Zwotter Classic, Mini y Pro, y sus flotadores sueltos',
    declarationText: [
      'La presente declaración de conformidad se expide bajo la exclusiva responsabilidad del fabricante indicado abajo.',
      'El objeto de la declaración descrito arriba es conforme con la legislación de armonización pertinente de la Unión: el Reglamento (UE) 2016/425 relativo a los equipos de protección individual. Cumple además la norma armonizada indicada abajo.',
      'El organismo notificado indicado abajo ha efectuado el examen UE de tipo (módulo B) y ha expedido los certificados de examen UE de tipo.',
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
    purposeTitle: 'À quoi sert le maillot',
    purpose:
      'Le maillot aide l’enfant à flotter pendant qu’il apprend à nager. C’est une aide à la flottabilité de classe B : portée sur le corps pour travailler les mouvements, en piscine ou dans une eau calme, peu profonde, claire et surveillée, avec un adulte dans l’eau, à portée de bras.',
    sizeTitle: 'La bonne taille',
    sizeText:
      'Le poids détermine la taille. Trop grand, le maillot remonte ; trop petit, il ne porte pas assez. Arrondissez au kilo, sauf aux limites : à moins de 11 kg ou plus de 42 kg, même de peu, un enfant ne doit porter aucun de nos maillots. Si deux tailles vont, la stature décide ; sinon, la plus petite. Pesez l’enfant régulièrement.',
    sizeHead: ['Taille', 'Poids (kg)', 'Stature (cm)'],
    wearTitle: 'Enfiler le maillot',
    wear: [
      'Avant chaque utilisation, vérifiez que le bon nombre de flotteurs est en place, autant sur la poitrine que dans le dos, que toutes les poches sont fermées et que le tissu, les coutures, la fermeture et les flotteurs sont intacts.',
      'Enfilez-le à même la peau ou sur un maillot fin et fermez-le entièrement.',
      'L’enfant debout au sol, tirez doucement le maillot vers le haut par les épaules. S’il remonte de plus de quelques centimètres, dépasse le menton ou serre au cou ou sous les bras, ne l’utilisez pas. Changez de taille seulement si le poids y correspond.',
      'Commencez ensemble en eau peu profonde. Classic : eau à 28 °C environ ou plus ; Mini : 30 °C environ ou plus ; Pro : de 20 à 28 °C environ. Jamais sous 20 °C. L’enfant frissonne ? Sortez.',
    ],
    floatsTitle: 'Retirer des flotteurs',
    floats: [
      'Commencez avec les huit flotteurs.',
      'N’en retirez un sur la poitrine et un dans le dos qu’après trois baignades de suite où l’enfant a flotté sans tension ni aide. Si vous suivez nos leçons depuis le début, attendez aussi celle qui l’indique.',
      'Essayez chaque changement d’abord là où l’enfant a pied, et restez à portée de bras.',
      'Gardez toujours autant de flotteurs sur la poitrine que dans le dos.',
      'Si l’enfant n’arrive plus à faire ce qu’il savait faire, ou après plus de quatre semaines sans baignade, remettez un flotteur sur la poitrine et un dans le dos.',
      'Un maillot sans flotteur n’apporte aucune flottabilité.',
    ],
    careTitle: 'Entretien et durée de vie',
    care: [
      'Rincez à l’eau claire après chaque baignade. Retirez les flotteurs, lavez à la main à 30 °C, séchez à l’ombre. Remettez ensuite les flotteurs et fermez les poches.',
      'Ni sèche-linge, ni javel, ni fer, ni radiateur.',
      'Remplacez le maillot dès que le tissu, les coutures ou la fermeture sont abîmés ou qu’une poche ne ferme plus, et au plus tard après cinq ans. Si un flotteur est dur, déchiré ou écrasé, n’utilisez plus le maillot avant qu’un flotteur neuf soit en place.',
    ],
    makerTitle: 'Fabricant et contrôle',
    maker: 'Fabricant',
    model: 'Modèle',
    standard: 'Norme',
    performanceClass: 'classe',
    notifiedBody: 'Organisme notifié',
    certificates: 'Attestation d’examen UE de type',
    declarationTitle: 'Déclaration UE de conformité',
    declaration: 'Zwotter Classic, Mini et Pro, et leurs flotteurs vendus séparément',
    declarationText: [
      'La présente déclaration de conformité est établie sous la seule responsabilité du fabricant nommé ci-dessous.',
      'L’objet de la déclaration décrit ci-dessus est conforme au règlement (UE) 2016/425 relatif aux équipements de protection individuelle et à la norme harmonisée ci-dessous.',
      'L’organisme notifié ci-dessous a effectué l’examen UE de type (module B) et établi les attestations d’examen UE de type.',
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
      'Flytdräkten ger barnet flytkraft medan det lär sig simma. Den är ett flythjälpmedel i klass B som bärs på kroppen när man övar simtag: i bassäng eller i lugnt, grunt, klart och bevakat vatten, med en vuxen i vattnet inom en armlängds avstånd. Classic är till för vatten från ungefär 28 °C, Mini från ungefär 30 °C och Pro för ungefär 20–28 °C. Under 20 °C används ingen av dem. Huttrar barnet går ni upp.',
    sizeTitle: 'Rätt storlek',
    sizeText:
      'Barnets vikt avgör storleken. En för stor dräkt åker upp, en för liten bär inte tillräckligt. Avrunda vikten till hela kilo, men inte vid gränserna: under 11 kg eller över 42 kg, om så bara några gram, får ingen av dräkterna användas. Passar två storlekar avgör längden; passar båda ändå tar du den mindre. Väg barnet regelbundet.',
    sizeHead: ['Storlek', 'Vikt (kg)', 'Längd (cm)'],
    wearTitle: 'Ta på dräkten',
    wear: [
      'Kontrollera före varje användning att rätt antal flytkuddar sitter i dräkten, lika många fram som bak, att alla fickor är stängda och att tyg, sömmar, dragkedja och flytkuddar är hela.',
      'Ta på barnet dräkten direkt på huden eller över tunna badkläder och stäng den helt.',
      'Dra dräkten försiktigt uppåt i axlarna medan barnet står kvar på golvet. Åker den upp mer än några centimeter eller förbi hakan, eller klämmer den vid hals eller armhålor, används den inte. Byt bara till en storlek som stämmer med vikten.',
      'Låt barnet vänja sig vid dräkten på grunt vatten, med dig.',
    ],
    floatsTitle: 'Ta ut flytkuddar',
    floats: [
      'Börja med alla åtta flytkuddarna.',
      'Ta ut en flytkudde fram och en bak först när barnet har legat avslappnat och utan hjälp i vattnet vid tre bad i rad. Följer ni våra lektioner från första nivån väntar du dessutom tills en lektion säger till.',
      'Prova varje ändring först där barnet bottnar, med dig inom en armlängds avstånd.',
      'Ha alltid lika många flytkuddar fram som bak.',
      'Sätt tillbaka en flytkudde fram och en bak om barnet inte längre klarar något som gick förut, och efter mer än fyra veckor utan bad.',
      'En dräkt utan flytkuddar ger ingen flytkraft.',
    ],
    careTitle: 'Skötsel och livslängd',
    care: [
      'Skölj i rent vatten efter badet. Ta ut flytkuddarna, handtvätta i 30 °C, torka i skugga. Sätt sedan tillbaka flytkuddarna och stäng fickorna.',
      'Tål inte torktumling, blekmedel, strykning eller element.',
      'Byt ut dräkten när tyg, sömmar eller dragkedja är skadade eller en ficka inte går att stänga, och senast efter fem år. Är en flytkudde hård, sprucken eller hoptryckt? Beställ en ny, och använd inte dräkten förrän den sitter i.',
    ],
    makerTitle: 'Tillverkare och provning',
    maker: 'Tillverkare',
    model: 'Modell',
    standard: 'Standard',
    performanceClass: 'klass',
    notifiedBody: 'Anmält organ',
    certificates: 'EU-typintyg',
    declarationTitle: 'EU-försäkran om överensstämmelse',
    declaration: 'Zwotter Classic, Mini och Pro samt lösa flytkuddar till dem',
    declarationText: [
      'Denna försäkran om överensstämmelse utfärdas på tillverkarens eget ansvar.',
      'Föremålet för försäkran ovan överensstämmer med förordning (EU) 2016/425 om personlig skyddsutrustning och med den harmoniserade standarden nedan.',
      'Det anmälda organet nedan har utfört EU-typkontrollen (modul B) och utfärdat EU-typintygen.',
    ],
    signed: 'Undertecknat för',
    role: 'verkställande direktör',
    demo: 'Exempel från en demobutik: företag, organ och nummer är påhittade.',
    fileNames: { manual: 'bruksanvisning-flytdrakt', declaration: 'forsakran-om-overensstammelse-flytdrakt' },
  },
};

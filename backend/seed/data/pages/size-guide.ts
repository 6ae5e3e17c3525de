import type { SeedBlock, SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

const blocks = (
  title: string,
  text: string,
  body: string,
  cta: string,
  ctaText: string,
  label: string,
  path: string,
  advice: string,
): SeedBlock[] => [
  { kind: 'size-guide', title, text },
  { kind: 'size-adviser', title: advice },
  { kind: 'rich-text', body },
  { kind: 'call-to-action', title: cta, text: ctaText, link: { label, path } },
];

export const sizeGuidePage: SeedPage = {
  key: 'sizeGuide',
  text: {
    nl: {
      title: 'Maattabel',
      slug: pageSlugs.sizeGuide.nl,
      seo: {
        title: 'Maattabel drijfpakken',
        description:
          'Kies de maat van je drijfpak op gewicht: XS tot en met 3XL, van 11 tot en met 42 kg. Met tips om te meten en te passen.',
      },
      blocks: blocks(
        'Welke maat past?',
        'Het gewicht beslist, de lengte is een extra controle. Zo geven de drijvers het juiste drijfvermogen en blijft het pak op zijn plaats.',
        `## Zo meet je

1. Weeg je kind zonder schoenen en dikke kleren, en rond af op hele kilo’s. Weegt je kind minder dan 11 of meer dan 42 kg, rond dan niet af, want dan past geen van onze maten.
2. Zoek het gewicht op in de tabel. Dat is de maat.
3. Kijk ook naar de lengte. Wijkt die af van de tabel, dan beslist toch het gewicht. Controleer dan extra goed of het pak past, en bel of mail ons als je twijfelt.

## Zo controleer je of het past

- Je kunt twee vingers onder de stof bij de schouder krijgen, maar geen hele hand.
- De rits gaat helemaal dicht zonder te trekken.
- Trek het pak rustig bij de schouders omhoog, terwijl je kind op de grond blijft staan: het schuift hooguit een paar centimeter en niet voorbij de kin.

Klopt een van deze punten niet? Gebruik het pak dan niet. Ruil het op je bestelpagina als een andere maat ook bij het gewicht past; zo niet, vraag het ons.

## Op de grens?

Rond het gewicht af: 14,4 kg telt als 14 en 14,5 kg als 15. Passen er dan nog twee maten, dan geeft de lengte de doorslag; beslist ook die niet, neem dan de kleinste. Koop nooit op de groei: een te groot pak kruipt omhoog en ligt niet goed in het water. Weegt je kind minder dan 11 kg of is het jonger dan 3 jaar, dan is er nog geen Zwotter die past.

## Welk model?

Nog geen model gekozen? Bij [Welk drijfpak?](${paths.nl.choose}) staan Classic, Mini en Pro naast elkaar.`,
        'Maat gevonden?',
        'Kies je model en kleur.',
        'Naar de winkel',
        paths.nl.shop,
        'Maatadvies',
      ),
    },
    en: {
      title: 'Size guide',
      slug: pageSlugs.sizeGuide.en,
      seo: {
        title: 'Float suit size guide',
        description:
          'Choose your float suit by weight: XS to 3XL, from 11 to 42 kg. With tips on measuring and checking the fit.',
      },
      blocks: blocks(
        'Which size fits?',
        'Weight decides; height is a second check. That way the floats give the right lift and the suit stays where it should.',
        `## How to find the size

1. Weigh your child without shoes or heavy clothes and round to whole kilos. Do not round up to 11 kg or down to 42 kg: under 11 kg or over 42 kg, none of our sizes fits.
2. Find that weight in the table and you have the size.
3. Check the height as well. If it does not match the table, weight still decides. In that case, check the fit with extra care, and call or email us if in doubt.

## How to check the fit

- You can slide two fingers under the fabric at the shoulder, but not a whole hand.
- The zip closes fully without pulling.
- Pull the suit up gently by the shoulders while your child stands with both feet on the floor: it slides up a few centimetres at most, and not past the chin.

If any of these is not right, do not use the suit. Exchange it on your order page only for a size that fits your child’s weight too. Otherwise, call or email us.

## Between two sizes?

Round the weight: 14.4 kg counts as 14, and 14.5 kg as 15. If two sizes still fit, the height decides; if that does not settle it, take the smaller one. Never buy a size to grow into: a suit that is too big rides up and sits badly in the water. If your child weighs less than 11 kg or is under 3, there is no Zwotter that fits yet.

## Which model?

Not sure about the model? [Which float suit?](${paths.en.choose}) puts Classic, Mini and Pro side by side.`,
        'Found the size?',
        'Now choose a model and a colour.',
        'Go to the shop',
        paths.en.shop,
        'Size advice',
      ),
    },
    de: {
      title: 'Größentabelle',
      slug: pageSlugs.sizeGuide.de,
      seo: {
        title: 'Größentabelle Schwimmlernanzüge',
        description:
          'Die Größe richtet sich nach dem Gewicht: XS bis 3XL, von 11 bis einschließlich 42 kg. Mit Tipps zum Messen und Anprobieren.',
      },
      blocks: blocks(
        'Welche Größe passt?',
        'Das Gewicht entscheidet, die Körpergröße ist die Gegenprobe. So trägt der Anzug richtig und sitzt, wie er soll.',
        `## So misst du

1. Wiege dein Kind ohne Schuhe und dicke Kleidung und runde auf ganze Kilogramm, nur nicht an den Grenzen: Unter 11 kg und über 42 kg, und sei es nur um ein paar Gramm, passt keine unserer Größen.
2. Such das Gewicht in der Tabelle; daneben steht die Größe.
3. Miss auch die Körpergröße und den Brustumfang, knapp unter den Achseln. Weicht etwas von der Tabelle ab, entscheidet trotzdem das Gewicht. Prüfe dann besonders genau, ob der Anzug sitzt, und ruf uns im Zweifel an oder schreib uns.

## So prüfst du den Sitz

- An der Schulter passen zwei Finger unter den Stoff, aber keine ganze Hand.
- Der Reißverschluss geht ganz zu, ohne zu spannen.
- Zieh den Anzug vorsichtig an den Schultern hoch, während dein Kind auf dem Boden stehen bleibt: Er rutscht höchstens ein paar Zentimeter und nicht übers Kinn.

Stimmt einer dieser Punkte nicht? Dann benutze den Anzug nicht. Passt auch das Gewicht zu einer anderen Größe, tausch ihn auf der Seite deiner Bestellung um; sonst frag uns.

## Genau dazwischen?

Runde das Gewicht: 14,4 kg zählen als 14, 14,5 kg als 15. Passen dann noch zwei Größen, entscheidet die Körpergröße; hilft auch sie nicht weiter, nimm die kleinere. Kauf nie eine zum Hineinwachsen: Ein zu großer Anzug rutscht hoch und liegt schlecht im Wasser. Wiegt dein Kind weniger als 11 kg oder ist es jünger als 3 Jahre, passt noch kein Zwotter.

## Welches Modell?

Noch kein Modell gewählt? Unter [Welcher Schwimmlernanzug?](${paths.de.choose}) stehen Classic, Mini und Pro nebeneinander.`,
        'Größe gefunden?',
        'Dann such dir Modell und Farbe aus.',
        'Zum Shop',
        paths.de.shop,
        'Größenberatung',
      ),
    },
    es: {
      title: 'Guía de tallas',
      slug: pageSlugs.sizeGuide.es,
      seo: {
        title: 'Guía de tallas de bañadores flotadores',
        description:
          'Elige la talla por el peso: de la XS a la 3XL, de 11 a 42 kg inclusive. Con consejos para medir y probar.',
      },
      blocks: blocks(
        '¿Cuál es su talla?',
        'Guíate primero por el peso; la estatura sirve para comprobar. Así los flotadores sostienen como deben y el bañador no se mueve.',
        `## Cómo medir

1. Pesa a tu hijo sin zapatos ni ropa gruesa y redondea a kilos enteros. Hay dos excepciones: si pesa algo menos de 11 kg o algo más de 42 kg, no redondees, porque no le sirve ninguna de nuestras tallas.
2. Busca el peso en la tabla: esa es la talla.
3. Comprueba también la estatura. Si no coincide con la tabla, decide igualmente el peso. Mira entonces con más cuidado si le queda bien y, si dudas, llámanos o escríbenos.

## Cómo saber si le queda bien

- Caben dos dedos bajo la tela del hombro, pero no la mano entera.
- La cremallera cierra del todo sin tirar de la tela.
- Tira del bañador hacia arriba con suavidad por los hombros, con el niño de pie en el suelo: sube como mucho unos centímetros y no pasa de la barbilla.

¿Falla alguno de estos puntos o le aprieta en el cuello o en las axilas? No uses el bañador. Pide el cambio en la página de tu pedido solo si otra talla vale también por su peso; si no, llámanos o escríbenos.

## ¿Entre dos tallas?

Redondea el peso: 14,4 kg cuentan como 14 y 14,5 kg, como 15. Si aun así valen dos tallas, decide la estatura; si sigue la duda, elige la pequeña. Nunca compres una grande para que le dure más: se sube y flota mal. Si pesa menos de 11 kg o tiene menos de 3 años, todavía no hay un Zwotter para él.

## ¿Qué modelo?

¿Aún no tienes modelo? En [¿Qué bañador flotador elegir?](${paths.es.choose}) comparamos Classic, Mini y Pro.`,
        '¿Ya tienes la talla?',
        'Elige modelo y color.',
        'Ir a la tienda',
        paths.es.shop,
        'Consejo de talla',
      ),
    },
    fr: {
      title: 'Guide des tailles',
      slug: pageSlugs.sizeGuide.fr,
      seo: {
        title: 'Guide des tailles des maillots flotteurs',
        description:
          'Choisissez la taille selon le poids : du XS au 3XL, de 11 à 42 kg inclus. Nos conseils pour mesurer et essayer.',
      },
      blocks: blocks(
        'Quelle taille choisir ?',
        'Fiez-vous d’abord au poids, puis vérifiez la stature. Les flotteurs portent ainsi comme il faut et le maillot reste en place.',
        `## Comment mesurer

1. Pesez votre enfant sans chaussures ni vêtements épais et arrondissez au kilo. Deux exceptions : 10,6 kg ne comptent pas pour 11, ni 42,3 kg pour 42. En dessous de 11 kg ou au-dessus de 42 kg, aucune de nos tailles ne convient.
2. Repérez le poids dans le tableau : la ligne donne la taille.
3. Vérifiez aussi la stature. Si elle ne correspond pas au tableau, c’est tout de même le poids qui décide. Vérifiez alors l’ajustement avec soin et, en cas de doute, appelez-nous ou écrivez-nous.

## Comment vérifier l’ajustement

- Deux doigts passent sous le tissu à l’épaule, mais pas toute la main.
- La fermeture éclair monte jusqu’en haut sans forcer.
- L’enfant debout au sol, tirez doucement le maillot vers le haut par les épaules : il remonte de quelques centimètres au plus, sans dépasser le menton.

Si l’un de ces points ne va pas, n’utilisez pas le maillot. Si une autre taille correspond aussi au poids, demandez l’échange sur la page de votre commande ; sinon, appelez-nous ou écrivez-nous.

## Entre deux tailles ?

Arrondissez le poids : 14,4 kg comptent pour 14, et 14,5 kg pour 15. Si deux tailles conviennent encore, c’est la stature qui décide ; si elle ne tranche pas, prenez la plus petite. N’achetez jamais plus grand « pour que ça dure » : un maillot trop grand remonte et flotte mal. Si votre enfant pèse moins de 11 kg ou a moins de 3 ans, aucun Zwotter ne lui convient encore.

## Quel modèle ?

Vous hésitez sur le modèle ? La page [Quel maillot flotteur ?](${paths.fr.choose}) compare Classic, Mini et Pro.`,
        'Vous avez trouvé la taille ?',
        'Choisissez le modèle et la couleur.',
        'Aller à la boutique',
        paths.fr.shop,
        'Conseil de taille',
      ),
    },
    sv: {
      title: 'Storleksguide',
      slug: pageSlugs.sizeGuide.sv,
      seo: {
        title: 'Storleksguide för flytdräkter',
        description:
          'Välj storlek efter vikt: XS till 3XL, från 11 till och med 42 kg. Med tips om hur du mäter och provar.',
      },
      blocks: blocks(
        'Vilken storlek passar?',
        'Välj efter vikten, så bär dräkten rätt och sitter som den ska. Längden är en extra kontroll.',
        `## Så mäter du

1. Väg barnet utan skor och tjocka kläder och avrunda till hela kilo: 14,4 kg räknas som 14 och 14,5 kg som 15. Väger barnet mindre än 11 kg eller mer än 42 kg avrundar du inte, för då passar ingen av våra storlekar.
2. Leta upp vikten i tabellen. Där ser du storleken.
3. Kontrollera även längden. Stämmer den inte med tabellen avgör ändå vikten. Kontrollera då extra noga hur dräkten sitter, och ring eller mejla oss om du är osäker.

## Så ser du om den passar

- Du får in två fingrar under tyget vid axeln, men inte hela handen.
- Dragkedjan går att stänga helt utan att det stramar.
- Dra dräkten försiktigt uppåt i axlarna medan barnet står kvar på golvet: den åker upp högst några centimeter, och inte förbi hakan.

Stämmer någon av punkterna inte? Använd då inte dräkten. Byt på beställningssidan, men bara om vikten stämmer med den nya storleken. Ring eller mejla oss annars.

## Mitt emellan två storlekar?

Om två storlekar passar även när du har avrundat vikten avgör längden. Ger inte heller den besked tar du den mindre storleken. Köp aldrig en att växa i: en för stor dräkt åker upp, och barnet ligger sämre i vattnet. Väger barnet mindre än 11 kg eller är det yngre än 3 år finns det ingen Zwotter som passar än.

## Vilken modell?

Har du inte valt modell än? På sidan [Vilken flytdräkt?](${paths.sv.choose}) jämför vi Classic, Mini och Pro.`,
        'Har du hittat storleken?',
        'Välj modell och färg.',
        'Till butiken',
        paths.sv.shop,
        'Storleksråd',
      ),
    },
  },
};

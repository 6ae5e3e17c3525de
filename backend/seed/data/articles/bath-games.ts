import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

export const bathGames: SeedArticle['text'] = {
  nl: {
    title: 'Oefenen in bad: zes spelletjes voor een gewone doordeweekse avond',
    slug: articleSlugs.bathGames.nl,
    summary:
      'Je hebt geen zwembad nodig om aan water te wennen. Met een beker, een washand en tien minuten kom je al een heel eind.',
    body: `Het bad is warm, klein en bekend. Precies daarom is het een goede plek om te wennen aan een nat gezicht, aan water in de oren en aan uitademen onder water. Dat zijn de dingen waar het later in het zwembad om draait.

## Eerst de spelregels

Laat het water niet hoger komen dan de navel van je kind. Blijf erbij, de hele tijd, met je handen vrij, en laat het bad daarna meteen leeglopen. Een klein kind kan ook in een laagje water verdrinken, en dat gebeurt in stilte. Gaat de bel of huilt er een ander kind, neem dan je kind mee uit bad. Een badzitje verandert daar niets aan. Een drijfpak hoort niet in bad, want het is gemaakt voor het zwembad, met jou ernaast.

## Zes spelletjes

1. **Soep koken.** Bellen blazen met de mond in het water: de soep borrelt. Wie kan het zachtst?
2. **Regenbui.** Een vergiet boven de armen, dan de schouders, dan, als het mag, het haar.
3. **Neusboot.** Duw een bootje vooruit met je neus.
4. **Wie klopt daar?** Oor in het water, jij tikt zacht op de badrand. Hoe vaak hoorde je het?
5. **Slapende otter.** Op de rug liggen, jouw hand onder het hoofd, drie tellen stil.
6. **Schat zoeken.** Een lepel op de bodem. Eerst kijken, dan pakken.

## Zo blijft het leuk

Doe er één of twee per keer en stop terwijl je kind nog wil. Water in de ogen? Een droog washandje binnen handbereik lost veel op. Je hoeft niets te verbeteren. Wat een kind zelf ontdekt, onthoudt het.

In de gratis les [Thuis beginnen](${paths.nl.firstLesson}) doen we een paar van deze spelletjes voor. En daarna? Dan neem je ze gewoon mee naar [het zwembad](${paths.nl.waterGames}).`,
    seo: {
      title: 'Watergewenning in bad: zes spelletjes',
      description:
        'Thuis wennen aan water: zes badspelletjes om te leren blazen, drijven en onder water kijken. Met de regels die erbij horen.',
    },
  },
  en: {
    title: 'Bath-time practice: six games for an ordinary weekday evening',
    slug: articleSlugs.bathGames.en,
    summary: 'You do not need a pool to get used to water. A cup, a flannel and ten minutes will take you a long way.',
    body: `The bath is warm, small and familiar. That makes it a good place to get used to a wet face, to water in the ears and to breathing out underwater, the very things that matter in the pool later on.

## The ground rules first

Stay there, the whole time, with your hands free. The water should come no higher than your child’s belly button. A small child can drown in very little water, and without a sound. If the doorbell rings or another child cries, take your child out of the bath with you. A bath seat does not change that. A float suit does not belong in the bath. It is made for the pool, with you alongside.

## Six games

1. **Making soup.** Blow bubbles with your mouth in the water: the soup is boiling. Who can do it most gently?
2. **Rain shower.** A sieve over the arms, then the shoulders, then, if your child lets you, the hair.
3. **Nose boat.** Push a boat along with your nose.
4. **Who’s knocking?** One ear in the water while you tap softly on the edge. How many knocks were there?
5. **Sleeping otter.** Lying on the back, your hand under the head, still for a count of three.
6. **Treasure hunt.** A spoon on the bottom. Look first, then reach.

## Keeping it fun

Do one or two each time and stop while your child still wants more. Water in the eyes? A dry flannel within reach solves a lot. There is nothing to correct, as children remember what they work out for themselves.

In the free lesson [Start at home](${paths.en.firstLesson}) we show a few of these games. And after that? Simply take them along to [the pool](${paths.en.waterGames}).`,
    seo: {
      title: 'Getting used to water in the bath: six games',
      description:
        'Get used to water at home: six bath games for blowing bubbles, lying back and looking underwater, with the rules that go with them.',
    },
  },
  de: {
    title: 'Üben in der Badewanne: sechs Spiele für einen ganz normalen Abend',
    slug: articleSlugs.bathGames.de,
    summary:
      'Zum Gewöhnen ans Wasser braucht ihr kein Schwimmbad. Mit einem Becher, einem Waschlappen und zehn Minuten kommt ihr schon weit.',
    body: `Die Badewanne ist warm, klein und vertraut. Genau deshalb ist sie ein guter Ort, um sich an ein nasses Gesicht, an Wasser in den Ohren und an das Ausatmen unter Wasser zu gewöhnen. Darauf kommt es später im Schwimmbad an.

## Zuerst die Spielregeln

Bleib dabei, die ganze Zeit, mit freien Händen. Das Wasser reicht deinem Kind höchstens bis zum Bauchnabel, und danach leerst du die Wanne sofort. Ein kleines Kind kann auch in wenig Wasser ertrinken, und das lautlos. Klingelt es oder weint ein Geschwisterkind, nimm dein Kind mit aus der Wanne. Ein Badesitz ändert daran nichts. Ein Schwimmlernanzug gehört nicht in die Wanne: Er ist für das Schwimmbad gemacht, mit dir daneben.

## Sechs Spiele

1. **Suppe kochen.** Mit dem Mund im Wasser blubbern: Die Suppe kocht. Wer kann es am leisesten?
2. **Regenschauer.** Mit einem Sieb über die Arme, dann über die Schultern und, wenn dein Kind mag, über die Haare.
3. **Nasenboot.** Ein Boot mit der Nase vorwärtsschieben.
4. **Wer klopft da?** Ein Ohr ins Wasser, du klopfst leise an den Wannenrand. Wie oft hat es geklopft?
5. **Schlafender Otter.** Dein Kind liegt drei Sekunden still auf dem Rücken, deine Hand unter seinem Kopf.
6. **Schatzsuche.** Ein Löffel auf dem Boden. Erst schauen, dann greifen.

## So bleibt es schön

Ein oder zwei Spiele genügen. Hör auf, solange dein Kind noch mag. Wasser in den Augen? Ein trockener Waschlappen in Reichweite löst vieles. Du musst nichts verbessern, denn was ein Kind selbst herausfindet, merkt es sich.

In der kostenlosen Lektion [Zu Hause anfangen](${paths.de.firstLesson}) machen wir einige dieser Spiele vor. Und danach? Nehmt sie einfach mit [ins Schwimmbad](${paths.de.waterGames}).`,
    seo: {
      title: 'Wassergewöhnung in der Badewanne: sechs Spiele',
      description:
        'Zu Hause ans Wasser gewöhnen: sechs Badespiele zum Blubbern, Liegen und Schauen unter Wasser, und die Regeln, die dazugehören.',
    },
  },
  es: {
    title: 'Practicar en la bañera: seis juegos para una tarde cualquiera',
    slug: articleSlugs.bathGames.es,
    summary:
      'No hace falta una piscina para acostumbrarse al agua. Con un vaso, una manopla y diez minutos se avanza mucho.',
    body: `La bañera es cálida, pequeña y conocida. Por eso es un buen lugar para acostumbrarse a la cara mojada, al agua en los oídos y a soltar el aire bajo el agua. Todo eso le servirá después en la piscina.

## Primero, las reglas

Llena la bañera como mucho hasta el ombligo de tu hijo. Quédate a su lado todo el tiempo, con las manos libres, y vacíala en cuanto acabe el juego. Un niño pequeño puede ahogarse en muy poca agua, y en silencio. Si llaman a la puerta o llora su hermano, saca a tu hijo de la bañera y llévatelo. Un asiento de baño no cambia nada. El bañador flotador no es para la bañera: está hecho para la piscina, contigo al lado.

## Seis juegos

1. **Hacer sopa.** Burbujas con la boca en el agua: la sopa hierve. ¿Quién lo hace más flojito?
2. **Chaparrón.** Un colador sobre los brazos, luego los hombros y, si quiere, el pelo.
3. **Barco de nariz.** Empujar un barco con la nariz.
4. **¿Quién llama?** Una oreja en el agua y tú golpeas suave el borde. ¿Cuántos golpes han sido?
5. **La nutria dormida.** Boca arriba, con tu mano bajo la cabeza: la nutria se queda quieta tres segundos.
6. **El tesoro.** Una cuchara en el fondo. Primero mirar, luego cogerla.

## Para que siga siendo divertido

Uno o dos juegos cada vez, y parad cuando todavía quiera más. ¿Agua en los ojos? Una manopla seca al alcance lo arregla casi todo. No hay nada que corregir: lo que un niño descubre por sí mismo se le queda grabado.

En la clase gratuita [Empezar en casa](${paths.es.firstLesson}) enseñamos algunos de estos juegos. ¿Y después? Lleváoslos a [la piscina](${paths.es.waterGames}).`,
    seo: {
      title: 'Acostumbrarse al agua en la bañera: seis juegos',
      description:
        'Acostumbrarse al agua en casa: seis juegos de bañera para soplar, tumbarse y mirar bajo el agua. Con las reglas que los acompañan.',
    },
  },
  fr: {
    title: 'S’entraîner dans le bain : six jeux pour un soir comme les autres',
    slug: articleSlugs.bathGames.fr,
    summary:
      'Pas besoin de piscine pour s’habituer à l’eau. Un gobelet, un gant de toilette et dix minutes suffisent pour avancer.',
    body: `Le bain est tiède, petit et familier. C’est donc un bon endroit pour s’habituer au visage mouillé, à l’eau dans les oreilles et à souffler sous l’eau : tout ce qui comptera plus tard à la piscine.

## D’abord les règles

Mettez de l’eau jusqu’au nombril de votre enfant, pas plus haut. Restez tout le temps juste à côté de lui, les mains libres, et videz la baignoire aussitôt après. Un petit enfant peut se noyer dans très peu d’eau, et sans bruit. Si l’on sonne ou si un autre enfant pleure, sortez votre enfant du bain et emmenez-le. Un siège de bain n’y change rien. Le maillot flotteur n’a pas sa place dans la baignoire : il est fait pour la piscine, avec vous à côté.

## Six jeux

1. **La soupe.** Faire des bulles, la bouche dans l’eau : la soupe bout. Qui le fait le plus doucement ?
2. **L’averse.** Une passoire au-dessus des bras, puis des épaules, puis, si c’est d’accord, des cheveux.
3. **Le bateau-nez.** Pousser un bateau avec le nez.
4. **Qui frappe ?** Une oreille dans l’eau, vous tapotez le bord. Combien de coups ?
5. **La loutre endormie.** Sur le dos, votre main sous la tête, trois secondes sans bouger.
6. **Le trésor.** Une cuillère au fond. On regarde d’abord, on attrape ensuite.

## Pour que cela reste un plaisir

Un ou deux jeux par bain, et on s’arrête tant que l’enfant en veut encore. S’il a de l’eau dans les yeux, un gant de toilette sec à portée de main règle presque tout. Il n’y a rien à corriger : un enfant retient ce qu’il découvre lui-même.

La leçon gratuite [Commencer à la maison](${paths.fr.firstLesson}) montre quelques-uns de ces jeux. Ensuite, emportez-les [à la piscine](${paths.fr.waterGames}).`,
    seo: {
      title: 'S’habituer à l’eau dans le bain : six jeux',
      description:
        'S’habituer à l’eau à la maison : six jeux de bain pour souffler, s’allonger et regarder sous l’eau, avec les règles à respecter.',
    },
  },
  sv: {
    title: 'Öva i badkaret: sex lekar för en helt vanlig kväll',
    slug: articleSlugs.bathGames.sv,
    summary:
      'Ni behöver ingen simhall för att vänja er vid vatten. Med en mugg, en tvättlapp och tio minuter kommer ni långt.',
    body: `Badkaret är varmt, litet och välbekant. Just därför är det ett bra ställe att vänja sig vid ett blött ansikte, vid vatten i öronen och vid att blåsa ut luften under vattnet. Det är det som räknas senare i simhallen.

## Först reglerna

Sitt kvar alldeles intill hela tiden, med händerna fria. Vattnet ska gå högst till barnets navel, och badkaret töms direkt efteråt. Ett litet barn kan drunkna i mycket lite vatten, och helt tyst. Ringer det på dörren eller gråter ett syskon tar du med barnet upp ur badet. En badsits ändrar inte på det. Flytdräkten hör inte hemma i badkaret: den är gjord för bassängen, med dig bredvid.

## Sex lekar

1. **Koka soppa.** Bubbla med munnen i vattnet: soppan kokar. Vem kan göra det försiktigast?
2. **Regnskur.** Låt det regna genom ett durkslag över armarna, sedan över axlarna och, om det går bra, över håret.
3. **Näsbåten.** Knuffa fram en båt med näsan.
4. **Vem knackar?** Ett öra i vattnet medan du knackar lätt på kanten. Hur många gånger?
5. **Den sovande uttern.** Barnet ligger stilla på rygg i tre sekunder med din hand under huvudet.
6. **Skattjakt.** En sked på botten. Titta först, ta sedan.

## Så håller ni det roligt

Gör en eller två lekar per bad och sluta medan barnet vill ha mer. Vatten i ögonen? En torr tvättlapp nära till hands löser det mesta. Du behöver inte rätta något, för barn minns det som de själva kommer på.

I den kostnadsfria lektionen [Börja hemma](${paths.sv.firstLesson}) visar vi några av lekarna. Och sedan? Ta med dem till [simhallen](${paths.sv.waterGames}).`,
    seo: {
      title: 'Vänja sig vid vatten i badkaret: sex lekar',
      description:
        'Vattenvana hemma: sex badlekar för att bubbla, ligga på rygg och titta under vattnet. Med reglerna som hör till.',
    },
  },
};

import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

export const holidayPool: SeedArticle['text'] = {
  nl: {
    title: 'Zwemmen op vakantie: eerst kijken, dan plonzen',
    slug: articleSlugs.holidayPool.nl,
    summary:
      'Een onbekend zwembad is altijd weer even wennen. Wat je bekijkt voordat jullie erin gaan, en waarom voor de zee andere regels gelden.',
    body: `De koffers staan nog in de gang en je kind heeft de zwembroek al aan. Neem juist dan eerst vijf minuten om rond te kijken. Elk zwembad is anders, en op vakantie ligt het water vaak vlak voor de deur.

## Een rondje om het bad

- Waar is het ondiep, en waar begint het diepe? Loopt de bodem geleidelijk af of is er een rand?
- Kun je de bodem zien?
- Is er toezicht, en tot hoe laat?
- Hoe kom je erin en eruit: trap, ladder, strandje?
- Kan het hek dicht? Kan je kind vanuit de kamer zo naar het water?

Spreek daarna één regel af die de hele vakantie geldt: het water in gaan we samen, ook als het maar voor de bal is.

## Zee en meer zijn geen zwembad

In zee of in een meer heb je te maken met golven, stroming, wind en kou. Een drijfpak is bedoeld voor het zwembad of voor rustig, ondiep, helder en bewaakt water met jou ernaast. In de golven, op een luchtbed of aan boord hoort het niet. Op een boot draagt je kind een reddingsvest dat bij het gewicht past. Vraag ter plaatse waar je mag zwemmen en let op de vlaggen.

## Wat gaat er mee

1. Het drijfpak, en vooraf nog even [gepast](${paths.nl.rightSize}): misschien is je kind gegroeid
2. Een shirt of pak dat de schouders bedekt, en zonnebrand
3. Een zonnehoedje, drinkwater en iets voor schaduw
4. Badschoentjes voor hete tegels

## Neem de tijd

De eerste dag is om te wennen, ook voor een kind dat zich in het vertrouwde zwembad in zijn pak op zijn gemak voelt. Houd het kort, ga voor het heetst van de dag het water uit en blijf [op armlengte](${paths.nl.armsReach}). Dan is de rest van de week vooral vakantie.`,
    seo: {
      title: 'Zwemmen met kinderen op vakantie: waar let je op?',
      description:
        'Met kinderen naar een onbekend zwembad, de zee of een meer: wat je eerst bekijkt, wat er meegaat en wanneer een drijfpak niet past.',
    },
  },
  en: {
    title: 'Swimming on holiday: look first, splash later',
    slug: articleSlugs.holidayPool.en,
    summary:
      'An unfamiliar pool is more exciting than your own, and less predictable. What to look at before you go in, and why different rules apply at sea.',
    body: `The suitcases are still in the hall and your child is already in swimwear. That is exactly when five minutes pay off. Every pool is different, and on holiday the water is often right outside the door.

## A walk round the pool

- Where is it shallow, and where does the deep end begin? Is it a slope or a step?
- Can you see the bottom?
- Is there a lifeguard, and until when?
- How do you get in and out: steps, ladder, beach entry?
- Does the gate close? Could your child get from the room to the water alone?

Then agree on one rule for the whole holiday: we go into the water together, even if it is only to fetch the ball.

## The sea or a lake is not a swimming pool

Waves, currents, wind and cold water do things a pool does not. A float suit is meant for the pool or for calm, shallow, clear and lifeguarded water, with you in the water alongside. It does not belong in waves, on an airbed or on a boat. On board, your child wears a life jacket that suits their weight. Ask locally where swimming is allowed, and obey the flags.

## What to bring

1. The float suit, [tried on](${paths.en.rightSize}) once more beforehand: your child may have grown
2. A top or suit that covers the shoulders, and sun cream
3. A hat, drinking water, shade
4. Pool shoes for hot tiles

## Take your time

The first day is for getting used to things, even for a child who is at ease in the suit at the usual pool. Keep it short, get out before the hottest hours and stay [within arm’s reach](${paths.en.armsReach}). Then the rest of the week is simply a holiday.`,
    seo: {
      title: 'Swimming with children on holiday: what to check',
      description:
        'With children at an unfamiliar pool, the sea or a lake: what to look at first, what to bring and when a float suit is not right.',
    },
  },
  de: {
    title: 'Baden im Urlaub: erst schauen, dann planschen',
    slug: articleSlugs.holidayPool.de,
    summary: 'Jedes fremde Becken hat seine Tücken. Was ihr euch vorher anseht und warum am Meer andere Regeln gelten.',
    body: `Die Koffer stehen noch im Flur, und dein Kind hat die Badesachen schon an. Gerade dann lohnen sich fünf Minuten. Jedes Becken ist anders, und im Urlaub liegt das Wasser oft direkt vor der Tür.

## Eine Runde um das Becken

- Wo ist es flach, und wo wird es tief? Fällt der Boden langsam ab, oder gibt es eine Stufe?
- Seht ihr den Grund? Und ist das Wasser warm genug für euren Anzug?
- Gibt es eine Aufsicht, und bis wann?
- Wie kommt man hinein und heraus: Treppe, Leiter, flacher Einstieg?
- Schließt das Tor? Käme dein Kind vom Zimmer aus allein ans Wasser?

Vereinbart dann eine Regel für den ganzen Urlaub: Ins Wasser gehen wir zusammen, auch wenn es nur um den Ball geht.

## Meer und See sind kein Schwimmbad

Wellen und Strömung gibt es im Becken kaum, und das Wasser ist dort meist wärmer. Ein Schwimmlernanzug ist für das Schwimmbad oder für ruhiges, flaches, klares und bewachtes Wasser gedacht, mit dir daneben. In Wellen, auf der Luftmatratze oder an Bord hat er nichts zu suchen. Im Boot trägt dein Kind eine Rettungsweste, die zu seinem Gewicht passt. Frag vor Ort, wo Baden erlaubt ist und wo Rettungsschwimmer aufpassen, und achte auf die Flaggen.

## Was mitkommt

1. Der Schwimmlernanzug, vorher noch einmal [anprobiert](${paths.de.rightSize}): Vielleicht ist dein Kind gewachsen
2. Sonnencreme und für die Zeit an Land ein Shirt, das die Schultern bedeckt
3. Hut, Trinkwasser, Schatten
4. Badeschuhe für heiße Fliesen

## Lasst euch Zeit

Der erste Tag ist zum Eingewöhnen da, auch für ein Kind, das sich im vertrauten Schwimmbad im Anzug schon wohlfühlt. Haltet es kurz und geht vor der größten Hitze aus dem Wasser. Bleib die ganze Zeit [in Griffweite](${paths.de.armsReach}). Dann ist der Rest der Woche einfach Urlaub.`,
    seo: {
      title: 'Mit Kindern baden im Urlaub: worauf achten?',
      description:
        'Mit Kindern am fremden Pool, am Meer oder am See: was ihr euch zuerst anseht, was mitkommt und wann ein Schwimmlernanzug nicht passt.',
    },
  },
  es: {
    title: 'El baño en vacaciones: primero mirar, luego al agua',
    slug: articleSlugs.holidayPool.es,
    summary:
      'Una piscina que no conocéis es otra historia. Qué mirar antes de entrar y por qué el mar exige otras precauciones.',
    body: `Las maletas siguen en el pasillo y tu hijo ya lleva el bañador puesto. Justo entonces vale la pena dedicar cinco minutos a mirar. Cada piscina es distinta, y en vacaciones el agua suele estar a un paso de la puerta.

## Una vuelta a la piscina

- ¿Dónde cubre poco y dónde empieza lo hondo? ¿Es una rampa o un escalón?
- ¿Se ve el fondo?
- ¿Hay socorrista, y hasta qué hora?
- ¿Cómo se entra y se sale: escalera, escalones, playa?
- ¿Cierra bien la valla? ¿Podría tu hijo llegar solo de la habitación al agua?

Acordad después una regla para todas las vacaciones: al agua vamos juntos, aunque solo sea a por la pelota.

## El mar y los lagos no son una piscina

Las olas, las corrientes, el viento y el agua fría lo cambian todo. El bañador flotador es para la piscina o para aguas tranquilas, claras, poco profundas y vigiladas, contigo al lado. No es para las olas, ni para una colchoneta, ni para un barco. A bordo, tu hijo lleva un chaleco salvavidas adecuado a su peso. Pregunta dónde está permitido bañarse y fíjate en las banderas.

## Qué llevar

1. El bañador flotador, [probado](${paths.es.rightSize}) otra vez antes de salir: quizá haya crecido
2. Una camiseta o un bañador que cubra los hombros, y crema solar
3. Gorro, agua para beber y sombra
4. Zapatillas de agua para las baldosas calientes

## Sin prisa

El primer día es para acostumbrarse, aunque en vuestra piscina de siempre tu hijo ya esté tranquilo con el bañador. Baños cortos, fuera del agua en las horas de más calor y siempre [a un brazo de distancia](${paths.es.armsReach}). Así el resto de la semana son, sencillamente, vacaciones.`,
    seo: {
      title: 'Baño con niños en vacaciones: qué mirar antes',
      description:
        'Con niños en una piscina desconocida, el mar o un lago: qué mirar primero, qué llevar y cuándo el bañador flotador no es lo adecuado.',
    },
  },
  fr: {
    title: 'Se baigner en vacances : regarder d’abord, barboter ensuite',
    slug: articleSlugs.holidayPool.fr,
    summary:
      'Un bassin inconnu, c’est une autre aventure. Ce qu’il faut regarder avant d’entrer, et pourquoi la mer demande d’autres précautions.',
    body: `Les valises sont encore dans l’entrée et votre enfant est déjà en maillot. C’est à ce moment-là que cinq minutes comptent. Chaque bassin est différent, et en vacances, l’eau est souvent devant la porte.

## Un tour du bassin

- Où a-t-on pied, et où commence la partie profonde ? Est-ce une pente ou une marche ?
- Voit-on le fond ?
- Y a-t-il un surveillant de baignade, et jusqu’à quelle heure ?
- Par où entre-t-on dans l’eau, et par où en sort-on : marches, échelle, plage ?
- Le portillon ferme-t-il ? Votre enfant pourrait-il aller seul de la chambre à l’eau ?

Fixez ensuite une règle pour tout le séjour : dans l’eau, on y va ensemble, même pour récupérer le ballon.

## La mer et les lacs ne sont pas une piscine

Les vagues, les courants, le vent et l’eau froide changent tout. Le maillot flotteur est prévu pour la piscine ou pour une eau calme, peu profonde, claire et surveillée, avec vous à côté. Il n’a pas sa place dans les vagues, sur un matelas gonflable ni sur un bateau. À bord, votre enfant porte un gilet de sauvetage adapté à son poids. Renseignez-vous sur les zones de baignade et regardez les drapeaux.

## À emporter

1. Le maillot flotteur, [essayé](${paths.fr.rightSize}) à nouveau avant le départ : votre enfant a peut-être grandi
2. Un haut ou un maillot qui couvre les épaules, et de la crème solaire
3. Un chapeau, de l’eau à boire, de l’ombre
4. Des chaussons pour les dalles brûlantes

## Prenez votre temps

Le premier jour sert à prendre ses marques, même pour un enfant à l’aise dans son maillot à sa piscine habituelle. Faites court, sortez de l’eau avant les heures les plus chaudes et restez [à portée de bras](${paths.fr.armsReach}). Le reste de la semaine, ce sont simplement les vacances.`,
    seo: {
      title: 'Baignade en vacances avec un enfant : à vérifier',
      description:
        'Avec un enfant dans un bassin inconnu, à la mer ou au lac : que regarder d’abord, qu’emporter et quand éviter le maillot flotteur.',
    },
  },
  sv: {
    title: 'Bada på semestern: titta först, plaska sedan',
    slug: articleSlugs.holidayPool.sv,
    summary:
      'En ny bassäng lockar direkt. Här läser ni vad ni ska kontrollera innan ni går i, och varför andra regler gäller vid havet.',
    body: `Resväskorna står kvar i hallen och barnet har redan badkläderna på. Just då är fem minuter väl använd tid. Alla bassänger är olika, och på semestern finns vattnet ofta precis utanför dörren.

## Ett varv runt bassängen

- Var är det grunt, och var börjar det djupa? Sluttar botten långsamt, eller blir det tvärdjupt?
- Ser man botten?
- Finns det badvakt, och hur länge?
- Hur kommer man i och upp: finns det trappa, stege eller strand?
- Går grinden att stänga? Kan barnet ta sig från rummet till vattnet på egen hand?

Bestäm sedan en regel för hela resan: vi går i vattnet tillsammans, även när det bara gäller att hämta bollen.

## Hav och sjö är ingen simhall

Vågor, strömmar, vind och kallt vatten finns inte i en bassäng. En flytdräkt är gjord för bassängen eller för lugnt, grunt, klart och bevakat vatten med dig bredvid. Den hör inte hemma i vågor, på en luftmadrass eller ombord. I båten har barnet en räddningsväst som passar vikten. Fråga på plats var man får bada och om det finns badvakt, och håll koll på flaggorna.

## Det här tar ni med

1. Flytdräkten, [provad](${paths.sv.rightSize}) en gång till före resan: barnet kan ha växt
2. En tröja eller dräkt som täcker axlarna, och solkräm
3. Hatt, dricksvatten, skugga
4. Badskor för heta plattor

## Ta god tid på er

Första dagen är till för att vänja sig, också för ett barn som redan trivs i sin dräkt i den vanliga simhallen. Bada korta stunder, gå upp före de hetaste timmarna och håll dig hela tiden [inom en armlängds avstånd](${paths.sv.armsReach}). Sedan är resten av veckan bara semester.`,
    seo: {
      title: 'Bada med barn på semestern: det här ska ni titta på',
      description:
        'Med barn vid en ny bassäng, havet eller en sjö: vad ni tittar på först, vad ni tar med och när en flytdräkt inte är rätt.',
    },
  },
};

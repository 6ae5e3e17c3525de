import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

export const waterGames: SeedArticle['text'] = {
  nl: {
    title: 'Spelen is oefenen: vijf spelletjes voor in het ondiepe bad',
    slug: articleSlugs.waterGames.nl,
    summary:
      'Wie speelt, oefent zonder het te merken. Vijf spelletjes voor blazen, drijven, glijden en durven, met spullen die je al in huis hebt.',
    body: `Een halfuur in het ondiepe bad is lang als je alleen “oefent”. Met een spel vliegt het voorbij, en je kind leert hetzelfde. Doe deze vijf waar je kind kan staan, met jou in het water, binnen armlengte. Pakjes bezorgen en Torpedo doe je met het drijfpak aan. De andere drie kunnen ook zonder; dan blijven je handen aan je kind.

## Vijf spelletjes

### Verkeerslicht

Loop samen door het water. Groen is lopen, oranje is sluipen, rood is stilstaan en drie bellen blazen. Zo wordt uitademen vanzelf een gewoonte.

### De boot komt aan

Je kind ligt op de buik, kin omhoog en handen op jouw schouders, en jij loopt achteruit. De boot vaart langzaam, maakt een bocht en legt aan. Goed voor een lange, ontspannen houding.

### Otter op zijn rug

Op de rug, hoofd op jouw schouder, oren in het water, en samen naar het plafond kijken. Vertel wat je ziet. Wie praat, ademt.

### Pakjes bezorgen

Leg drie speeltjes op de rand. Je kind haalt er steeds één en brengt het naar een ander plekje langs de rand. Jij loopt steeds mee, op armlengte.

### Torpedo

Met twee voeten afzetten van de wand en naar jou toe glijden, armen vooruit. Begin binnen armlengte. Vraagt je kind om meer, loop dan achteruit mee terwijl het glijdt, zodat je het altijd kunt pakken.

## Zo haal je er het meeste uit

Kies twee spelletjes per keer. Laat je kind er één bedenken of veranderen. Stop bij rillen, blauwe lippen of stilte: daaraan merk je eerder dan aan woorden dat het genoeg is.

## Wil je verder?

De spelletjes sluiten aan op de lessen van [Watervrij](${paths.nl.waterConfidence}) en [Drijven en glijden](${paths.nl.floatAndGlide}). Regent het? [In bad](${paths.nl.bathGames}) kan ook veel.`,
    seo: {
      title: 'Waterspelletjes: vijf ideeën voor het ondiepe bad',
      description:
        'Vijf spelletjes voor het ondiepe bad waarmee je kind leert blazen, drijven en glijden. Met wat je al in huis hebt, en met een ouder in het water.',
    },
  },
  en: {
    title: 'Playing is practising: five games for the shallow pool',
    slug: articleSlugs.waterGames.en,
    summary:
      'Children who play practise without noticing. Five games for blowing, floating, gliding and daring, with things you already have.',
    body: `Half an hour in the shallow pool is a long time if all you do is “practise”. With a game it flies by, and your child learns the same things. Play these five where your child can stand, with you in the water within arm’s reach. Parcel delivery and Torpedo need the float suit. The other three also work without it; then your hands stay on your child.

## Five games

### Traffic lights

Walk through the water together. Green is walking, amber is creeping, red is standing still and blowing three bubbles. That way, breathing out becomes a habit.

### The boat comes in

Your child lies on their front, chin up, with both hands on your shoulders, and you walk backwards. The boat sails slowly, takes a bend and docks. Good practice in lying long and relaxed.

### Otter on its back

On the back, head on your shoulder, ears in the water, looking at the ceiling together. Say what you see. Whoever talks is breathing.

### Parcel delivery

Put three toys on the side. In the suit, your child takes one at a time and delivers it to another spot along the edge. You walk along every time, within arm’s reach.

### Torpedo

In the suit, your child pushes off from the wall with both feet and glides to you, arms stretched out. Start within arm’s reach. If your child asks for more, walk backwards as they glide, so that you can always take hold.

## Getting the most out of it

Choose two games each time. Let your child invent or change one. Stop if your child shivers, goes quiet or has blue lips: the body tells you before words do.

## Want to go on?

The games go with the lessons of [Water confidence](${paths.en.waterConfidence}) and [Float and glide](${paths.en.floatAndGlide}). Is it raining? There is a lot you can do [in the bath](${paths.en.bathGames}), too.`,
    seo: {
      title: 'Water games: five ideas for the shallow pool',
      description:
        'Five games for the shallow pool that teach your child to blow, float and glide. With what you have at home, and a parent in the water.',
    },
  },
  de: {
    title: 'Spielen ist Üben: fünf Spiele für das flache Becken',
    slug: articleSlugs.waterGames.de,
    summary:
      'Wer spielt, übt ganz nebenbei. Fünf Spiele zum Pusten, Schweben, Gleiten und Mutigsein, ganz ohne neues Spielzeug.',
    body: `Eine halbe Stunde im flachen Becken ist lang, wenn ihr nur „übt“. Mit einem Spiel vergeht sie im Flug, und dein Kind lernt dasselbe. Spielt dort, wo dein Kind stehen kann, mit dir im Wasser und in Griffweite. Für „Pakete ausliefern“ und „Torpedo“ trägt dein Kind den Schwimmlernanzug. Die anderen drei Spiele klappen auch ohne; dann bleiben deine Hände an deinem Kind.

## Fünf Spiele

### Ampel

Geht zusammen durchs Wasser. Grün heißt gehen, Gelb heißt schleichen, Rot heißt stehen bleiben und dreimal blubbern. So wird das Ausatmen zur Gewohnheit.

### Das Boot legt an

Dein Kind liegt auf dem Bauch, das Kinn über Wasser, die Hände auf deinen Schultern, und du gehst rückwärts. Das Boot fährt langsam, nimmt eine Kurve und legt an. So lernt dein Kind, lang und entspannt im Wasser zu liegen.

### Otter auf dem Rücken

Dein Kind liegt auf dem Rücken, den Kopf an deiner Schulter und die Ohren im Wasser, und ihr schaut gemeinsam an die Decke. Erzählt euch, was ihr seht, denn wer redet, atmet.

### Pakete ausliefern

Leg drei Spielsachen an den Rand und such dir ein Stück weiter eine Hausnummer aus. Dein Kind holt ein Paket nach dem anderen, und du gehst in Griffweite mit, bis es ausgeliefert ist.

### Torpedo

Dein Kind stößt sich mit beiden Füßen von der Wand ab und gleitet zu dir, die Arme nach vorn. Fangt in Griffweite an. Will dein Kind mehr, geh beim Gleiten rückwärts mit, damit du es immer greifen kannst.

## So habt ihr am meisten davon

Zwei Spiele pro Besuch reichen. Lass dein Kind eines erfinden oder verändern. Hör auf, wenn dein Kind zittert, blaue Lippen bekommt oder still wird. Der Körper zeigt es, bevor dein Kind es sagt.

## Wie geht es weiter?

Die Spiele passen zu den Lektionen der [Wassergewöhnung](${paths.de.waterConfidence}) und von [Schweben und gleiten](${paths.de.floatAndGlide}). Es regnet? Auch [in der Badewanne](${paths.de.bathGames}) geht viel.`,
    seo: {
      title: 'Wasserspiele: fünf Ideen für das flache Becken',
      description:
        'Fünf Spiele für das flache Becken, mit denen Kinder pusten, schweben und gleiten lernen. Ihr braucht kein neues Spielzeug, nur einen Erwachsenen mit im Wasser.',
    },
  },
  es: {
    title: 'Jugar es practicar: cinco juegos para la piscina poco profunda',
    slug: articleSlugs.waterGames.es,
    summary:
      'Quien juega practica sin darse cuenta. Cinco juegos para soplar, flotar, deslizarse y atreverse, con lo que ya tenéis en casa.',
    body: `Media hora en la piscina poco profunda se hace larga si solo se «practica». Con un juego pasa volando, y tu hijo aprende igual. Los cinco son para donde tu hijo haga pie, contigo en el agua, a un brazo de distancia. El reparto y el torpedo, con el bañador flotador puesto. Los otros tres valen también sin él, y entonces tus manos no sueltan a tu hijo.

## Cinco juegos

### El semáforo

Caminad juntos por el agua. Verde es andar, ámbar es ir de puntillas y rojo es quedarse quieto y hacer tres burbujas. Así soltar el aire se vuelve costumbre.

### Llega el barco

Tu hijo va boca abajo, con la barbilla fuera del agua y las manos en tus hombros, y tú caminas hacia atrás. El barco navega despacio, gira y atraca. Así aprende a ir estirado y relajado.

### La nutria boca arriba

Boca arriba, la cabeza en tu hombro, las orejas en el agua y la mirada en el techo; tú lo miras a él. Que te cuente lo que ve: quien habla no aguanta la respiración.

### El reparto

Deja tres juguetes en el bordillo. Con el bañador flotador puesto, tu hijo coge uno cada vez y vais juntos a entregarlo un poco más allá, siempre a un brazo de distancia.

### El torpedo

Con el bañador flotador puesto: impulsarse en la pared con los dos pies y deslizarse hasta ti, con los brazos estirados. Empezad muy cerca, a un brazo de distancia. Si te pide más, camina hacia atrás mientras se desliza, para poder cogerlo siempre.

## Para sacarles partido

Dos juegos por baño bastan. Que tu hijo invente o cambie uno. Salid del agua si tirita, tiene los labios morados o se queda callado: el cuerpo avisa antes que las palabras.

## ¿Queréis seguir?

Los juegos van de la mano de las clases de [Confianza en el agua](${paths.es.waterConfidence}) y [Flotar y deslizarse](${paths.es.floatAndGlide}). ¿Llueve? [En la bañera](${paths.es.bathGames}) también se puede hacer mucho.`,
    seo: {
      title: 'Juegos en el agua: cinco ideas para empezar',
      description:
        'Cinco juegos para la piscina poco profunda con los que aprender a soplar, flotar y deslizarse. Con lo que hay en casa y un adulto dentro.',
    },
  },
  fr: {
    title: 'Jouer, c’est s’entraîner : cinq jeux pour le petit bassin',
    slug: articleSlugs.waterGames.fr,
    summary:
      'Un enfant qui joue s’entraîne sans s’en apercevoir. Cinq jeux pour souffler, flotter, glisser et oser, sans rien acheter.',
    body: `Une demi-heure dans le petit bassin, c’est long si l’on ne fait que « s’entraîner ». Avec un jeu, le temps file et votre enfant apprend la même chose. Jouez là où votre enfant a pied, avec vous dans l’eau, à portée de bras. « La livraison » et « La torpille » se jouent avec le maillot flotteur. Les trois autres se jouent aussi sans : gardez alors vos mains sur votre enfant.

## Cinq jeux

### Le feu tricolore

Marchez ensemble dans l’eau. Au vert, on marche ; à l’orange, on avance à pas de loup ; au rouge, on s’arrête et on fait trois bulles. Souffler devient ainsi une habitude.

### Le bateau accoste

Votre enfant est sur le ventre, le menton hors de l’eau, les mains sur vos épaules, et vous reculez. Le bateau avance lentement, prend un virage et accoste. Idéal pour une position allongée et détendue.

### La loutre sur le dos

Sur le dos, la tête sur votre épaule, les oreilles dans l’eau, on regarde le plafond ensemble. Racontez ce que vous voyez. Quand on parle, on continue de respirer.

### La livraison

Posez trois jouets au bord. Avec le maillot, votre enfant en prend un à la fois et vous allez le livrer ensemble un peu plus loin, côte à côte, à portée de bras.

### La torpille

Avec le maillot, votre enfant pousse sur le mur des deux pieds et glisse vers vous, bras tendus. Commencez tout près, à portée de bras. S’il en redemande, reculez à mesure qu’il glisse, pour pouvoir toujours le saisir.

## Pour en profiter vraiment

Deux jeux par séance suffisent. Laissez votre enfant en inventer ou en changer un. Sortez de l’eau s’il frissonne, s’il a les lèvres bleues ou s’il se tait : le corps prévient avant les mots.

## Et ensuite ?

Ces jeux accompagnent les leçons d’[Aisance aquatique](${paths.fr.waterConfidence}) et de [Flotter et glisser](${paths.fr.floatAndGlide}). Il pleut ? On peut aussi faire beaucoup [dans le bain](${paths.fr.bathGames}).`,
    seo: {
      title: 'Jeux dans l’eau : cinq idées pour le petit bassin',
      description:
        'Cinq jeux pour le petit bassin qui apprennent à souffler, flotter et glisser. Avec ce que vous avez déjà, un parent dans l’eau.',
    },
  },
  sv: {
    title: 'Lek är övning: fem lekar för den grunda bassängen',
    slug: articleSlugs.waterGames.sv,
    summary:
      'Den som leker övar utan att märka det. Fem lekar för att blåsa, flyta, glida och våga, med det ni redan har hemma.',
    body: `En halvtimme i den grunda bassängen känns lång om man bara ”övar”. Med en lek går den fort, och barnet lär sig samma sak. De här fem är för vatten där barnet bottnar, med dig i vattnet inom en armlängds avstånd. Paketbudet och Torpeden leker ni bara med flytdräkten på. De andra tre går också bra utan, men då har du händerna på barnet hela tiden.

## Fem lekar

### Trafikljuset

Gå tillsammans genom vattnet. Grönt betyder gå, gult betyder smyg och rött betyder stå still och bubbla tre gånger. Då blir utandningen en vana.

### Båten lägger till

Barnet ligger på mage med hakan ovanför vattnet och händerna på dina axlar medan du går baklänges. Båten åker sakta, svänger och lägger till. Så lär sig barnet att ligga utsträckt och avslappnat i vattnet.

### Uttern på rygg

Barnet ligger på rygg med huvudet mot din axel och öronen i vattnet, och så tittar ni båda i taket. Berätta vad ni ser. Den som pratar andas.

### Paketbudet

Lägg tre leksaker på kanten och bestäm en adress en bit bort. Barnet hämtar ett paket i taget, och du går bredvid inom en armlängds avstånd tills det är levererat.

### Torpeden

Barnet skjuter ifrån väggen med båda fötterna och glider till dig med armarna framåt. Börja inom en armlängds avstånd. Vill barnet glida längre går du baklänges medan det glider, så att du alltid kan ta tag.

## Så får ni ut mest av det

Två lekar per bad räcker. Låt barnet hitta på eller ändra en. Sluta när barnet huttrar, får blå läppar eller blir tyst. Kroppen säger ifrån före orden.

## Vill ni vidare?

Lekarna hör ihop med lektionerna i [Vattenvana](${paths.sv.waterConfidence}) och [Flyta och glida](${paths.sv.floatAndGlide}). Regnar det? Mycket går att göra [i badkaret](${paths.sv.bathGames}) också.`,
    seo: {
      title: 'Vattenlekar: fem idéer för den grunda bassängen',
      description:
        'Fem lekar för den grunda bassängen där barnet lär sig blåsa, flyta och glida. Med det ni har hemma och en vuxen i vattnet.',
    },
  },
};

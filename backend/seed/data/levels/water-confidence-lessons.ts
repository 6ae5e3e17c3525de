import type { SeedLevel } from '../../types';

export const waterConfidenceLessons: SeedLevel['lessons'] = [
  {
    key: 'bath-time',
    position: 1,
    durationMinutes: 6,
    text: {
      nl: {
        title: 'Thuis beginnen: in bad en onder de douche',
        slug: 'thuis-beginnen',
        description:
          'De eerste zwemles is in je eigen badkamer. Je ziet hoe je met een bekertje, een washand en een liedje water over schouders, haren en gezicht laat lopen, steeds een beetje verder. Je leert de aftelzin die je later ook in het zwembad gebruikt, zodat je kind altijd weet wat er komt. En je oefent bellen blazen op het wateroppervlak. Een zwembril laten we nog even liggen: wie eerst leert dat water in de ogen niet erg is, blijft rustig als de bril een keer afgaat. Blijf ook bij het bad altijd naast je kind zitten.',
      },
      en: {
        title: 'Start at home: bath and shower',
        slug: 'start-at-home',
        description:
          'The first swimming lesson takes place in your own bathroom. You will see how to let water run over shoulders, hair and face with a cup, a flannel and a song, a little further each time. You learn the countdown you will use at the pool too, so that your child always knows what comes next. And you practise blowing bubbles at the surface. Goggles can wait: a child who has learned that water in the eyes is no drama stays calm when goggles slip off. Stay right beside your child at bath time, always.',
      },
      de: {
        title: 'Zu Hause anfangen: Wanne und Dusche',
        slug: 'zu-hause-anfangen',
        description:
          'Die erste Schwimmstunde findet in eurem Badezimmer statt. Du siehst, wie du mit Becher, Waschlappen und einem Lied Wasser über Schultern, Haare und Gesicht laufen lässt, jedes Mal ein Stückchen weiter. Du lernst den Countdown, den ihr später auch im Schwimmbad benutzt, damit dein Kind immer weiß, was kommt. Und ihr übt, an der Wasseroberfläche zu blubbern. Die Schwimmbrille bleibt noch liegen: Wer gelernt hat, dass Wasser in den Augen nicht schlimm ist, bleibt ruhig, wenn sie einmal verrutscht. Bleib auch an der Badewanne immer direkt neben deinem Kind.',
      },
      es: {
        title: 'Empezar en casa: bañera y ducha',
        slug: 'empezar-en-casa',
        description:
          'La primera clase de natación es en vuestro cuarto de baño. Verás cómo dejar caer agua por los hombros, el pelo y la cara con un vaso, una esponja y una canción, cada vez un poco más. Aprenderás la cuenta atrás que luego usaréis en la piscina, para que tu hijo sepa siempre qué viene. Y practicaréis a hacer burbujas en la superficie. Las gafas pueden esperar: quien sabe que no pasa nada por tener agua en los ojos mantiene la calma si un día se le mueven. También en la bañera, quédate siempre a su lado.',
      },
      fr: {
        title: 'Commencer à la maison : bain et douche',
        slug: 'commencer-a-la-maison',
        description:
          'La première leçon de natation a lieu dans votre salle de bains. Vous voyez comment faire couler l’eau sur les épaules, les cheveux puis le visage, avec un gobelet, un gant et une chanson, un peu plus loin à chaque fois. Vous apprenez le compte à rebours qui servira aussi à la piscine, pour que votre enfant sache toujours ce qui l’attend. Et vous vous exercez à faire des bulles à la surface. Les lunettes attendront : un enfant qui sait que l’eau dans les yeux n’a rien de grave reste calme si elles glissent. Même dans la baignoire, restez toujours à côté de lui.',
      },
      sv: {
        title: 'Börja hemma: badkar och dusch',
        slug: 'borja-hemma',
        description:
          'Den första simlektionen sker i ert eget badrum. Du ser hur du med en mugg, en tvättlapp och en sång låter vattnet rinna över axlar, hår och ansikte, lite längre för varje gång. Du lär dig nedräkningen som ni sedan använder i bassängen, så att barnet alltid vet vad som kommer. Och ni övar på att blåsa bubblor vid ytan. Simglasögonen får vänta: den som vet att vatten i ögonen inte är farligt behåller lugnet om de glider av. Sitt alltid alldeles intill barnet, även vid badkaret.',
      },
    },
  },
  {
    key: 'shallow-water',
    position: 2,
    durationMinutes: 8,
    text: {
      nl: {
        title: 'In het ondiepe: lopen, plonzen, bellen blazen',
        slug: 'in-het-ondiepe',
        description:
          'Nu gaan jullie samen het water in, met het pak aan en alle acht drijvers erin. We laten drie manieren zien om je kind vast te houden en wanneer welke past. Jullie lopen als een ooievaar, springen als een kikker en blazen bellen als een otter. Je leert aan schouders en handen te zien of je kind ontspannen is, en wat je doet als het even te veel wordt. Aan het eind oefenen jullie iets wat altijd van pas komt: omdraaien en zelf de rand pakken. Sta zelf stevig, blijf binnen armlengte en oefen in water waar je kind kan staan.',
      },
      en: {
        title: 'In the shallows: walk, splash, blow bubbles',
        slug: 'in-the-shallows',
        description:
          'Now you go in together, suit on and all eight floats in place. We show three ways to hold your child, and when to use which. You stride like a stork, leap like a frog and blow bubbles like an otter. You learn to read shoulders and hands to tell whether your child is relaxed, and what to do when it all gets a bit much. At the end you practise something that always comes in handy: turning round and taking hold of the edge. Stand firmly, stay within arm’s reach and practise where your child can stand.',
      },
      de: {
        title: 'Im flachen Wasser: laufen, planschen, blubbern',
        slug: 'im-flachen-wasser',
        description:
          'Jetzt geht ihr zusammen ins Wasser, den Anzug an und alle acht Schwimmkörper drin. Wir zeigen dir drei Arten, dein Kind zu halten, und wann welche passt. Ihr stakst wie ein Storch, hüpft wie ein Frosch und blubbert wie ein Otter. Du lernst, an Schultern und Händen zu erkennen, ob dein Kind entspannt ist, und was du tust, wenn es zu viel wird. Zum Schluss übt ihr etwas, das man immer brauchen kann: sich umdrehen und selbst nach dem Beckenrand greifen. Steh sicher, bleib in Griffweite und übt dort, wo dein Kind stehen kann.',
      },
      es: {
        title: 'Donde cubre poco: caminar, salpicar, hacer burbujas',
        slug: 'donde-cubre-poco',
        description:
          'Ahora entráis juntos en el agua, con el bañador puesto y los ocho flotadores en su sitio. Te enseñamos tres maneras de sujetar a tu hijo y cuándo conviene cada una. Camináis como cigüeñas, saltáis como ranas y hacéis burbujas como nutrias. Aprenderás a ver en los hombros y las manos si está relajado, y qué hacer cuando es demasiado. Al final practicáis algo que siempre viene bien: darse la vuelta y agarrarse al bordillo. Apóyate bien en el suelo, quédate a un brazo de distancia y practicad donde él haga pie.',
      },
      fr: {
        title: 'Là où l’on a pied : marcher, éclabousser, faire des bulles',
        slug: 'la-ou-l-on-a-pied',
        description:
          'Cette fois, vous entrez ensemble dans l’eau, maillot enfilé et huit flotteurs en place. Nous vous montrons trois façons de tenir votre enfant, et quand choisir chacune. Vous marchez comme une cigogne, sautez comme une grenouille et faites des bulles comme une loutre. Vous apprenez à lire dans ses épaules et ses mains s’il est détendu, et que faire quand c’est un peu trop. Pour finir, un geste toujours utile : se retourner et attraper le bord. Gardez vos appuis, restez à portée de bras et entraînez-vous là où votre enfant a pied.',
      },
      sv: {
        title: 'På grunt vatten: gå, plaska, blåsa bubblor',
        slug: 'pa-grunt-vatten',
        description:
          'Nu går ni i tillsammans, med dräkten på och alla åtta kuddarna på plats. Vi visar tre sätt att hålla barnet och när de passar. Ni kliver som en stork, hoppar som en groda och blåser bubblor som en utter. Du lär dig se på axlar och händer om barnet är avslappnat, och vad du gör när det blir för mycket. Till sist övar ni på något som alltid är bra att kunna: vända sig om och ta tag i kanten. Stå stadigt, håll dig inom en armlängds avstånd och öva där barnet når botten.',
      },
    },
  },
  {
    key: 'floating',
    position: 3,
    durationMinutes: 9,
    text: {
      nl: {
        title: 'Drijven als een otter: op je rug en op je buik',
        slug: 'drijven-als-een-otter',
        description:
          'Drijven is het geheim van zwemmen. In deze les ligt je kind eerst met het hoofd op jouw schouder op de rug en kijkt naar het plafond. Je ziet hoe je je steun stukje voor stukje kleiner maakt: van twee handen naar één, van één hand naar twee vingers. Daarna draaien jullie naar de buik, met armen lang en de kin in het water. Lukt het drie keer ontspannen? Dan zie je hoe je bij een volgend bezoek de eerste drijver eruit haalt en waar je dan op let. Loslaten duurt een paar tellen, jouw handen blijven vlakbij.',
      },
      en: {
        title: 'Float like an otter: on your back and on your tummy',
        slug: 'float-like-an-otter',
        description:
          'Floating is the secret of swimming. In this lesson your child first lies back with their head on your shoulder, looking at the ceiling. You see how to reduce your support bit by bit: from two hands to one, from one hand to two fingers. Then you roll over to the front, arms long and chin in the water. Relaxed three times in a row? Then we show you how to take out the first float on your next visit, and what to look for when you do. Letting go lasts a few seconds, and your hands stay close.',
      },
      de: {
        title: 'Treiben wie ein Otter: auf dem Rücken und auf dem Bauch',
        slug: 'treiben-wie-ein-otter',
        description:
          'Sich treiben zu lassen ist das Geheimnis des Schwimmens. In dieser Lektion liegt dein Kind zuerst auf dem Rücken, den Kopf an deiner Schulter, und schaut zur Decke. Du siehst, wie du deine Hilfe Stück für Stück verringerst: von zwei Händen auf eine, von einer Hand auf zwei Finger. Danach dreht ihr euch auf den Bauch, die Arme lang, das Kinn im Wasser. Klappt es dreimal entspannt? Dann zeigen wir dir, wie du beim nächsten Besuch den ersten Schwimmkörper herausnimmst und worauf du achtest. Loslassen dauert ein paar Sekunden, deine Hände bleiben ganz nah.',
      },
      es: {
        title: 'Flotar como una nutria: boca arriba y boca abajo',
        slug: 'flotar-como-una-nutria',
        description:
          'Flotar es el secreto de nadar. En esta clase, tu hijo se tumba primero boca arriba, con la cabeza en tu hombro, mirando al techo. Verás cómo ir quitando apoyo poco a poco: de dos manos a una, de una mano a dos dedos. Después os dais la vuelta: boca abajo, brazos estirados y barbilla en el agua. ¿Le sale relajado tres veces? Entonces te enseñamos cómo sacar el primer flotador en la próxima visita y en qué fijarte. Soltar dura unos segundos y tus manos siguen muy cerca.',
      },
      fr: {
        title: 'Flotter comme une loutre : sur le dos et sur le ventre',
        slug: 'flotter-comme-une-loutre',
        description:
          'Savoir flotter, c’est le secret de la nage. Dans cette leçon, votre enfant s’allonge d’abord sur le dos, la tête sur votre épaule, et regarde le plafond. Vous voyez comment alléger votre soutien peu à peu : de deux mains à une, d’une main à deux doigts. Puis il passe sur le ventre, bras tendus, menton dans l’eau. Trois fois de suite sans tension ? Nous vous montrons alors comment retirer le premier flotteur à la prochaine séance, et ce qu’il faut observer. On lâche quelques secondes, les mains toujours tout près.',
      },
      sv: {
        title: 'Flyt som en utter: på rygg och på mage',
        slug: 'flyt-som-en-utter',
        description:
          'Att kunna flyta är simningens hemlighet. I den här lektionen ligger barnet först på rygg med huvudet mot din axel och tittar i taket. Du ser hur du minskar stödet lite i taget: från två händer till en, från en hand till två fingrar. Sedan vänder ni till magläge, med långa armar och hakan i vattnet. Går det avslappnat tre gånger? Då visar vi hur du tar ut den första kudden vid nästa besök, och vad du ska titta efter. Du släpper några sekunder, och dina händer är hela tiden nära.',
      },
    },
  },
];

import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

export const armsReach: SeedArticle['text'] = {
  nl: {
    title: 'Op armlengte: zo houd je echt toezicht in het water',
    slug: articleSlugs.armsReach.nl,
    summary:
      'Toezicht houden klinkt vanzelfsprekend, tot de telefoon trilt of de buurvrouw zwaait. Afspraken die het makkelijker maken.',
    body: `Een kind dat in moeilijkheden raakt, roept meestal niet en zwaait niet. Het gaat snel en het is stil. Daarom is er één regel die boven alle andere gaat: een volwassene is in het water, binnen armlengte, en kijkt.

## Wat armlengte betekent

Zo dichtbij dat je je arm maar hoeft uit te steken om je kind vast te pakken, zonder eerst te lopen, te zwemmen of te springen. Aan de kant staan is geen armlengte, en een stoel naast het kinderbad ook niet. Dat geldt ook als je kind een drijfpak, zwembandjes of een zwemband draagt. Een drijfpak is een drijfhulpmiddel om te leren zwemmen. Het is geen reddingsvest en beschermt niet tegen verdrinking.

## Spreek af wie er kijkt

Zijn er meer volwassenen bij, dan kijkt er al gauw niemand, omdat iedereen denkt dat de ander het doet. Zeg het daarom hardop.

- “Ik kijk nu naar Noor, tot jij het overneemt.”
- Wie overneemt, zegt dat ook: “Ik heb haar.”
- Wissel elk kwartier. Kijken is vermoeiender dan je denkt.
- Moet je weg, ook al is het maar even? Dan gaat je kind mee het water uit.

## Maak het jezelf makkelijk

Telefoon en boek in de tas: berichten en foto’s wachten. Kies een plek waar je de bodem ziet, met water waarin jij kunt staan. En houd het kort, want na een halfuur zijn jullie allebei minder scherp.

## Als het druk is

Een felgekleurd pak of badmuts valt op tussen tien andere kinderen. Houd je kind in de drukte aan de hand, ook op de kant. Twee kinderen die nog niet kunnen zwemmen en één volwassene? Blijf dan waar ze kunnen staan en jij ze allebei kunt pakken. Dieper gaan jullie pas als er een tweede volwassene bij is.

## Leer het je kind ook

Ook een kleuter kan de regel leren: het water in, dat doe je samen. Vraag het elke keer, ook als je al nat bent: “Mag ik erin?” In [de checklist voor de eerste keer](${paths.nl.firstSwim}) lees je hoe een rustige zwembeurt eruitziet. Wat je moet doen als er tóch iets gebeurt, leer je het best in een cursus eerste hulp aan kinderen.`,
    seo: {
      title: 'Toezicht houden bij zwemmen: op armlengte',
      description:
        'Wat betekent toezicht op armlengte, en hoe verdeel je het met meer volwassenen? Duidelijke afspraken voor ouders in het zwembad.',
    },
  },
  en: {
    title: 'Within arm’s reach: how to really watch a child in water',
    slug: articleSlugs.armsReach.en,
    summary:
      'Watching sounds easy, until your phone buzzes or a friend waves. A few simple rules help you keep your eyes on your child.',
    body: `A child in trouble usually does not shout or wave. It happens fast, and it is quiet. That is why one rule comes before all others: an adult must be in the water, within arm’s reach, and watching.

## What arm’s reach means

So close that you only have to reach out an arm to take hold of your child, without walking, swimming or jumping in first. Standing on the side is not arm’s reach, nor is a chair beside the toddler pool. That goes for children in float suits, armbands or rubber rings too. A float suit is a buoyant aid for learning to swim. It is not a life jacket and does not protect against drowning.

## Agree who is watching

With several adults around, it is easy for nobody to be watching, because everyone thinks someone else is. So say it out loud.

- “I’m watching Ella until you take over.”
- Whoever takes over says so: “I’ve got her.”
- Swap every quarter of an hour. Watching is more tiring than you think.
- If you need to leave, even for a moment, your child gets out of the water with you.

## Make it easy for yourself

Phone and book in the bag: messages and photos can wait. Choose a spot where you can see the bottom, in water you can stand in. And keep it short, because after half an hour neither of you is as sharp.

## When it is busy

A bright suit or swimming cap stands out among ten other children. When it is crowded, hold your child’s hand, on the poolside too. With two children who cannot swim yet and one adult, stay where they can stand and you can take hold of both. Go deeper only once a second adult is with you.

## Teach your child as well

Even a four-year-old can learn the rule: going in is something we do together. Let them ask every time, even when they are wet already: “May I come in?” Our [checklist for the first trip](${paths.en.firstSwim}) shows what a calm swim looks like. What to do if something does go wrong is best learned on a paediatric first aid course.`,
    seo: {
      title: 'Watching children in water: arm’s reach',
      description:
        'What does supervision within arm’s reach mean, and how do you share it between adults? Clear rules for parents at the pool.',
    },
  },
  de: {
    title: 'In Griffweite: So beaufsichtigst du dein Kind im Wasser richtig',
    slug: articleSlugs.armsReach.de,
    summary:
      'Aufpassen klingt selbstverständlich, bis das Handy brummt oder die Nachbarin winkt. Diese Absprachen machen es leichter.',
    body: `Ein Kind in Not ruft meistens nicht und winkt nicht. Es geht schnell, und es ist still. Deshalb steht eine Regel über allen anderen: Ein Erwachsener ist im Wasser, in Griffweite, und schaut hin.

## Was Griffweite heißt

So nah, dass du nur den Arm auszustrecken brauchst, um dein Kind zu greifen, ohne erst zu gehen, zu schwimmen oder zu springen. Am Beckenrand stehen reicht nicht, der Stuhl neben dem Planschbecken auch nicht. Das gilt ebenso, wenn dein Kind einen Schwimmlernanzug, Schwimmflügel oder einen Ring trägt. Ein Schwimmlernanzug ist eine Auftriebshilfe für das Schwimmenlernen. Er ist keine Rettungsweste und schützt nicht vor dem Ertrinken.

## Sprecht ab, wer schaut

Sind mehrere Erwachsene dabei, schaut am Ende oft niemand hin: Jeder denkt, der andere tut es. Sagt es deshalb laut.

- „Ich passe auf Mia auf, bis du übernimmst.“
- Wer übernimmt, sagt es auch: „Ich habe sie.“
- Wechselt euch jede Viertelstunde ab. Hinschauen strengt mehr an, als man denkt.
- Musst du weg, und sei es nur kurz, dann kommt dein Kind mit aus dem Wasser.

## Mach es dir leicht

Handy und Buch bleiben in der Tasche: Nachrichten und Fotos warten. Such dir einen Platz, an dem du den Boden siehst und stehen kannst. Und haltet es kurz, denn nach einer halben Stunde seid ihr beide nicht mehr so aufmerksam.

## Wenn es voll ist

Ein leuchtender Anzug oder eine bunte Badekappe fällt zwischen zehn anderen Kindern auf. Nimm dein Kind im Gedränge an die Hand, auch am Beckenrand. Zwei Kinder, die noch nicht schwimmen können, und ein Erwachsener? Dann bleibt dort, wo sie stehen können und du beide greifen kannst. Tiefer geht es erst, wenn ein zweiter Erwachsener dabei ist.

## Auch dein Kind kann es lernen

Schon Vierjährige verstehen die Regel: Ins Wasser gehen wir zusammen. Lass dein Kind jedes Mal fragen, auch wenn ihr schon nass seid: „Darf ich rein?“ In der [Checkliste für das erste Mal](${paths.de.firstSwim}) liest du, wie ein ruhiger Schwimmbadbesuch aussieht. Was zu tun ist, wenn doch etwas passiert, lernst du am besten in einem Kurs „Erste Hilfe am Kind“.`,
    seo: {
      title: 'Kinder im Wasser beaufsichtigen: in Griffweite',
      description:
        'Was heißt Aufsicht in Griffweite, und wie teilen sich Erwachsene sie auf? Klare Absprachen für Eltern im Schwimmbad.',
    },
  },
  es: {
    title: 'A un brazo de distancia: cómo vigilar de verdad en el agua',
    slug: articleSlugs.armsReach.es,
    summary:
      'Vigilar parece evidente, hasta que vibra el móvil o saluda la vecina. Unos acuerdos que lo hacen más fácil.',
    body: `Un niño en apuros casi nunca grita ni agita los brazos. Todo pasa deprisa y en silencio. Por eso hay una regla por encima de todas: un adulto se queda dentro del agua, a un brazo de distancia, y no pierde de vista al niño.

## Qué significa «a un brazo de distancia»

Tan cerca que te baste con estirar el brazo para coger a tu hijo, sin tener que andar, nadar ni saltar. Estar de pie en el bordillo no basta, y sentarse junto a la piscina infantil tampoco. La regla vale también si lleva bañador flotador, manguitos o un flotador hinchable. Un bañador flotador es una ayuda a la flotación para aprender a nadar. No es un chaleco salvavidas y no protege contra el ahogamiento.

## Acordad quién mira

Cuando hay varios adultos, es fácil que no mire nadie: cada uno cree que lo hace otro. Decidlo en voz alta.

- «Yo vigilo a Lucía hasta que me releves».
- Quien releva también lo dice: «La tengo yo».
- Turnaos cada cuarto de hora. Mirar cansa más de lo que parece.
- Si tienes que irte, aunque sea un momento, tu hijo sale del agua contigo.

## Póntelo fácil

Deja el móvil y el libro en la bolsa: los mensajes y las fotos esperan. Elige un sitio donde veas el fondo y hagas pie. Y que el baño sea corto: al cabo de media hora ninguno de los dos está tan atento.

## Cuando hay mucha gente

Un bañador o un gorro de color vivo se distingue enseguida entre diez niños. Lleva a tu hijo de la mano, también fuera del agua. Si estás solo con dos niños que aún no nadan, quédate donde ellos hagan pie y puedas coger a los dos. Más adentro, solo cuando haya otro adulto contigo.

## Enséñaselo también a tu hijo

Con cuatro años ya se entiende la regla: al agua entramos juntos. Enséñale a preguntar siempre, aunque ya esté mojado: «¿Puedo entrar?». En la [lista para el primer baño](${paths.es.firstSwim}) verás cómo es un baño tranquilo. Qué hacer si aun así ocurre algo se aprende mejor en un curso de primeros auxilios infantiles.`,
    seo: {
      title: 'Vigilar a los niños en el agua, a un brazo de distancia',
      description:
        'Qué significa vigilar a un brazo de distancia y cómo repartirlo entre adultos. Acuerdos claros para familias en la piscina.',
    },
  },
  fr: {
    title: 'À portée de bras : bien surveiller un enfant dans l’eau',
    slug: articleSlugs.armsReach.fr,
    summary:
      'Surveiller semble évident, jusqu’à ce que le téléphone vibre ou que la voisine fasse signe. Quelques règles qui simplifient tout.',
    body: `Un enfant en difficulté ne crie presque jamais et ne fait pas de grands signes. Cela va vite, et sans bruit. Une règle passe donc avant toutes les autres : un adulte reste dans l’eau, à portée de bras, et ne quitte pas l’enfant des yeux.

## Ce que veut dire « à portée de bras »

Assez près pour qu’il vous suffise de tendre le bras pour saisir votre enfant, sans marcher, nager ni sauter. Rester debout au bord ne suffit pas, une chaise près de la pataugeoire non plus. Cela vaut aussi lorsque l’enfant porte un maillot flotteur, des brassards ou une bouée. Un maillot flotteur aide à flotter pendant l’apprentissage de la natation. Ce n’est pas un gilet de sauvetage et il ne protège pas contre la noyade.

## Décidez qui regarde

À plusieurs adultes, il arrive vite que personne ne regarde : chacun croit que l’autre le fait. Dites-le donc à voix haute.

- « Je surveille Léa jusqu’à ce que tu prennes le relais. »
- Celui qui prend le relais le dit aussi : « C’est moi qui la surveille. »
- Relayez-vous tous les quarts d’heure. Regarder fatigue plus qu’on ne le croit.
- Si vous devez vous éloigner, même un instant, votre enfant sort de l’eau avec vous.

## Facilitez-vous la tâche

Laissez le téléphone et le livre dans le sac : les messages et les photos attendront. Choisissez un endroit où vous voyez le fond et où vous avez pied. Et faites court : au bout d’une demi-heure, vous êtes tous les deux moins attentifs.

## Quand il y a du monde

Au milieu des autres, on repère mieux un enfant qui porte un maillot ou un bonnet de couleur vive. Dans la foule, tenez votre enfant par la main, au bord aussi. Si vous êtes seul avec deux enfants qui ne savent pas encore nager, restez là où ils ont pied et où vous pouvez les saisir tous les deux. N’allez plus loin que si un deuxième adulte est avec vous.

## Apprenez-le aussi à votre enfant

Dès quatre ans, un enfant comprend la règle : dans l’eau, on y va ensemble. Apprenez-lui à demander à chaque fois, même si vous êtes déjà mouillés : « Je peux venir ? » Notre [liste pour la première baignade](${paths.fr.firstSwim}) montre à quoi ressemble une séance tranquille. Les gestes à faire en cas d’accident s’apprennent le mieux lors d’une formation aux premiers secours de l’enfant.`,
    seo: {
      title: 'Surveiller un enfant dans l’eau : à portée de bras',
      description:
        'Que veut dire surveiller à portée de bras, et comment se relayer entre adultes ? Des règles claires pour les parents à la piscine.',
    },
  },
  sv: {
    title: 'Inom en armlängds avstånd: så håller du verkligen uppsikt i vattnet',
    slug: articleSlugs.armsReach.sv,
    summary:
      'Att hålla uppsikt låter självklart, tills mobilen surrar eller grannen vinkar. Några enkla regler gör det lättare.',
    body: `Ett barn i nöd ropar oftast inte och vinkar inte. Det går fort, och det är tyst. Därför går en regel före alla andra: en vuxen är i vattnet, inom en armlängds avstånd, och håller uppsikt.

## Vad en armlängds avstånd betyder

Så nära att du bara behöver sträcka ut armen för att ta tag i barnet, utan att först gå, simma eller hoppa i. Det räcker inte att stå på kanten eller sitta på en stol bredvid plaskbassängen. Det gäller också när barnet har flytdräkt, armpuffar eller simring. En flytdräkt är ett flythjälpmedel för den som lär sig simma. Den är ingen flytväst och skyddar inte mot drunkning.

## Bestäm vem som tittar

Är ni flera vuxna blir det lätt så att ingen tittar: alla tror att någon annan gör det. Säg det därför högt.

- ”Jag har koll på Alma tills du tar över.”
- Den som tar över säger det också: ”Jag har henne.”
- Byt varje kvart. Att titta är mer ansträngande än man tror.
- Måste du gå, om så bara en stund, följer barnet med upp ur vattnet.

## Gör det lätt för dig

Låt mobilen och boken ligga i väskan: meddelanden och bilder får vänta. Välj en plats där du ser botten och kan stå. Håll det kort, för efter en halvtimme är ingen av er lika skärpt.

## När det är mycket folk

Med dräkt eller badmössa i en stark färg syns barnet även bland tio andra. Håll barnet i handen när det är trångt, även på kanten. Två barn som inte kan simma och en vuxen? Stanna då där de bottnar och du når båda. Längre ut går ni först när en vuxen till är med.

## Lär barnet också

Redan en fyraåring förstår regeln att vi går i vattnet tillsammans. Låt barnet fråga varje gång, även när ni redan är blöta: ”Får jag komma i?” I [checklistan för första badet](${paths.sv.firstSwim}) ser du hur ett lugnt bad kan gå till. Vad du gör om något ändå händer lär du dig bäst på en kurs i barn-HLR och första hjälpen.`,
    seo: {
      title: 'Hålla uppsikt i vattnet: på armlängds avstånd',
      description:
        'Vad betyder uppsikt på armlängds avstånd, och hur delar vuxna på den? Tydliga regler för föräldrar i simhallen.',
    },
  },
};

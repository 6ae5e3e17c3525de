import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

export const afraidOfWater: SeedArticle['text'] = {
  nl: {
    title: 'Bang voor water? Vijf kleine stappen die helpen',
    slug: articleSlugs.afraidOfWater.nl,
    summary:
      'Schrikken van spetters of je vastklampen aan de trap is heel gewoon. Zo wordt het water stap voor stap minder spannend.',
    body: `Sommige kinderen rennen het bad in, andere willen er al bij de douche weer uit. Bang zijn voor water is geen onwil. Water is koud, maakt lawaai en draagt je op een manier die je niet kent. Wie dat spannend vindt, heeft vooral tijd nodig, en iemand die geen haast heeft.

## Begin waar het nog leuk is

Dat is vaak thuis. Een teil in de tuin, de douche, een warm en ondiep bad, met water hooguit tot de navel: overal kun je gieten, blazen en spetteren, zolang jij ernaast zit, blijft kijken en teil of bad daarna meteen leegmaakt. Let op het moment waarop je kind stil wordt of zich omdraait. Net daarvóór ligt jullie beginpunt.

## Vijf stappen, in jullie eigen tempo

1. **Kijken.** Ga samen op de rand zitten en kijk naar anderen. Er hoeft niets.
2. **Voelen.** Voeten erin, handen erin, water over de armen gieten. Je kind giet, jij niet.
3. **Erin zitten.** Op de trap of op jouw knie, met het water tot de buik.
4. **Gezicht nat.** Eerst een natte vinger op de wang, dan een washand, dan bellen blazen.
5. **Loslaten.** Jouw handen worden lichter, maar blijven waar ze zijn.

Sla geen stap over, ook niet als het vandaag heel goed gaat. En een stap terug mag altijd.

## Woorden die helpen

“Niet bang zijn” helpt niet, want je kind is het al. “Je vindt het spannend, ik houd je vast” helpt wel. Spreek een stopwoord af en houd je eraan, ook als je denkt dat er nog iets meer in zit. Een kind dat kan stoppen, durft te beginnen.

## Wat je beter niet doet

Onverwacht loslaten, voor de grap natspetteren of vergelijken met een zusje kan je weken kosten. Ook een drijfpak lost angst niet vanzelf op. Het helpt bij het drijven, maar het is geen reddingsvest en vervangt jouw handen niet. Blijf bij je kind in het water, binnen armlengte.

Meer ideeën voor dit begin vind je in de lessen van [Watervrij](${paths.nl.waterConfidence}). Blijft je kind lang erg bang, vraag dan een zweminstructeur om mee te kijken.`,
    seo: {
      title: 'Kind bang voor water: vijf kleine stappen',
      description:
        'Is je kind bang voor water? Vijf kleine stappen, woorden die helpen en wat je beter niet doet. Rustig wennen, in je eigen tempo.',
    },
  },
  en: {
    title: 'Afraid of water? Five small steps that help',
    slug: articleSlugs.afraidOfWater.en,
    summary:
      'Flinching at splashes and clinging to the steps are very common. Here is how to make the water less daunting, one step at a time.',
    body: `Some children run straight into the pool, others want to leave as soon as they see the showers. Being afraid of water is not stubbornness. Water is cold and loud, and it holds you up in a way you are not used to. A child who finds that frightening mostly needs time, and someone who is in no hurry.

## Start where it is still fun

Often that is at home. A tub in the garden, the shower, a warm, shallow bath with the water no higher than the belly button: you can pour, blow and splash anywhere, as long as you sit right there, keep watching and empty the tub or bath straight afterwards. Notice the moment your child goes quiet or turns away. Just before that is where you begin.

## Five steps, at your own pace

1. **Watching.** Sit on the edge together and look at the others. Nothing has to happen.
2. **Feeling.** Feet in, hands in, water poured over the arms. Your child pours, you do not.
3. **Sitting.** On the steps or on your knee, with the water up to the tummy.
4. **Wet face.** A wet finger on the cheek first, then a flannel, then blowing bubbles.
5. **Letting go.** Your hands get lighter but stay where they are.

Do not skip a step just because today is going so well. A step back is always allowed.

## Words that help

“Don’t be scared” does not help, because they already are. “It’s scary, and I’ve got you” does. Agree on a stop word and stick to it, even when you think your child could manage a little more. A child who can stop dares to start.

## What to avoid

Letting go without warning, splashing as a joke or comparing your child with a brother or sister can each set you back weeks. A float suit does not make fear disappear either. It helps a child float, but it is no life jacket and no substitute for your hands. Stay in the water with your child, within arm’s reach.

You will find more ideas for this stage in the lessons of [Water confidence](${paths.en.waterConfidence}). If your child stays very frightened for a long time, ask a swimming teacher to have a look.`,
    seo: {
      title: 'Child afraid of water: five small steps',
      description:
        'Is your child afraid of water? Five small steps, words that help and what to avoid. Getting used to water calmly, at your own pace.',
    },
  },
  de: {
    title: 'Angst vor Wasser? Fünf kleine Schritte, die helfen',
    slug: articleSlugs.afraidOfWater.de,
    summary:
      'Dass ein Kind bei jedem Spritzer zusammenzuckt oder sich an die Treppe klammert, ist ganz normal. So verliert das Wasser Schritt für Schritt seinen Schrecken.',
    body: `Manche Kinder können es kaum erwarten, andere wollen schon bei den Duschen wieder gehen. Angst vor Wasser ist kein Trotz. Wasser ist kalt und laut, und es trägt auf ungewohnte Weise. Wer das unheimlich findet, braucht vor allem Zeit und jemanden, der keine Eile hat.

## Dort anfangen, wo es noch Spaß macht

Das ist oft zu Hause. Eine Wanne im Garten, die Dusche, ein warmes, flaches Bad, in dem das Wasser höchstens bis zum Bauchnabel reicht: Gießen, pusten und planschen könnt ihr überall, solange du danebensitzt, hinschaust und Wanne oder Bad danach sofort leerst. Achte darauf, wann dein Kind still wird oder sich wegdreht. Kurz davor ist euer Anfang.

## Fünf Schritte in eurem Tempo

1. **Zuschauen.** Setzt euch zusammen an den Rand und seht den anderen zu. Mehr muss nicht sein.
2. **Fühlen.** Füße hinein, Hände hinein, Wasser über die Arme gießen. Dein Kind gießt, nicht du.
3. **Hineinsetzen.** Auf die Treppe oder auf deinen Schoß, das Wasser reicht bis zum Bauch.
4. **Nasses Gesicht.** Erst ein nasser Finger auf der Wange, dann ein Waschlappen, dann Blubberblasen.
5. **Loslassen.** Deine Hände werden leichter, bleiben aber, wo sie sind.

Überspringt keinen Schritt, auch wenn es heute gut läuft. Ein Schritt zurück ist immer erlaubt.

## Worte, die helfen

„Hab keine Angst“ hilft nicht, denn die Angst ist schon da. Besser ist: „Du traust dich noch nicht. Das macht nichts, ich halte dich.“ Vereinbart ein Stoppwort und halte dich daran, auch wenn du meinst, es ginge noch etwas. Ein Kind, das aufhören darf, traut sich anzufangen.

## Was ihr besser lasst

Unerwartet loslassen, aus Spaß nass spritzen oder mit der Schwester vergleichen kann euch Wochen zurückwerfen. Auch ein Schwimmlernanzug nimmt die Angst nicht von selbst. Er hilft beim Schweben, ist aber keine Rettungsweste und ersetzt deine Hände nicht. Bleib bei deinem Kind im Wasser, in Griffweite.

Mehr Ideen für diesen Anfang findet ihr in den Lektionen der [Wassergewöhnung](${paths.de.waterConfidence}). Bleibt die Angst lange sehr groß, bitte eine Schwimmlehrkraft um Rat.`,
    seo: {
      title: 'Kind hat Angst vor Wasser: fünf kleine Schritte',
      description:
        'Dein Kind hat Angst vor Wasser? Fünf kleine Schritte, hilfreiche Worte und was du besser lässt. In aller Ruhe und im eigenen Tempo.',
    },
  },
  es: {
    title: '¿Miedo al agua? Cinco pequeños pasos que ayudan',
    slug: articleSlugs.afraidOfWater.es,
    summary:
      'Asustarse con las salpicaduras o agarrarse a la escalera es muy normal. Así el agua deja de imponer, paso a paso.',
    body: `Hay niños que corren a la piscina y otros que quieren irse en cuanto ven las duchas. Tener miedo al agua no es cabezonería. El agua está fría, hace ruido y te sostiene de una forma que no conoces. Quien se asusta necesita sobre todo tiempo, y a alguien sin prisa.

## Empezad donde todavía es divertido

Muchas veces es en casa. Un barreño en el jardín, la ducha, la bañera con poca agua, calentita y como mucho hasta el ombligo: en cualquier sitio se puede echar agua, soplar y chapotear, siempre que te sientes al lado, no dejes de mirar y vacíes el barreño o la bañera en cuanto termine el juego. Fíjate en qué momento tu hijo se queda callado o se da la vuelta. Justo antes está vuestro punto de partida.

## Cinco pasos, a vuestro ritmo

1. **Mirar.** Sentaos juntos en el bordillo y mirad a los demás. No hace falta nada más.
2. **Sentir.** Los pies dentro, las manos dentro, agua por los brazos. La echa tu hijo, no tú.
3. **Sentarse.** En la escalera o sobre tus rodillas, con el agua por la barriga.
4. **Mojarse la cara.** Primero un dedo mojado en la mejilla, luego una manopla y después hacer burbujas.
5. **Soltar.** Tus manos sujetan cada vez menos, pero siguen donde están.

No os saltéis ningún paso, aunque hoy vaya muy bien. Y siempre se puede dar uno atrás.

## Palabras que ayudan

«No tengas miedo» no ayuda: ya lo tiene. «Te da un poco de miedo y yo te sujeto» sí ayuda. Acordad una palabra para parar. Respétala, aunque te parezca que aún podía un poco más. Un niño que puede parar se atreve a empezar.

## Lo que es mejor evitar

Soltarlo sin avisar, salpicarlo en broma o compararlo con su hermana puede costar semanas. Un bañador flotador tampoco quita el miedo por sí solo. Ayuda a flotar, pero no es un chaleco salvavidas ni sustituye tus manos. Quédate con tu hijo en el agua, a un brazo de distancia.

Tienes más ideas para este comienzo en las clases de [Confianza en el agua](${paths.es.waterConfidence}). Si el miedo sigue siendo muy grande durante mucho tiempo, pide consejo a un monitor de natación.`,
    seo: {
      title: 'Niños con miedo al agua: cinco pequeños pasos',
      description:
        '¿Tu hijo tiene miedo al agua? Cinco pequeños pasos, palabras que ayudan y lo que es mejor evitar. Con calma y a vuestro ritmo.',
    },
  },
  fr: {
    title: 'Peur de l’eau ? Cinq petits pas qui aident',
    slug: articleSlugs.afraidOfWater.fr,
    summary:
      'Sursauter à chaque éclaboussure, s’agripper aux marches : c’est très courant. Voici comment apprivoiser l’eau, pas à pas.',
    body: `Certains enfants courent vers le bassin, d’autres veulent repartir dès les douches. Avoir peur de l’eau n’est pas un caprice. L’eau est froide, bruyante, et elle vous porte d’une façon inconnue. Un enfant que cela inquiète a surtout besoin de temps, et de quelqu’un qui n’est pas pressé.

## Commencez là où c’est encore amusant

C’est souvent à la maison. Une bassine dans le jardin, la douche, un bain tiède et peu profond, où l’eau n’arrive pas plus haut que le nombril : on peut verser, souffler et éclabousser partout, tant que vous restez assis juste à côté, que vous regardez et que vous videz la bassine ou la baignoire aussitôt après. Observez le moment où votre enfant se tait ou se détourne. Juste avant, c’est votre point de départ.

## Cinq étapes, à votre rythme

1. **Regarder.** Asseyez-vous ensemble au bord et observez les autres. Rien d’autre n’est demandé.
2. **Sentir.** Les pieds dans l’eau, les mains dans l’eau, un peu d’eau sur les bras. C’est l’enfant qui verse, pas vous.
3. **S’asseoir.** Sur les marches ou sur votre genou, l’eau jusqu’au ventre.
4. **Mouiller le visage.** D’abord un doigt mouillé sur la joue, puis un gant de toilette, puis des bulles.
5. **Lâcher.** Vos mains se font légères, mais restent là où elles sont.

Ne sautez pas d’étape, même si tout va bien aujourd’hui. Et revenir en arrière est toujours permis.

## Les mots qui aident

« N’aie pas peur » n’aide pas : la peur est déjà là. « C’est impressionnant, mais je te tiens » aide. Convenez d’un mot pour arrêter et respectez-le, même si vous pensez qu’il restait un peu de marge. Un enfant qui peut arrêter ose commencer.

## Ce qu’il vaut mieux éviter

Lâcher sans prévenir, éclabousser pour rire, comparer votre enfant à un frère ou à une sœur : cela peut coûter des semaines. Un maillot flotteur ne fait pas non plus disparaître la peur. Il aide à flotter, mais ce n’est pas un gilet de sauvetage et il ne remplace pas vos mains. Restez dans l’eau avec votre enfant, à portée de bras.

Vous trouverez d’autres idées dans les leçons d’[Aisance aquatique](${paths.fr.waterConfidence}). Si la peur reste très forte, demandez conseil à un maître-nageur.`,
    seo: {
      title: 'Enfant qui a peur de l’eau : cinq petits pas',
      description:
        'Votre enfant a peur de l’eau ? Cinq petites étapes, les mots qui aident et ce qu’il vaut mieux éviter. En douceur, à votre rythme.',
    },
  },
  sv: {
    title: 'Rädd för vatten? Fem små steg som hjälper',
    slug: articleSlugs.afraidOfWater.sv,
    summary:
      'Att rycka till av stänk eller klamra sig fast vid trappan är helt vanligt. Så blir vattnet mindre skrämmande, ett steg i taget.',
    body: `En del barn springer rakt ner i bassängen, andra vill hem redan vid duscharna. Att vara rädd för vatten är inte trots. Vatten är kallt, det låter mycket och det bär på ett ovant sätt. Den som tycker att det är läskigt behöver framför allt tid, och någon som inte har bråttom.

## Börja där det fortfarande är roligt

Ofta är det hemma. En balja i trädgården, duschen, ett varmt och grunt bad med vatten högst till naveln: ni kan hälla, blåsa och plaska överallt, så länge du sitter bredvid, håller uppsikt och tömmer baljan eller badkaret direkt efteråt. Lägg märke till när ditt barn tystnar eller vänder sig bort. Börja nästa gång strax före den punkten.

## Fem steg i er egen takt

1. **Titta.** Sitt tillsammans på kanten och titta på de andra. Inget mer behövs.
2. **Känna.** Fötterna i, händerna i, vatten över armarna. Barnet häller, inte du.
3. **Sitta i vattnet.** På trappan eller i ditt knä, med vatten upp till magen.
4. **Blött ansikte.** Först ett vått finger på kinden, sedan en tvättlapp, sedan bubblor.
5. **Släppa taget.** Dina händer blir lättare men stannar där de är.

Hoppa inte över något steg, även om det går bra i dag. Ett steg tillbaka är alltid tillåtet.

## Ord som hjälper

”Var inte rädd” hjälper inte, för rädslan finns redan. Säg hellre: ”Det känns läskigt, men jag håller dig.” Kom överens om ett stoppord och håll fast vid det, även när du tror att barnet orkar lite till. Ett barn som får sluta vågar börja.

## Det här ska ni undvika

Att släppa utan förvarning, stänka på skoj eller jämföra med ett syskon kan kosta flera veckor. En flytdräkt tar inte heller bort rädslan av sig själv. Den hjälper barnet att flyta, men den är ingen flytväst och ersätter inte dina händer. Var kvar i vattnet hos ditt barn, inom en armlängds avstånd.

Fler idéer för den första tiden finns i lektionerna i [Vattenvana](${paths.sv.waterConfidence}). Är barnet mycket rädd under lång tid kan en simlärare ge råd.`,
    seo: {
      title: 'Barn som är rädda för vatten: fem små steg',
      description:
        'Är ditt barn rädd för vatten? Fem små steg, ord som hjälper och vad ni bör undvika. Lugn tillvänjning i er egen takt.',
    },
  },
};

import type { SeedArticle } from '../../types';
import { articleSlugs, paths } from '../paths';

/** Each language tells about the badges of its own country. */
export const swimBadges: SeedArticle['text'] = {
  nl: {
    title: 'Drijfpak en zwem-ABC: wat past wanneer?',
    slug: articleSlugs.swimBadges.nl,
    summary:
      'Diploma A, B en C haalt je kind bij een zwemschool. Wat een drijfpak daarvóór en daarnaast kan doen, en wat je een zwemschool het best vraagt.',
    body: `In Nederland is zwemles bijna vanzelfsprekend: er is water achter het huis, onderweg naar school en bij opa en oma. Het doel is het zwem-ABC. Een drijfpak kan op weg daarheen helpen, maar het is geen zwemles en leert een kind niet uit zichzelf zwemmen.

## Wat het zwem-ABC betekent

Het zwem-ABC bestaat uit drie diploma’s. Bij elk diploma zwemt je kind verder, ook met kleren aan, en gaat het onder water door een gat in een zeil: bij A na 3 meter, bij B na 6 en bij C na 9.

Pas met diploma C voldoet je kind aan de Nationale Norm Zwemveiligheid. Diploma A is dus een mooie mijlpaal en een begin, geen eindpunt. De diploma’s haal je bij een zwembad of zwemschool met een licentie voor de Nationale Zwemdiploma’s.

## Waar het drijfpak past

Veel kinderen beginnen met les als ze een jaar of vier, vijf zijn, en vaak is er een wachtlijst. In de tijd daarvóór kan je kind vast wennen: [spelen in bad](${paths.nl.bathGames}), uitademen in het water, in het zwembad drijven met een pak aan en jou ernaast. De lessen van [Watervrij](${paths.nl.waterConfidence}) zijn daarvoor gemaakt.

Loopt de zwemles al, dan is het pak iets voor het vrije zwemmen in het weekend. Vraag de zweminstructeur wat je kind nu oefent en sluit daarbij aan. Bij het afzwemmen is een drijfpak niet toegestaan, en dat is logisch: daar laat je kind zien wat het zonder hulp kan. Oefen daarom ook geregeld zonder pak, met je handen eronder.

## Wat je een zwemschool vraagt

- Heeft de zwemschool een licentie voor de Nationale Zwemdiploma’s?
- Hoe groot zijn de groepen, en staat er iemand in het water?
- Welke drijfhulpmiddelen gebruiken jullie in de les, en mag een eigen drijfpak bij het vrije zwemmen?
- Hoe hoor ik hoe het gaat?

## Buiten is het anders

Een plas, een sloot of de zee is kouder, donkerder en dieper dan een bad. Ook met een diploma op zak gaat een jong kind daar niet alleen in. En met een drijfpak al helemaal niet: dat is geen reddingsvest. Kies rustig, ondiep, helder en bewaakt water en blijf [op armlengte](${paths.nl.armsReach}).`,
    seo: {
      title: 'Drijfpak en zwem-ABC: diploma A, B en C',
      description:
        'Wat zijn diploma A, B en C, wanneer is een kind zwemveilig en waar past een drijfpak naast de zwemles? Met vragen voor de zwemschool.',
    },
  },
  en: {
    title: 'Swimming awards and the float suit: how they fit together',
    slug: articleSlugs.swimBadges.en,
    summary:
      'Stages, awards and 25 metres at school: what they mean in the UK and Ireland, and what a float suit can and cannot add.',
    body: `Badges on a swim bag are lovely, and they raise a question: does a float suit help a child to get there? It can help your child to feel at home in the water. It does not teach swimming by itself, and it does not replace a teacher.

## What the awards mean

In England most lessons follow the Swim England Learn to Swim Programme. Its first seven stages lead from getting into the water to swimming with good technique, and there are separate awards for distances. STA, the Swimming Teachers’ Association, has a programme of its own, and Scotland and Wales have theirs. In Ireland, Swim Ireland offers one. A “Stage 3” therefore means something only together with the name of the programme.

At school, the national curriculum for England expects children to swim at least 25 metres by the end of Key Stage 2, so by about 11, to use a range of strokes and to perform safe self-rescue. Twenty-five metres is one length of many pools. It is a good start, not a guarantee of safety.

## Where a float suit fits in

Before lessons begin, or in the weeks between them, a child can [play in the bath](${paths.en.bathGames}), blow bubbles and, at the pool, float in the suit with you alongside. The lessons in [Water confidence](${paths.en.waterConfidence}) are made for that time.

Once your child has lessons, ask the teacher what they are working on and keep family swims in step with it. Float suits are not allowed when a child is assessed for swimming unaided, and rightly so. Practise regularly without the suit too, with your hands underneath.

## What to ask a swimming school

- Which programme do you follow, and are the teachers qualified?
- How many children are in a group, and is a teacher in the water?
- Which floats do you use in lessons, and may we bring a float suit to family swims?
- How will I hear how it is going?

## Outdoors is different

Lakes, rivers and the sea are murkier and deeper than a pool, and often colder even in summer. A child with a badge still needs you there. A float suit does not change that: it is not a life jacket. Choose calm, shallow, clear and lifeguarded water and stay [within arm’s reach](${paths.en.armsReach}).`,
    seo: {
      title: 'Swimming stages, awards and the float suit',
      description:
        'Learn to Swim stages, STA, Swim Ireland and 25 metres in Key Stage 2: what they mean, and where a float suit fits in alongside lessons.',
    },
  },
  de: {
    title: 'Seepferdchen, Bronze und der Schwimmlernanzug',
    slug: articleSlugs.swimBadges.de,
    summary:
      'Warum ein Kind mit Seepferdchen noch nicht sicher schwimmt, was Bronze bedeutet und wobei ein Schwimmlernanzug helfen kann.',
    body: `Wenn das Seepferdchen auf die Badehose kommt, ist das ein großer Tag. Viele Eltern atmen dann auf, und genau da lohnt sich ein zweiter Blick. Denn sicher schwimmen kann ein Kind damit noch nicht. Auch ein Schwimmlernanzug bringt einem Kind das Schwimmen nicht von allein bei.

## Was die Abzeichen bedeuten

Das Seepferdchen ist ein Frühschwimmerabzeichen. Dein Kind springt vom Beckenrand und schwimmt 25 Meter, holt einen Gegenstand aus schultertiefem Wasser und kennt die Baderegeln. Das zeigt, dass es auf dem Weg ist, mehr nicht.

Als sichere Schwimmerin oder sicherer Schwimmer gilt, wer das Deutsche Schwimmabzeichen Bronze geschafft hat. Dafür schwimmt dein Kind 15 Minuten am Stück und dabei mindestens 200 Meter, es springt und taucht. Kurse und Prüfungen gibt es zum Beispiel bei der DLRG, der Wasserwacht, in Schwimmvereinen und in vielen Bädern. In Österreich heißen die ersten Abzeichen Frühschwimmer und Freischwimmer.

## Wo der Anzug hilft

Plätze im Schwimmkurs sind vielerorts knapp. Die Zeit bis dahin könnt ihr nutzen: [in der Badewanne spielen](${paths.de.bathGames}), ins Wasser ausatmen, sich im Schwimmbad im Anzug treiben lassen, mit dir daneben. Dafür sind die Lektionen der [Wassergewöhnung](${paths.de.waterConfidence}) gedacht.

Läuft der Kurs schon, ist der Anzug etwas für das freie Baden am Wochenende. Frag die Kursleitung, was gerade geübt wird, und übt dasselbe. In der Prüfung für ein Abzeichen ist er nicht erlaubt, denn dort zeigt dein Kind, was es ohne Hilfe kann. Übt deshalb regelmäßig auch ohne Anzug, deine Hände immer an deinem Kind.

## Was du vor dem Schwimmkurs fragst

- Wer leitet den Kurs, und mit welcher Ausbildung?
- Wie groß sind die Gruppen, und ist jemand mit im Wasser?
- Welche Schwimmhilfen benutzt ihr, und darf beim freien Baden ein eigener Anzug mit?
- Geht es nach dem Seepferdchen bis Bronze weiter?

## Draußen ist es anders

Ein See ist kälter, trüber und tiefer als ein Becken, und ein Fluss hat Strömung. Auch ein Kind mit Abzeichen geht dort nicht allein ins Wasser. Der Anzug ändert daran nichts, er ist keine Rettungsweste. Geht nur in ruhiges, flaches, klares und bewachtes Wasser, und bleib [in Griffweite](${paths.de.armsReach}).`,
    seo: {
      title: 'Seepferdchen, Bronze und Schwimmlernanzug',
      description:
        'Mit dem Seepferdchen schwimmt ein Kind noch nicht sicher. Was Bronze verlangt, wo ein Schwimmlernanzug hilft und was du vor dem Schwimmkurs fragst.',
    },
  },
  es: {
    title: 'Cursillos, niveles y bañador flotador: cuándo encaja cada cosa',
    slug: articleSlugs.swimBadges.es,
    summary:
      'En España no hay un diploma de natación único para niños. Cómo entender los niveles, qué preguntar en un cursillo y para qué sirve el bañador flotador.',
    body: `Medalla, gorro de otro color, nivel delfín: cada piscina celebra los avances a su manera. Es bonito, pero puede despistar. Un bañador flotador, por su parte, no enseña a nadar por sí solo: acompaña mientras tu hijo aprende.

## Qué significan los niveles

En España no existe un título nacional que diga que un niño sabe nadar. Los cursillos municipales, los clubes y los colegios que ofrecen natación organizan sus propios niveles. También varían entre los clubes vinculados a la Real Federación Española de Natación. Por eso el nivel 3 de una piscina puede ser el 2 de otra.

En lugar de fijarte en el nombre del nivel, pregunta por lo que tu hijo hace sin ayuda: si flota boca arriba, si se gira y vuelve al bordillo después de caer al agua, cuántos metros nada donde no hace pie. Y aunque haga todo eso, sigue necesitando que lo vigiles.

## Dónde encaja el bañador

Antes del primer cursillo, o entre uno y otro, hay mucho que se puede practicar: [jugar en la bañera](${paths.es.bathGames}), soltar el aire en el agua, flotar en la piscina con el bañador y contigo al lado. Para ese tiempo están pensadas las clases de [Confianza en el agua](${paths.es.waterConfidence}).

Cuando ya tenga clases, pregunta al monitor qué están trabajando: así podréis practicar lo mismo en vuestros baños. En las pruebas de nivel se nada sin bañador flotador, y es lógico: se trata de ver lo que tu hijo hace solo. Practicad también a menudo sin esa ayuda, con tus manos debajo.

## Qué preguntar en un cursillo

- ¿Qué titulación tiene el monitor? ¿Da la clase dentro del agua?
- ¿Cuántos niños hay por grupo?
- ¿Qué material de flotación se usa, y se puede llevar un bañador flotador en el baño libre? En una piscina municipal, míralo también en las normas de uso o pregunta al socorrista.
- ¿Qué tiene que saber hacer para pasar de nivel?

## Fuera de la piscina es distinto

El mar, los ríos y los pantanos tienen corrientes, escalones y agua más fría. Un niño que nada bien en la piscina no entra allí solo. El bañador flotador tampoco cambia eso: no es un chaleco salvavidas. Elige aguas tranquilas, claras, poco profundas y vigiladas, y quédate [a un brazo de distancia](${paths.es.armsReach}).`,
    seo: {
      title: 'Niveles de natación y bañador flotador',
      description:
        'En España cada piscina tiene sus niveles de natación. Qué significan, qué preguntar en un cursillo y dónde encaja un bañador flotador.',
    },
  },
  fr: {
    title: 'Aisance aquatique, savoir-nager et maillot flotteur',
    slug: articleSlugs.swimBadges.fr,
    summary:
      'Paliers d’aisance aquatique, attestation du savoir-nager en sécurité, pass nautique : à quoi ils servent, et la place du maillot flotteur.',
    body: `Entre l’aisance aquatique, le savoir-nager et le pass nautique, il y a de quoi s’y perdre. Voici l’essentiel, et une précision honnête : à lui seul, un maillot flotteur n’apprend pas à nager. Il accompagne l’enfant pendant qu’il apprend.

## Ce que veulent dire les attestations

L’aisance aquatique s’adresse aux plus jeunes, surtout entre 4 et 6 ans. Elle compte trois paliers : l’enfant apprend à entrer dans l’eau, à s’immerger, à flotter, à se déplacer et à sortir. Ces paliers se passent sans matériel de flottaison.

L’attestation du savoir-nager en sécurité, l’ASNS, se prépare à l’école et se passe le plus souvent entre le CM1 et la sixième : l’enfant enchaîne un parcours complet, sur le ventre et sur le dos. Le pass nautique, lui, donne accès à des activités comme la voile ou le canoë dans un cadre organisé. Aucun des trois ne dispense de surveiller un enfant.

## La place du maillot

Avant les premiers cours, ou entre deux cours, il y a déjà beaucoup à faire : [jouer dans le bain](${paths.fr.bathGames}), souffler dans l’eau, flotter en maillot à la piscine, avec vous à côté. Les leçons de notre niveau [Aisance aquatique](${paths.fr.waterConfidence}) sont faites pour cette période. Malgré leur nom, elles ne valident aucun palier.

Quand les cours ont commencé, demandez au maître-nageur ce qu’il fait travailler et travaillez dans le même sens le week-end. Le maillot flotteur n’est admis ni aux paliers ni à l’ASNS, et c’est normal : l’enfant y montre ce qu’il sait faire sans aide. Entraînez-vous donc souvent sans le maillot, vos mains sous votre enfant.

## Que demander à une école de natation

- Qui encadre les cours, et avec quel diplôme ?
- Combien d’enfants par groupe, et l’adulte est-il dans l’eau ?
- Quel matériel utilisez-vous, et peut-on venir avec un maillot flotteur aux heures d’ouverture au public ?
- Peut-on passer les paliers ou l’ASNS chez vous ?

## Dehors, c’est différent

Un lac, une rivière ou la mer sont plus froids, plus troubles et plus profonds qu’un bassin. Même avec une attestation, un enfant n’y entre pas seul. Le maillot flotteur n’y change rien, car ce n’est pas un gilet de sauvetage : choisissez une eau calme, peu profonde, claire et surveillée, et restez [à portée de bras](${paths.fr.armsReach}).`,
    seo: {
      title: 'Aisance aquatique, ASNS et maillot flotteur',
      description:
        'Paliers d’aisance aquatique, ASNS, pass nautique : ce qu’ils signifient, et quand un maillot flotteur a sa place à côté des cours.',
    },
  },
  sv: {
    title: 'Simborgarmärket, Baddaren och flytdräkten',
    slug: articleSlugs.swimBadges.sv,
    summary:
      'Vad det betyder att vara simkunnig, hur märkena hänger ihop och vad en flytdräkt kan hjälpa till med på vägen dit.',
    body: `Ett märke att sy fast på badkläderna är stort när man är liten. Men det säger olika mycket beroende på vilket märke det är. Och en flytdräkt lär ingen att simma på egen hand, hur bra den än sitter.

## Vad märkena betyder

Simkunnig är i Sverige den som kan falla i på djupt vatten, få huvudet under ytan, komma upp igen och sedan simma 200 meter, varav 50 på rygg. Att simma 200 meter, varav 50 på rygg, ingår också i skolans krav i årskurs 6. Till simborgarmärket simmar man 200 meter på djupt vatten i valfritt simsätt.

Dessförinnan finns roliga delmål. Svenska Simförbundets Baddaren handlar om att doppa sig, bubbla och glida, och Svenska Livräddningssällskapet har en egen rad märken som leder fram till Bronsbojen. De första märkena visar att barnet är på väg, men de gör ingen simkunnig.

## Var flytdräkten passar in

Före simskolan, eller mellan två terminer, finns det mycket att öva på: [leka i badkaret](${paths.sv.bathGames}), andas ut i vattnet, flyta i dräkten i simhallen med dig bredvid. För den tiden är lektionerna i [Vattenvana](${paths.sv.waterConfidence}) gjorda.

När simskolan är igång passar dräkten när ni badar på fritiden. Fråga simläraren vad gruppen övar på och håll er till det. När barnet simmar för simborgarmärket får det inte ha flytdräkt, för då ska det visa vad det kan utan hjälp. Öva därför ofta utan dräkt också, med dina händer under.

## Det här kan du fråga en simskola

- Vem leder gruppen, och vilken utbildning har den personen?
- Hur många barn är det i gruppen, och är någon med i vattnet?
- Vilka flythjälpmedel använder ni, och får vi ha flytdräkt när vi badar på egen hand?
- Vad ska barnet kunna för att gå vidare till nästa grupp?

## I sjön är det annorlunda

En svensk sjö är ofta kall även på sommaren, och en bit ner är den ännu kallare. Mät temperaturen, välj en lugn, grund och bevakad badplats där du ser botten och gå i tillsammans. Är vattnet under 20 grader räcker det att plaska vid strandkanten. Även i varmare vatten räcker några minuter i taget. Huttrar barnet eller blir läpparna blå går ni upp direkt och tar på torra kläder.

Ett barn med märke badar inte ensamt. Flytdräkten ändrar inte på det, för den är ingen flytväst: håll dig [inom en armlängds avstånd](${paths.sv.armsReach}).`,
    seo: {
      title: 'Simborgarmärket, Baddaren och flytdräkten',
      description:
        'När är ett barn simkunnigt, vad betyder simborgarmärket och Baddaren, och var passar en flytdräkt in? Med råd för kalla sjöar.',
    },
  },
};

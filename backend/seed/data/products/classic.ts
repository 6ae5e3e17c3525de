import type { SeedProduct } from '../../types';
import { maker } from '../company';
import { paths, productSlugs } from '../paths';
import {
  buildConformity,
  buildSuitDetails,
  buildSuitGallery,
  buildSuitVariants,
  suitCategory,
  suitSafety,
  suitSizes,
  suitWarnings,
} from './suit-common';

const details = buildSuitDetails(
  {
    nl: '82% polyester, 18% elastaan. Zachte, chloorbestendige zwemstof met platte naden.',
    en: '82% polyester, 18% elastane. Soft, chlorine-resistant swim fabric with flat seams.',
    de: '82 % Polyester, 18 % Elasthan. Weicher, chlorbeständiger Badestoff mit flachen Nähten.',
    es: '82 % poliéster, 18 % elastano. Tejido suave, resistente al cloro y con costuras planas.',
    fr: '82 % polyester, 18 % élasthanne. Tissu doux, résistant au chlore, à coutures plates.',
    sv: '82 % polyester, 18 % elastan. Mjukt, klortåligt badtyg med platta sömmar.',
  },
  {
    nl: 'Stevige rits met een lipje dat je makkelijk vastpakt.',
    en: 'Sturdy zip with an easy-grip pull tab.',
    de: 'Stabiler Reißverschluss mit griffigem Zipper.',
    es: 'Cremallera resistente con un tirador fácil de agarrar.',
    fr: 'Fermeture éclair solide, avec une tirette facile à saisir.',
    sv: 'Stadig dragkedja med en dragflik som är lätt att greppa.',
  },
);

export const classic: SeedProduct = {
  key: 'classic',
  type: 'physical',
  listed: true,
  position: 1,
  picture: 'products/suit-classic-blue-front.webp',
  gallery: buildSuitGallery('classic'),
  googleCategory: suitCategory,
  maker,
  conformity: buildConformity('ZW-CLASSIC', 1101),
  hasDocuments: true,
  bonusLevels: [1],
  sizeGuide: suitSizes,
  suitability: { minAge: 3, waterFrom: 28, indoorPool: true, outdoorPool: true },
  variants: buildSuitVariants('classic', 44.95, 47.95, { 'blue-xs': 0, 'pink-xxl': 2 }),
  text: {
    nl: {
      title: 'Zwotter Classic drijfpak',
      slug: productSlugs.classic.nl,
      summary:
        'Ons meest veelzijdige drijfpak: korte mouwen, een rits en acht drijvers die je er twee aan twee uithaalt.',
      introTitle: 'Voor water vanaf ongeveer 28 °C',
      introText:
        'Korte mouwen, een soepele stof en acht drijvers rond het bovenlijf. Ze helpen je kind in balans te blijven, met armen en benen vrij om te leren zwemmen.',
      body: `## Eerst drijven, dan zelf doen

De acht drijvers zitten verdeeld over borst en rug. Zo ligt je kind schuin in het water: een goede oefenhouding. Pas als het drie zwembeurten achter elkaar ontspannen en zonder hulp drijft, haal je er twee uit, één uit de borst en één uit de rug, eerst waar het kan staan. Later weer twee. Pas als je kind zelf zwemt, is het pak leeg: dat geeft geen drijfvermogen. Blijf er vlak naast.

## Prettig om te dragen

- Armen en benen vrij voor de eerste slagen
- Platte naden en een zachte hals: niets schuurt
- Zonbescherming UPF 50+ op schouders en rug
- Zit als een badpak, zonder losse bandjes

## Kies op gewicht

Het gewicht van je kind bepaalt de maat, niet de leeftijd. Twijfel je? Kijk in de [maattabel](${paths.nl.sizeGuide}). Bij elk pak horen gratis videolessen in de [academy](${paths.nl.academy}), zodat je weet wat je kunt oefenen.`,
      details: details.nl,
      warnings: suitWarnings.nl,
      safety: suitSafety.nl,
      seo: {
        title: 'Zwotter Classic drijfpak met 8 uitneembare drijvers',
        description:
          'Drijfpak met korte mouwen en rits voor kinderen vanaf 3 jaar. Acht drijvers, UPF 50+, in blauw en roze. Met gratis videolessen.',
      },
    },
    en: {
      title: 'Zwotter Classic float suit',
      slug: productSlugs.classic.en,
      summary: 'Our all-rounder: short sleeves, a zip and eight floats that come out two at a time.',
      introTitle: 'The suit for warm water',
      introText:
        'Short sleeves, stretchy fabric and eight floats around the upper body. They help your child to stay balanced, with arms and legs free to learn.',
      body: `## From floating to swimming

The eight floats are spread over the chest and back. That tilts your child forward into a swimming position instead of leaving them bobbing upright. Only once your child has been relaxed and unaided on three visits in a row do you take out two, one from the chest and one from the back. Try that first where they can stand. Later on, you take out two more. The suit is empty only once your child swims unaided; it then gives no buoyancy, and you stay right alongside.

## Comfortable to swim in

- Arms and legs free for those first strokes
- Flat seams and a soft neckline, so nothing rubs
- UPF 50+ over the shoulders and back
- Fits like a swimsuit, with no straps to slip off

## Choose by weight

Weight decides the size, not age. If you are unsure, have a look at the [size guide](${paths.en.sizeGuide}). Every suit comes with free video lessons in the [academy](${paths.en.academy}), so you always know what to practise together.`,
      details: details.en,
      warnings: suitWarnings.en,
      safety: suitSafety.en,
      seo: {
        title: 'Zwotter Classic float suit with 8 removable floats',
        description:
          'Short-sleeved float suit with zip for children aged 3 and over. Eight floats, UPF 50+, in blue and pink. Free video lessons included.',
      },
    },
    de: {
      title: 'Zwotter Classic Schwimmlernanzug',
      slug: productSlugs.classic.de,
      summary: 'Unser Allrounder: kurze Ärmel, Reißverschluss und acht Schwimmkörper, die du paarweise herausnimmst.',
      introTitle: 'Der Anzug für Wasser ab etwa 28 °C',
      introText:
        'Kurze Ärmel, dehnbarer Stoff und acht Schwimmkörper an Brust und Rücken. Sie helfen deinem Kind, das Gleichgewicht zu halten, und Arme und Beine bleiben frei.',
      body: `## Erst schweben, dann schwimmen

Die acht Schwimmkörper verteilen sich auf Brust und Rücken. So hängt dein Kind weniger aufrecht im Wasser und kommt leichter in die Lage, in der das Schwimmen gelingt. Erst wenn das bei drei Schwimmbadbesuchen hintereinander entspannt und ohne Hilfe klappt, nimmst du zwei heraus, je einen aus Brust- und Rückenteil, und probierst es dort aus, wo dein Kind stehen kann. Später folgen die nächsten zwei. Leer ist der Anzug erst, wenn dein Kind selbst schwimmt. Dann trägt er nicht mehr, und du bleibst direkt daneben.

## Angenehm zu tragen

- Arme und Beine frei für die ersten Züge
- Flache Nähte und ein weicher Kragen: nichts scheuert
- UPF 50+ überall dort, wo der Anzug die Haut bedeckt
- Sitzt wie ein Badeanzug, kein Träger rutscht

## Das Gewicht zählt

Nicht das Alter, sondern das Gewicht bestimmt die Größe. Unsicher? Dann hilft dir die [Größentabelle](${paths.de.sizeGuide}). Zu jedem Anzug gehören kostenlose Videolektionen in der [Academy](${paths.de.academy}), die dir zeigen, was ihr zusammen üben könnt.`,
      details: details.de,
      warnings: suitWarnings.de,
      safety: suitSafety.de,
      seo: {
        title: 'Zwotter Classic: Schwimmlernanzug mit 8 Schwimmkörpern',
        description:
          'Schwimmlernanzug mit kurzen Ärmeln und Reißverschluss für Kinder ab 3 Jahren. Acht Schwimmkörper, UPF 50+, in Blau und Rosa. Mit kostenlosen Videolektionen.',
      },
    },
    es: {
      title: 'Bañador flotador Zwotter Classic',
      slug: productSlugs.classic.es,
      summary: 'El más versátil: manga corta, cremallera y ocho flotadores que se sacan de dos en dos.',
      introTitle: 'Para agua de unos 28 °C o más',
      introText:
        'Manga corta, tejido elástico y ocho flotadores repartidos por el torso. Tu hijo mantiene mejor el equilibrio y mueve brazos y piernas con libertad.',
      body: `## De flotar a nadar

Los ocho flotadores se reparten entre el pecho y la espalda. Así el niño no queda de pie en el agua, sino inclinado hacia delante, que es la postura en la que se nada. Solo tras tres baños seguidos sin tensión y sin ayuda sacas dos, uno del pecho y otro de la espalda, y lo probáis donde haga pie. Más adelante salen otros dos. Los últimos, solo cuando tu hijo nade por sí mismo: vacío, el bañador no lo sostiene, y tú sigues justo a su lado.

## Cómodo de llevar

- Brazos y piernas libres para las primeras brazadas
- Costuras planas y cuello suave, sin rozaduras
- UPF 50+ en la piel que cubre el bañador
- Se ajusta como un bañador normal: no hay tirantes que se suelten

## Elige por el peso

La talla depende del peso, no de la edad. Si dudas, consulta la [guía de tallas](${paths.es.sizeGuide}). Con cada bañador tienes videoclases gratis en la [Academy](${paths.es.academy}), para saber qué practicar juntos.`,
      details: details.es,
      warnings: suitWarnings.es,
      safety: suitSafety.es,
      seo: {
        title: 'Bañador flotador Zwotter Classic con 8 flotadores',
        description:
          'Bañador flotador de manga corta con cremallera para niños a partir de 3 años. Ocho flotadores, UPF 50+, en azul y rosa. Videoclases gratis.',
      },
    },
    fr: {
      title: 'Maillot flotteur Zwotter Classic',
      slug: productSlugs.classic.fr,
      summary: 'Le plus polyvalent : manches courtes, fermeture éclair et huit flotteurs à retirer deux par deux.',
      introTitle: 'Pour une eau bien chauffée',
      introText:
        'Des manches courtes, un tissu souple et huit flotteurs autour du buste. Votre enfant garde plus facilement l’équilibre, bras et jambes libres pour apprendre.',
      body: `## D’abord flotter, puis nager

Les huit flotteurs sont répartis sur la poitrine et le dos. L’enfant n’est pas debout dans l’eau : il se penche en avant, en position de nage. Attendez trois baignades de suite sans tension ni aide pour retirer deux flotteurs, un sur la poitrine et un dans le dos, et essayez d’abord là où votre enfant a pied. Plus tard, deux autres. Les derniers ne s’enlèvent que lorsque l’enfant nage sans aide : vide, le maillot ne le soutient plus, et vous restez tout à côté.

## Confortable à porter

- Bras et jambes libres pour les premiers mouvements
- Coutures plates et col doux : rien ne frotte
- Protection UPF 50+ sur les épaules et le dos
- Une vraie coupe de maillot, sans bretelle qui glisse

## Choisissez selon le poids

C’est le poids qui détermine la taille, pas l’âge. Un doute ? Consultez le [guide des tailles](${paths.fr.sizeGuide}). Avec chaque maillot, des leçons vidéo vous sont offertes dans l’[Academy](${paths.fr.academy}) : vous saurez quoi travailler ensemble.`,
      details: details.fr,
      warnings: suitWarnings.fr,
      safety: suitSafety.fr,
      seo: {
        title: 'Maillot flotteur Zwotter Classic à 8 flotteurs amovibles',
        description:
          'Maillot flotteur à manches courtes et fermeture éclair, dès 3 ans. Huit flotteurs, UPF 50+, en bleu et en rose. Leçons vidéo offertes.',
      },
    },
    sv: {
      title: 'Zwotter Classic flytdräkt',
      slug: productSlugs.classic.sv,
      summary: 'Vår mest mångsidiga flytdräkt: korta ärmar, dragkedja och åtta flytkuddar som tas ut två och två.',
      introTitle: 'Dräkten för uppvärmt vatten',
      introText:
        'Korta ärmar, stretchigt tyg och åtta flytkuddar runt överkroppen. De hjälper barnet att ligga i balans, med armar och ben fria.',
      body: `## Först flyta, sedan simma

De åtta flytkuddarna är fördelade över bröst och rygg. Därför hänger barnet mindre upprätt i vattnet och hamnar lättare i rätt simläge. Först efter tre bad i rad, avslappnat och utan hjälp, tar du ut två, en fram och en bak, och ni provar där barnet bottnar. Senare tar du ut nästa par. Tom blir dräkten först när barnet simmar på egen hand: då bär den inte längre, och du är kvar alldeles intill.

## Skön att ha på sig

- Armar och ben fria för de första simtagen
- Platta sömmar och mjuk halslinning som inte skaver
- UPF 50+ på all hud som dräkten täcker
- Sitter som en baddräkt, inga band som glider ner

## Välj efter vikt

Det är vikten som avgör storleken, inte åldern. Osäker? Titta i [storleksguiden](${paths.sv.sizeGuide}). Med varje dräkt följer gratis videolektioner i vår [Academy](${paths.sv.academy}), så att du vet vad ni kan öva på tillsammans.`,
      details: details.sv,
      warnings: suitWarnings.sv,
      safety: suitSafety.sv,
      seo: {
        title: 'Zwotter Classic flytdräkt med 8 löstagbara flytkuddar',
        description:
          'Flytdräkt med korta ärmar och dragkedja för barn från 3 år. Åtta flytkuddar, UPF 50+, i blått och rosa. Gratis videolektioner ingår.',
      },
    },
  },
};

import type { SeedLevel } from '../../types';
import { levelSlugs, paths } from '../paths';
import { waterConfidenceLessons } from './water-confidence-lessons';

export const waterConfidence: SeedLevel = {
  key: 'water-confidence',
  picture: 'scenes/level-water-confidence.webp',
  position: 1,
  lessons: waterConfidenceLessons,
  text: {
    nl: {
      title: 'Watervrij',
      slug: levelSlugs.waterConfidence.nl,
      summary:
        'Spelend wennen aan water: gezicht nat, bellen blazen en voor het eerst drijven. Voor kinderen vanaf 3 jaar, samen met jou.',
      body: `## Voor wie?

Voor kinderen vanaf 3 jaar die nog niet kunnen zwemmen, en voor de volwassene die meegaat in het water. Eng vinden mag: we beginnen thuis, in bad.

## Wat leren jullie?

- Water in het gezicht fijn (of in elk geval niet erg) vinden
- Uitademen in het water
- Lopen, hurken en springen in ondiep water
- Ontspannen drijven op rug en buik, met alle drijvers in het pak

## Zo gebruik je de lessen

Bekijk een les thuis, samen. Laat je telefoon daarna in de tas: aan het water kijk je alleen naar je kind. Oefen één ding per keer en ga pas verder als dat ontspannen lukt.

**Toezicht blijft altijd nodig.** Deze lessen en een drijfpak maken een kind niet waterveilig. Ga zelf mee het water in en blijf binnen armlengte. Heeft je kind een aandoening die bij zwemmen telt, zoals epilepsie, overleg dan eerst met een arts. Deze lessen zijn geen zwemdiploma en vervangen geen zwemles met een zweminstructeur.

Nog geen pak? Begin bij de [maattabel](${paths.nl.sizeGuide}).`,
      seo: {
        title: 'Watervrij: leren wennen aan water',
        description:
          'Drie videolessen om je kind spelend te laten wennen aan water: gezicht nat, bellen blazen en drijven. Voor kinderen vanaf 3 jaar.',
      },
    },
    en: {
      title: 'Water confidence',
      slug: levelSlugs.waterConfidence.en,
      summary:
        'Getting used to water through play: wet faces, bubbles and floating for the first time. For children from 3, together with you.',
      body: `## Who is it for?

For children aged 3 and over who cannot swim yet, and for the adult who goes in with them. Being a little scared is fine: we start at home, in the bath.

## What will you learn?

- To enjoy water on the face (or at least not mind it)
- To breathe out in the water
- To walk, crouch and jump in shallow water
- To float on back and front, relaxed, with all the floats in the suit

## How to use the lessons

Watch a lesson at home, together. Then leave your phone in the bag: at the water’s edge you only watch your child. Practise one thing at a time and move on once it feels easy.

**Supervision is always needed.** Neither these lessons nor a float suit make a child safe in water. Get in yourself and stay within arm’s reach. If your child has a condition that matters when swimming, such as epilepsy, ask a doctor first. These lessons are not a swimming certificate and do not replace lessons with a swimming teacher.

No suit yet? Start with the [size guide](${paths.en.sizeGuide}).`,
      seo: {
        title: 'Water confidence: getting used to water',
        description:
          'Three video lessons that help your child get used to water through play: wet faces, bubbles and floating. For children from 3.',
      },
    },
    de: {
      title: 'Wassergewöhnung',
      slug: levelSlugs.waterConfidence.de,
      summary:
        'Spielend mit dem Wasser vertraut werden: Gesicht nass, Blubberblasen und zum ersten Mal treiben. Für Kinder ab 3 Jahren, gemeinsam mit dir.',
      body: `## Für wen?

Für Kinder ab 3 Jahren, die noch nicht schwimmen können, und für den Erwachsenen, der mit ins Wasser geht. Ein bisschen Angst ist erlaubt: Wir fangen zu Hause in der Badewanne an.

## Was lernt ihr?

- Wasser im Gesicht schön (oder wenigstens nicht schlimm) finden
- Ins Wasser ausatmen
- Im flachen Wasser laufen, hocken und hüpfen
- Entspannt auf Rücken und Bauch treiben, mit allen Schwimmkörpern im Anzug

## So nutzt ihr die Lektionen

Schaut euch eine Lektion zu Hause gemeinsam an. Danach bleibt das Handy in der Tasche: Am Wasser schaust du nur auf dein Kind. Übt jedes Mal nur eine Sache und geht erst weiter, wenn sie entspannt gelingt.

**Aufsicht braucht es immer.** Weder diese Lektionen noch ein Schwimmlernanzug machen ein Kind wassersicher. Geh selbst mit hinein und bleib in Griffweite. Hat dein Kind eine Erkrankung, die beim Schwimmen eine Rolle spielt, etwa Epilepsie, sprich vorher mit einer Ärztin oder einem Arzt. Die Lektionen sind kein Schwimmabzeichen und ersetzen keinen Schwimmkurs.

Noch keinen Anzug? Fang mit der [Größentabelle](${paths.de.sizeGuide}) an.`,
      seo: {
        title: 'Wassergewöhnung: spielend ins Wasser',
        description:
          'Drei Videolektionen, mit denen dein Kind spielend mit Wasser vertraut wird: Gesicht nass, Blubberblasen, treiben. Ab 3 Jahren.',
      },
    },
    es: {
      title: 'Confianza en el agua',
      slug: levelSlugs.waterConfidence.es,
      summary:
        'Acostumbrarse al agua jugando: mojarse la cara, hacer burbujas y flotar por primera vez. Desde los 3 años y contigo.',
      body: `## ¿Para quién?

Para niños a partir de 3 años que aún no saben nadar y para el adulto que se mete con ellos. Tener un poco de miedo está permitido: empezamos en casa, en la bañera.

## ¿Qué aprenderéis?

- A disfrutar del agua en la cara (o, al menos, a que no moleste)
- A soltar el aire dentro del agua
- A caminar, agacharse y saltar donde cubre poco
- A flotar relajados boca arriba y boca abajo, con todos los flotadores puestos

## Cómo usar las clases

Ved una clase en casa, juntos. Después, el móvil se queda en la bolsa: junto al agua solo se mira al niño. Practicad una cosa cada vez y pasad a la siguiente cuando salga sin esfuerzo.

**La vigilancia es siempre necesaria.** Ni estas clases ni un bañador flotador hacen que un niño esté seguro en el agua. Métete tú también y quédate a un brazo de distancia. Si tu hijo tiene alguna afección que influya al nadar, como la epilepsia, consulta antes con el médico. Estas clases no son un título de natación ni sustituyen a un monitor.

¿Todavía sin bañador? Empieza por la [guía de tallas](${paths.es.sizeGuide}).`,
      seo: {
        title: 'Confianza en el agua: primeros pasos',
        description:
          'Tres videoclases para que tu hijo se acostumbre al agua jugando: mojarse la cara, hacer burbujas y flotar. A partir de 3 años.',
      },
    },
    fr: {
      title: 'Aisance aquatique',
      slug: levelSlugs.waterConfidence.fr,
      summary:
        'Apprivoiser l’eau en jouant : se mouiller le visage, faire des bulles et flotter pour la première fois. Dès 3 ans, avec vous.',
      body: `## Pour qui ?

Pour les enfants dès 3 ans qui ne savent pas encore nager, et pour l’adulte qui les accompagne dans l’eau. On a le droit d’avoir un peu peur : on commence à la maison, dans la baignoire.

## Qu’allez-vous apprendre ?

- Apprécier l’eau sur le visage (ou du moins ne plus la craindre)
- Souffler dans l’eau
- Marcher, s’accroupir et sauter là où l’on a pied
- Flotter, détendu, sur le dos et sur le ventre, avec tous les flotteurs

## Comment utiliser les leçons

Regardez une leçon ensemble, à la maison. Ensuite, le téléphone reste dans le sac : au bord de l’eau, vous ne regardez que votre enfant. Travaillez une seule chose à la fois et passez à la suite quand elle vient sans effort.

**La surveillance reste toujours indispensable.** Ni ces leçons ni un maillot flotteur ne mettent un enfant en sécurité dans l’eau. Entrez dans l’eau avec lui et restez à portée de bras. Si votre enfant présente une affection à prendre en compte pour la baignade, comme l’épilepsie, demandez d’abord l’avis d’un médecin. Ces leçons ne délivrent aucune attestation et ne remplacent pas un maître-nageur.

Pas encore de maillot ? Commencez par le [guide des tailles](${paths.fr.sizeGuide}).`,
      seo: {
        title: 'Aisance aquatique : apprivoiser l’eau',
        description:
          'Trois leçons vidéo pour apprivoiser l’eau en jouant : se mouiller le visage, faire des bulles, flotter. Pour les enfants dès 3 ans.',
      },
    },
    sv: {
      title: 'Vattenvana',
      slug: levelSlugs.waterConfidence.sv,
      summary:
        'Bli vän med vattnet genom lek: blöta ansiktet, blåsa bubblor och flyta för första gången. För barn från 3 år, tillsammans med dig.',
      body: `## För vem?

För barn från 3 år som inte kan simma än, och för den vuxna som följer med i vattnet. Det är okej att vara lite rädd: vi börjar hemma i badkaret.

## Vad lär ni er?

- Att tycka om vatten i ansiktet (eller åtminstone stå ut med det)
- Att andas ut i vattnet
- Att gå, sitta på huk och hoppa i grunt vatten
- Att flyta avslappnat på rygg och mage, med alla kuddar i dräkten

## Så använder ni lektionerna

Titta på en lektion hemma, tillsammans. Låt sedan mobilen ligga i väskan: vid vattnet tittar du bara på ditt barn. Öva en sak i taget och gå vidare när den känns lätt.

**Uppsikt behövs alltid.** Varken lektionerna eller en flytdräkt gör ett barn vattensäkert. Följ själv med i vattnet och håll dig inom en armlängds avstånd. Har barnet en sjukdom som har betydelse vid bad, till exempel epilepsi, prata med läkare först. Lektionerna är inget simmärke och ersätter inte en simlärare.

Ingen dräkt än? Börja med [storleksguiden](${paths.sv.sizeGuide}).`,
      seo: {
        title: 'Vattenvana: bli vän med vattnet',
        description:
          'Tre videolektioner där barnet blir vän med vattnet genom lek: blöta ansiktet, blåsa bubblor och flyta. För barn från 3 år.',
      },
    },
  },
};

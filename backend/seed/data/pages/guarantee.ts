import type { SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

export const guaranteePage: SeedPage = {
  key: 'guarantee',
  text: {
    nl: {
      title: 'Wettelijke garantie',
      slug: pageSlugs.guarantee.nl,
      seo: {
        title: 'Wettelijke garantie',
        description:
          'Werkt een product niet? Wat je volgens de wet mag verwachten: gratis herstel of vervanging, in de EU minstens twee jaar.',
      },
      blocks: [
        {
          kind: 'guarantee-notice',
          title: 'Wettelijke garantie',
          text: 'Waar je recht op hebt als een product niet in orde is, waar je ook in de EU woont.',
        },
        {
          kind: 'rich-text',
          body: `## Wat we voor je doen

1. Laat ons weten wat er mis is, liefst met een foto. Dat kan via de [contactpagina](${paths.nl.contact}) of met ons [retourformulier](${paths.nl.returns}).
2. Je kiest: herstellen of vervangen, tenzij jouw keuze onmogelijk of onevenredig duur is. Wij betalen alles, ook het terugsturen.
3. Lukt dat niet binnen een redelijke tijd, dan kun je een lagere prijs vragen of je geld terugkrijgen.

## Hoe lang

- **Nederland**: zo lang als het product redelijkerwijs hoort mee te gaan, en minstens twee jaar
- **België, Duitsland en Frankrijk**: twee jaar
- **Spanje en Zweden**: drie jaar

Komt een gebrek in het eerste jaar (in België, Frankrijk, Spanje en Zweden in de eerste twee jaar) aan het licht, dan hoef je niet te bewijzen dat het er bij levering al was.

In Nederland staat je recht in het Burgerlijk Wetboek (boek 7). Meld een gebrek binnen twee maanden nadat je het ontdekt, dan ben je op tijd.

## Garantie van de fabrikant

Zelf geven we geen garantie boven op de wet. Geeft een andere fabrikant een eigen garantie, bijvoorbeeld op hoe lang een product meegaat, dan komt die boven op je wettelijke rechten en vervangt ze nooit.

De volledige regels staan in onze [algemene voorwaarden](${paths.nl.terms}).`,
        },
      ],
    },
    en: {
      title: 'Legal guarantee',
      slug: pageSlugs.guarantee.en,
      seo: {
        title: 'Legal guarantee',
        description:
          'Something wrong with a product? What the law lets you expect: free repair or replacement, for at least two years in the EU.',
      },
      blocks: [
        {
          kind: 'guarantee-notice',
          title: 'Legal guarantee',
          text: 'What you are entitled to when a product is not as it should be, wherever in the EU you live.',
        },
        {
          kind: 'rich-text',
          body: `## What we do for you

1. Tell us what is wrong, preferably with a photo, on the [contact page](${paths.en.contact}) or with our [returns form](${paths.en.returns}).
2. You choose: repair or replacement, unless your choice is impossible or disproportionate. We pay for everything, sending it back included.
3. If that does not work within a reasonable time, you can ask for a lower price or get your money back.

## How long

- **Netherlands**: for as long as you may reasonably expect the product to last, and at least two years
- **Belgium, Germany and France**: two years
- **Spain and Sweden**: three years

If a defect shows within the first year (in Belgium, France, Spain and Sweden within the first two), you need not prove that it was there on delivery.

The right itself is the same throughout the EU (Directives (EU) 2019/771 and 2019/770); in the Netherlands it is in Book 7 of the Civil Code. Tell us about a defect within two months of finding it, and you are in time.

## A manufacturer’s guarantee

We give no guarantee of our own beyond what the law provides. If a manufacturer gives one, for example on how long a product lasts, it comes on top of your legal rights and never replaces them.

The full rules are in our [terms and conditions](${paths.en.terms}).`,
        },
      ],
    },
    de: {
      title: 'Gesetzliche Gewährleistung',
      slug: pageSlugs.guarantee.de,
      seo: {
        title: 'Gesetzliche Gewährleistung',
        description:
          'Ein Produkt ist mangelhaft? Was dir gesetzlich zusteht: kostenlose Reparatur oder Ersatz, in der EU mindestens zwei Jahre lang.',
      },
      blocks: [
        {
          kind: 'guarantee-notice',
          title: 'Gesetzliche Gewährleistung',
          text: 'Was dir zusteht, wenn ein Produkt nicht in Ordnung ist, egal wo in der EU du wohnst.',
        },
        {
          kind: 'rich-text',
          body: `## Was wir für dich tun

1. Sag uns, was nicht stimmt, am besten mit einem Foto: über die [Kontaktseite](${paths.de.contact}) oder mit unserem [Rückgabeformular](${paths.de.returns}).
2. Du wählst: Reparatur oder Ersatz, es sei denn, deine Wahl ist unmöglich oder unverhältnismäßig. Wir tragen alle Kosten, auch die der Rücksendung.
3. Gelingt das nicht in angemessener Zeit, kannst du den Preis mindern oder dein Geld zurückverlangen.

## Wie lange

- **Deutschland, Belgien und Frankreich**: zwei Jahre
- **Spanien und Schweden**: drei Jahre
- **Niederlande**: so lange, wie man es von der Ware vernünftigerweise erwarten darf, mindestens zwei Jahre

Zeigt sich ein Mangel im ersten Jahr (in Belgien, Frankreich, Spanien und Schweden in den ersten zwei Jahren), musst du nicht beweisen, dass er schon bei der Lieferung da war. In Deutschland steht das alles in den §§ 434 ff., 475 und 477 BGB.

## Garantie

Wir selbst geben keine Garantie, die über das Gesetz hinausgeht. Gibt der Hersteller eines Produkts eine eigene, zum Beispiel auf die Haltbarkeit, kommt sie zu deinen gesetzlichen Rechten hinzu und ersetzt sie nie.

Die vollständigen Regeln stehen in unseren [AGB](${paths.de.terms}).`,
        },
      ],
    },
    es: {
      title: 'Garantía legal',
      slug: pageSlugs.guarantee.es,
      seo: {
        title: 'Garantía legal',
        description:
          '¿Un producto tiene un defecto? Lo que puedes exigir por ley: reparación o sustitución gratis, tres años en España y al menos dos en la UE.',
      },
      blocks: [
        {
          kind: 'guarantee-notice',
          title: 'Garantía legal',
          text: 'A qué tienes derecho cuando un producto no está como debería, vivas donde vivas en la UE.',
        },
        {
          kind: 'rich-text',
          body: `## Qué hacemos por ti

1. Cuéntanos qué falla, a ser posible con una foto, en la [página de contacto](${paths.es.contact}) o con nuestro [formulario de devolución](${paths.es.returns}).
2. Tú eliges: reparación o sustitución, salvo que lo que elijas sea imposible o desproporcionado. Pagamos todo, también el envío de vuelta.
3. Si no se consigue en un plazo razonable, puedes pedir una rebaja o que te devolvamos el dinero.

## Cuánto dura

- **España y Suecia**: tres años
- **Bélgica, Alemania y Francia**: dos años
- **Países Bajos**: el tiempo que quepa esperar razonablemente del producto, y al menos dos años

Si el defecto aparece en los dos primeros años (en Alemania y los Países Bajos, en el primero), no tienes que demostrar que ya existía en el momento de la entrega. En España lo regulan los artículos 114 y siguientes del Real Decreto Legislativo 1/2007.

## La garantía del fabricante

Un fabricante puede dar además su propia garantía, por ejemplo sobre la durabilidad. Se suma a tus derechos legales y nunca los sustituye. Nosotros no damos ninguna garantía aparte de la legal.

Las reglas completas están en nuestras [condiciones generales](${paths.es.terms}).`,
        },
      ],
    },
    fr: {
      title: 'Garantie légale de conformité',
      slug: pageSlugs.guarantee.fr,
      seo: {
        title: 'Garantie légale de conformité',
        description:
          'Un produit défectueux ? Vos droits : réparation ou remplacement gratuits, pendant au moins deux ans dans l’UE.',
      },
      blocks: [
        {
          kind: 'guarantee-notice',
          title: 'Garantie légale de conformité',
          text: 'Ce à quoi vous avez droit quand un produit n’est pas conforme, où que vous viviez dans l’UE.',
        },
        {
          kind: 'rich-text',
          body: `## Ce que nous faisons pour vous

1. Dites-nous ce qui ne va pas, de préférence avec une photo, sur la [page de contact](${paths.fr.contact}) ou avec notre [formulaire de retour](${paths.fr.returns}).
2. Vous choisissez : réparation ou remplacement, sauf si ce choix est impossible ou disproportionné. Nous payons tout, y compris le renvoi.
3. Si ce n’est pas possible dans un délai raisonnable (trente jours en France), vous pouvez demander une réduction ou un remboursement.

## Combien de temps

- **France, Belgique et Allemagne** : deux ans
- **Espagne et Suède** : trois ans
- **Pays-Bas** : aussi longtemps qu’on peut raisonnablement l’attendre du produit, et au moins deux ans

Si le défaut apparaît dans les deux premières années (en Allemagne et aux Pays-Bas, dans la première), vous n’avez pas à prouver qu’il existait à la livraison. En France, ces règles figurent aux articles L. 217-3 et suivants du code de la consommation ; la garantie des vices cachés (articles 1641 et suivants du code civil) s’y ajoute, pendant deux ans à compter de la découverte du défaut.

## La garantie du fabricant

Un fabricant ou une boutique peut aussi donner sa propre garantie, par exemple sur la durabilité. Elle s’ajoute à vos droits et ne les remplace jamais. De notre côté, nous ne donnons pas de garantie au-delà de ce que prévoit la loi.

Les règles complètes figurent dans nos [conditions générales de vente](${paths.fr.terms}).`,
        },
      ],
    },
    sv: {
      title: 'Reklamationsrätt',
      slug: pageSlugs.guarantee.sv,
      seo: {
        title: 'Reklamationsrätt och garanti',
        description:
          'Är det fel på en vara? Det här har du rätt till enligt lag: kostnadsfri reparation eller ny vara, tre år i Sverige och minst två i EU.',
      },
      blocks: [
        {
          kind: 'guarantee-notice',
          title: 'Reklamationsrätt',
          text: 'Det här har du rätt till när en vara inte är som den ska, var i EU du än bor.',
        },
        {
          kind: 'rich-text',
          body: `## Vad vi gör för dig

1. Berätta vad som är fel, gärna med en bild, via [kontaktsidan](${paths.sv.contact}) eller vårt [returformulär](${paths.sv.returns}).
2. Du väljer: reparation eller ny vara, om det inte är omöjligt eller oproportionerligt dyrt. Vi betalar allt, även returfrakten.
3. Går det inte inom skälig tid kan du begära prisavdrag eller få pengarna tillbaka.

## Hur länge

- **Sverige och Spanien**: tre år
- **Belgien, Tyskland och Frankrike**: två år
- **Nederländerna**: så länge som varan rimligen kan förväntas hålla, dock minst två år

Visar sig felet under de två första åren (i Tyskland och Nederländerna under det första) behöver du inte bevisa att det fanns vid leveransen.

I Sverige gäller konsumentköplagen (2022:260). Reklamera inom två månader från det att du märkt felet, så är du i tid.

## Tillverkarens garanti

Vi lämnar ingen egen garanti utöver lagen. Ger en tillverkare en garanti, till exempel på hållbarheten, gäller den utöver dina lagstadgade rättigheter och ersätter dem aldrig.

Alla regler finns i våra [allmänna villkor](${paths.sv.terms}).`,
        },
      ],
    },
  },
};

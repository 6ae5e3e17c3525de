import type { SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

/** Lists the recalls that are published, and says what happens without one (Regulation (EU) 2023/988 art. 35). */
export const recallsPage: SeedPage = {
  key: 'recalls',
  text: {
    nl: {
      title: 'Terugroepacties',
      slug: pageSlugs.recalls.nl,
      seo: {
        title: 'Terugroepacties',
        description: 'Producten die we om veiligheidsredenen terugroepen, hoe je ze herkent en wat je dan doet.',
      },
      blocks: [
        {
          kind: 'recall-list',
          title: 'Terugroepacties',
          text: 'Blijkt een product gevaarlijk te zijn, dan staat het hier. Wie het kocht, krijgt ook een mail van ons.',
        },
        {
          kind: 'rich-text',
          title: 'Zelf iets gemerkt?',
          body: `Zie je dat een drijfpak of ander product niet veilig is, of is er iets gebeurd? Gebruik het niet meer en laat het ons weten via de [contactpagina](${paths.nl.contact}). We zoeken elke melding uit.`,
        },
      ],
    },
    en: {
      title: 'Product recalls',
      slug: pageSlugs.recalls.en,
      seo: {
        title: 'Product safety recalls',
        description: 'Products that we are recalling for safety reasons, how to recognise them and what to do.',
      },
      blocks: [
        {
          kind: 'recall-list',
          title: 'Product recalls',
          text: 'If a product turns out to be dangerous, you will find it here. Everybody who bought it also gets an email from us.',
        },
        {
          kind: 'rich-text',
          title: 'Have you noticed something yourself?',
          body: `If a float suit or another product seems unsafe, or something has happened, stop using it and tell us through the [contact page](${paths.en.contact}). We look into every report.`,
        },
      ],
    },
    de: {
      title: 'Produktrückrufe',
      slug: pageSlugs.recalls.de,
      seo: {
        title: 'Produktrückrufe',
        description: 'Produkte, die wir aus Sicherheitsgründen zurückrufen, woran du sie erkennst und was zu tun ist.',
      },
      blocks: [
        {
          kind: 'recall-list',
          title: 'Produktrückrufe',
          text: 'Stellt sich ein Produkt als gefährlich heraus, steht es hier. Wer es gekauft hat, bekommt außerdem eine E-Mail von uns.',
        },
        {
          kind: 'rich-text',
          title: 'Ist dir selbst etwas aufgefallen?',
          body: `Wirkt ein Schwimmlernanzug oder ein anderes Produkt unsicher, oder ist etwas passiert? Benutze es nicht mehr und melde dich über die [Kontaktseite](${paths.de.contact}). Wir gehen jeder Meldung nach.`,
        },
      ],
    },
    es: {
      title: 'Recuperación de productos',
      slug: pageSlugs.recalls.es,
      seo: {
        title: 'Recuperación de productos por seguridad',
        description: 'Productos que recuperamos por motivos de seguridad, cómo reconocerlos y qué hacer.',
      },
      blocks: [
        {
          kind: 'recall-list',
          title: 'Recuperación de productos',
          text: 'Si un producto resulta peligroso, lo publicamos aquí. Quien lo haya comprado recibe además un correo nuestro.',
        },
        {
          kind: 'rich-text',
          title: '¿Has notado algo?',
          body: `Si un bañador flotador u otro producto no te parece seguro, o ha pasado algo, deja de usarlo y avísanos desde la [página de contacto](${paths.es.contact}). Investigamos cada aviso.`,
        },
      ],
    },
    fr: {
      title: 'Rappels de produits',
      slug: pageSlugs.recalls.fr,
      seo: {
        title: 'Rappels de produits',
        description: 'Les produits que nous rappelons pour raison de sécurité, comment les reconnaître et que faire.',
      },
      blocks: [
        {
          kind: 'recall-list',
          title: 'Rappels de produits',
          text: 'Si un produit s’avère dangereux, il figure ici. Les personnes qui l’ont acheté reçoivent aussi un e-mail de notre part.',
        },
        {
          kind: 'rich-text',
          title: 'Vous avez remarqué quelque chose ?',
          body: `Un maillot flotteur ou un autre produit ne vous semble pas sûr, ou un incident s’est produit ? Cessez de l’utiliser et prévenez-nous depuis la [page de contact](${paths.fr.contact}). Nous examinons chaque signalement.`,
        },
      ],
    },
    sv: {
      title: 'Återkallelser',
      slug: pageSlugs.recalls.sv,
      seo: {
        title: 'Återkallelser av produkter',
        description: 'Produkter som vi återkallar av säkerhetsskäl, hur du känner igen dem och vad du ska göra.',
      },
      blocks: [
        {
          kind: 'recall-list',
          title: 'Återkallelser',
          text: 'Om en produkt visar sig vara farlig står den här. Alla som har köpt den får också ett mejl från oss.',
        },
        {
          kind: 'rich-text',
          title: 'Har du själv märkt något?',
          body: `Verkar en flytdräkt eller någon annan produkt osäker, eller har något hänt? Sluta använda den och hör av dig via [kontaktsidan](${paths.sv.contact}). Vi utreder alla anmälningar.`,
        },
      ],
    },
  },
};

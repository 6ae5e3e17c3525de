import type { SeedSettings } from '../types';
import { company } from './company';
import { guarantee } from './guarantee';
import { paths } from './paths';

export const settings: SeedSettings = {
  common: {
    siteName: 'Zwotter',
    logo: 'brand/logo.svg',
    companyName: company.name,
    companyAddress: `${company.street}\n${company.city}\nNederland`,
    chamberOfCommerce: company.kvk,
    vatNumber: company.vat,
    contactEmail: company.email,
    contactPhone: company.phone,
    operatorEmail: 'bestellingen@zwotter.example',
    socialLinks: [
      { network: 'facebook', url: 'https://www.facebook.com/zwotter.example' },
      { network: 'instagram', url: 'https://www.instagram.com/zwotter.example' },
      { network: 'linkedin', url: 'https://www.linkedin.com/company/zwotter-example' },
      { network: 'x', url: 'https://x.com/zwotter_example' },
      { network: 'tiktok', url: 'https://www.tiktok.com/@zwotter.example' },
    ],
    // Examples: a real shop enters the numbers that it was given.
    registrations: [
      { country: 'fr', scheme: 'Emballages ménagers, identifiant unique (IDU)', number: 'FR000000_01EXEMPLE' },
      { country: 'fr', scheme: 'Textiles, identifiant unique (IDU)', number: 'FR000000_11EXEMPLE' },
      { country: 'de', scheme: 'Verpackungsregister LUCID', number: 'DE0000000000000 (Beispiel)' },
      { country: 'es', scheme: 'Registro de Productores de Producto, envases', number: 'ENV/0000/000000000 (ejemplo)' },
    ],
    orderPrefix: 'ZW',
    profileSlug: 'mijn-zwotter',
    timeZone: 'Europe/Amsterdam',
    orderCutoff: '15:00',
    minimumAge: 3,
    defaultShippingCost: 3.95,
    requireAddition: false,
    silentGuestAccounts: false,
    knownEmail: 'sign-in',
  },
  text: {
    nl: {
      tagline: 'Stap voor stap leren zwemmen',
      promoText: 'Gratis videolessen bij elk drijfpak',
      promoPath: paths.nl.academy,
      footerText:
        'Drijfpakken en videolessen voor kinderen vanaf 3 jaar. Een pak helpt bij het leren zwemmen; jij blijft in het water, binnen armlengte.',
      paymentText:
        'Je gegevens gaan over een versleutelde verbinding. Je betaalt via Mollie en keurt de betaling goed bij je bank of betaaldienst.',
      guarantee: guarantee.nl,
      seo: {
        title: 'Zwotter – drijfpakken en zwemlessen voor kinderen',
        description:
          'Drijfpakken met acht uitneembare drijvers voor kinderen vanaf 3 jaar, met gratis videolessen. 1 tot 3 werkdagen na verzending in huis.',
      },
    },
    en: {
      tagline: 'Learning to swim, step by step',
      promoText: 'Free video lessons with every float suit',
      promoPath: paths.en.academy,
      footerText:
        'Float suits and video lessons from age 3. A float suit helps children learn to swim; an adult must be in the water, within arm’s reach.',
      paymentText:
        'Your details travel over an encrypted connection. Payments are handled by Mollie and confirmed with your bank or payment provider.',
      guarantee: guarantee.en,
      seo: {
        title: 'Zwotter – float suits and swimming lessons for children',
        description:
          'Float suits with eight removable floats for children aged 3 and over, with free video lessons. Delivered 1 to 3 working days after dispatch.',
      },
    },
    de: {
      tagline: 'Schwimmen lernen, Schritt für Schritt',
      promoText: 'Kostenlose Videolektionen zu jedem Schwimmlernanzug',
      promoPath: paths.de.academy,
      footerText:
        'Schwimmlernanzüge und Videolektionen für Kinder ab 3 Jahren. Der Anzug hilft, und du bist mit im Wasser, immer in Griffweite.',
      paymentText:
        'Deine Daten werden verschlüsselt übertragen. Die Zahlung wickelt Mollie ab, freigegeben wird sie bei deiner Bank oder deinem Zahlungsanbieter.',
      guarantee: guarantee.de,
      seo: {
        title: 'Zwotter – Schwimmlernanzüge und Videolektionen für Kinder',
        description:
          'Schwimmlernanzüge mit acht herausnehmbaren Schwimmkörpern für Kinder ab 3 Jahren, mit kostenlosen Videolektionen. Lieferung 1 bis 3 Werktage nach Versand.',
      },
    },
    es: {
      tagline: 'Aprender a nadar, paso a paso',
      promoText: 'Videoclases gratis con cada bañador flotador',
      promoPath: paths.es.academy,
      footerText:
        'Bañadores flotadores y videoclases para niños a partir de 3 años. El bañador ayuda a aprender; tú estás en el agua, a un brazo de distancia.',
      paymentText:
        'Tus datos viajan cifrados. El pago lo gestiona Mollie y lo confirmas con tu banco o servicio de pago.',
      guarantee: guarantee.es,
      seo: {
        title: 'Zwotter: bañadores flotadores y clases de natación para niños',
        description:
          'Bañadores con ocho flotadores extraíbles para niños a partir de 3 años, con videoclases gratis. Entrega entre 1 y 3 días laborables tras el envío.',
      },
    },
    fr: {
      tagline: 'Apprendre à nager, pas à pas',
      promoText: 'Leçons vidéo offertes avec chaque maillot flotteur',
      promoPath: paths.fr.academy,
      footerText:
        'Maillots flotteurs et leçons vidéo dès 3 ans. Le maillot aide à apprendre ; un adulte reste toujours dans l’eau, à portée de bras.',
      paymentText:
        'Vos données sont transmises par une connexion chiffrée. Le paiement est géré par Mollie et validé auprès de votre banque ou de votre prestataire de paiement.',
      guarantee: guarantee.fr,
      seo: {
        title: 'Zwotter – maillots flotteurs et leçons de natation pour enfants',
        description:
          'Maillots à huit flotteurs amovibles pour les enfants dès 3 ans, avec leçons vidéo offertes. Livraison en 1 à 3 jours ouvrés après l’envoi.',
      },
    },
    sv: {
      tagline: 'Lär dig simma, steg för steg',
      promoText: 'Gratis videolektioner till varje flytdräkt',
      promoPath: paths.sv.academy,
      footerText:
        'Flytdräkter och videolektioner för barn från 3 år. Dräkten hjälper barnet att öva, med en vuxen i vattnet inom en armlängds avstånd.',
      paymentText:
        'Dina uppgifter skickas krypterat. Betalningen hanteras av Mollie och godkänns hos din bank eller betaltjänst.',
      guarantee: guarantee.sv,
      seo: {
        title: 'Zwotter – flytdräkter och videolektioner för barn',
        description:
          'Flytdräkter med åtta löstagbara flytkuddar för barn från 3 år, med gratis videolektioner. Leverans 1–3 arbetsdagar efter att paketet skickats.',
      },
    },
  },
};

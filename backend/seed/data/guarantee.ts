import type { L, SeedGuarantee } from '../types';
import { paths } from './paths';

const euUrl = (language: string): string =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`;

/** The reminder that consumer law asks for (Directive 2011/83/EU art. 6(1)(l)), in each language for its own country. */
export const guarantee: L<SeedGuarantee> = {
  nl: {
    title: 'Wettelijke garantie',
    duration: 'In de hele EU minstens 2 jaar',
    text: 'Is een product bij levering niet in orde of gaat het te snel stuk? Dan kies je: gratis herstellen of vervangen, tenzij jouw keuze onmogelijk of onevenredig duur is. Lukt geen van beide, dan krijg je korting of je geld terug. Het recht geldt minstens twee jaar na levering, en volgens de Nederlandse wet zo lang als het product redelijkerwijs hoort mee te gaan. In Spanje en Zweden is het drie jaar. Geeft een fabrikant garantie, dan komt die erbovenop.',
    pageLabel: 'Zo werkt de wettelijke garantie',
    pagePath: paths.nl.guarantee,
    euLabel: 'Je rechten op Your Europe',
    euUrl: euUrl('nl'),
  },
  en: {
    title: 'Legal guarantee',
    duration: 'At least 2 years throughout the EU',
    text: 'Was a product faulty on delivery, or does it break too soon? We repair or replace it free of charge. The choice is yours, unless it is impossible or disproportionate. If neither works, you get a price reduction or your money back. This right lasts at least two years from delivery; in Spain and Sweden three years, in the Netherlands for as long as you may reasonably expect the product to last. Any guarantee given by a manufacturer comes on top.',
    pageLabel: 'How the legal guarantee works',
    pagePath: paths.en.guarantee,
    euLabel: 'Your rights on Your Europe',
    euUrl: euUrl('en'),
  },
  de: {
    title: 'Gesetzliche Gewährleistung',
    duration: 'In der ganzen EU mindestens 2 Jahre',
    text: 'War ein Produkt bei der Lieferung mangelhaft oder geht es zu früh kaputt? Dann wählst du kostenlose Reparatur oder Ersatz. Ist beides unmöglich oder unverhältnismäßig, bekommst du einen Preisnachlass oder dein Geld zurück. Dieser Anspruch besteht in Deutschland zwei Jahre ab Lieferung, in Spanien und Schweden drei Jahre. Gibt ein Hersteller zusätzlich eine Garantie, kommt sie zu diesem Anspruch hinzu und ersetzt ihn nicht.',
    pageLabel: 'So funktioniert die Gewährleistung',
    pagePath: paths.de.guarantee,
    euLabel: 'Deine Rechte bei Your Europe',
    euUrl: euUrl('de'),
  },
  es: {
    title: 'Garantía legal',
    duration: '3 años en España; en toda la UE, al menos 2',
    text: '¿El producto llegó con un defecto o se estropea demasiado pronto? Tú eliges si lo reparamos o lo sustituimos, gratis, salvo que sea imposible o desproporcionado. Si no se consigue, te rebajamos el precio o te devolvemos el dinero. En España y Suecia el derecho dura tres años desde la entrega; en el resto de la UE, al menos dos. Si un fabricante da garantía propia, se suma a la legal.',
    pageLabel: 'Cómo funciona la garantía legal',
    pagePath: paths.es.guarantee,
    euLabel: 'Tus derechos en Your Europe',
    euUrl: euUrl('es'),
  },
  fr: {
    title: 'Garantie légale de conformité',
    duration: 'Au moins 2 ans dans toute l’UE',
    text: 'Un produit défectueux à la livraison, ou qui s’abîme trop vite ? Vous choisissez la réparation ou le remplacement, gratuits, sauf si ce choix est impossible ou disproportionné. À défaut, vous obtenez une réduction ou un remboursement. Ce droit vaut deux ans à compter de la livraison en France, trois en Espagne et en Suède. Une éventuelle garantie du fabricant s’y ajoute.',
    pageLabel: 'Comment fonctionne la garantie légale',
    pagePath: paths.fr.guarantee,
    euLabel: 'Vos droits sur Your Europe',
    euUrl: euUrl('fr'),
  },
  sv: {
    title: 'Reklamationsrätt',
    duration: '3 år i Sverige, minst 2 år i hela EU',
    text: 'Var varan felaktig vid leveransen, eller går den sönder för tidigt? Du väljer om vi ska reparera den eller ge dig en ny, utan kostnad. Går det inte får du prisavdrag eller pengarna tillbaka. I Sverige kan du enligt konsumentköplagen reklamera i tre år från leveransen. I Spanien är det också tre år, i övriga EU minst två. Om tillverkaren ger en garanti gäller den därutöver.',
    pageLabel: 'Så fungerar reklamationsrätten',
    pagePath: paths.sv.guarantee,
    euLabel: 'Dina rättigheter på Your Europe',
    euUrl: euUrl('sv'),
  },
};

import type { SeedMenu } from '../types';
import { paths } from './paths';

type MenuItem = { title: string; path: string };

const item = (title: string, path: string): MenuItem => ({ title, path });
const { nl, en, de, es, fr, sv } = paths;
/** The same in every language. */
const FIND_ORDER = '/find-order';

export const menus: SeedMenu[] = [
  {
    slug: 'primary',
    items: {
      nl: [
        item('Winkel', nl.shop),
        item('Academy', nl.academy),
        item('Blog', nl.blog),
        item('Over ons', nl.about),
        item('Contact', nl.contact),
      ],
      en: [
        item('Shop', en.shop),
        item('Academy', en.academy),
        item('Blog', en.blog),
        item('About us', en.about),
        item('Contact', en.contact),
      ],
      de: [
        item('Shop', de.shop),
        item('Academy', de.academy),
        item('Blog', de.blog),
        item('Über uns', de.about),
        item('Kontakt', de.contact),
      ],
      es: [
        item('Tienda', es.shop),
        item('Academy', es.academy),
        item('Blog', es.blog),
        item('Sobre nosotros', es.about),
        item('Contacto', es.contact),
      ],
      fr: [
        item('Boutique', fr.shop),
        item('Academy', fr.academy),
        item('Blog', fr.blog),
        item('À propos', fr.about),
        item('Contact', fr.contact),
      ],
      sv: [
        item('Butik', sv.shop),
        item('Academy', sv.academy),
        item('Blogg', sv.blog),
        item('Om oss', sv.about),
        item('Kontakt', sv.contact),
      ],
    },
  },
  {
    slug: 'secondary',
    items: {
      nl: [
        item('Maattabel', nl.sizeGuide),
        item('Verzenden', nl.shipping),
        item('Retourneren', nl.returns),
        item('Beoordelingen', nl.reviews),
        item('Klantenservice', nl.service),
        item('Veelgestelde vragen', nl.faq),
        item('Bestelling zoeken', FIND_ORDER),
      ],
      en: [
        item('Size guide', en.sizeGuide),
        item('Shipping', en.shipping),
        item('Returns', en.returns),
        item('Reviews', en.reviews),
        item('Help', en.service),
        item('FAQ', en.faq),
        item('Find your order', FIND_ORDER),
      ],
      de: [
        item('Größentabelle', de.sizeGuide),
        item('Versand', de.shipping),
        item('Rückgabe', de.returns),
        item('Bewertungen', de.reviews),
        item('Hilfe', de.service),
        item('Häufige Fragen', de.faq),
        item('Bestellung finden', FIND_ORDER),
      ],
      es: [
        item('Guía de tallas', es.sizeGuide),
        item('Envíos', es.shipping),
        item('Devoluciones', es.returns),
        item('Opiniones', es.reviews),
        item('Ayuda', es.service),
        item('Preguntas frecuentes', es.faq),
        item('Buscar tu pedido', FIND_ORDER),
      ],
      fr: [
        item('Guide des tailles', fr.sizeGuide),
        item('Livraison', fr.shipping),
        item('Retours', fr.returns),
        item('Avis', fr.reviews),
        item('Aide', fr.service),
        item('Questions fréquentes', fr.faq),
        item('Retrouver ma commande', FIND_ORDER),
      ],
      sv: [
        item('Storleksguide', sv.sizeGuide),
        item('Frakt', sv.shipping),
        item('Returer', sv.returns),
        item('Omdömen', sv.reviews),
        item('Kundservice', sv.service),
        item('Vanliga frågor', sv.faq),
        item('Hitta din beställning', FIND_ORDER),
      ],
    },
  },
  {
    slug: 'legal',
    items: {
      nl: [
        item('Algemene voorwaarden', nl.terms),
        item('Privacybeleid', nl.privacy),
        item('Cookies', nl.cookies),
        item('Wettelijke garantie', nl.guarantee),
        item('Toegankelijkheid', nl.accessibility),
        item('Terugroepacties', nl.recalls),
        item('Herroepingsrecht', nl.returns),
      ],
      en: [
        item('Terms and conditions', en.terms),
        item('Privacy policy', en.privacy),
        item('Cookies', en.cookies),
        item('Legal guarantee', en.guarantee),
        item('Accessibility', en.accessibility),
        item('Product recalls', en.recalls),
        item('Right of withdrawal', en.returns),
      ],
      de: [
        item('Impressum', de.contact),
        item('AGB', de.terms),
        item('Datenschutz', de.privacy),
        item('Cookies', de.cookies),
        item('Gewährleistung', de.guarantee),
        item('Barrierefreiheit', de.accessibility),
        item('Produktrückrufe', de.recalls),
        item('Widerrufsrecht', de.returns),
      ],
      es: [
        item('Aviso legal', es.contact),
        item('Condiciones generales', es.terms),
        item('Política de privacidad', es.privacy),
        item('Política de cookies', es.cookies),
        item('Garantía legal', es.guarantee),
        item('Accesibilidad', es.accessibility),
        item('Recuperación de productos', es.recalls),
        item('Derecho de desistimiento', es.returns),
      ],
      fr: [
        item('Mentions légales', fr.contact),
        item('Conditions générales de vente', fr.terms),
        item('Politique de confidentialité', fr.privacy),
        item('Cookies', fr.cookies),
        item('Garantie légale', fr.guarantee),
        item('Accessibilité', fr.accessibility),
        item('Rappels de produits', fr.recalls),
        item('Droit de rétractation', fr.returns),
      ],
      sv: [
        item('Allmänna villkor', sv.terms),
        item('Integritetspolicy', sv.privacy),
        item('Cookies', sv.cookies),
        item('Reklamationsrätt', sv.guarantee),
        item('Tillgänglighet', sv.accessibility),
        item('Återkallelser', sv.recalls),
        item('Ångerrätt', sv.returns),
      ],
    },
  },
];

import { type L, type SeedPage, type SeedPageText, seedLocales } from '../../types';
import { company } from '../company';
import { pageSlugs, paths } from '../paths';

/** The model withdrawal form, rendered by the storefront with the company's address. */
export const MODEL_FORM = '/api/withdrawals/form';

interface Text {
  title: string;
  description: string;
  lead: string;
  rightTitle: string;
  body: string;
}

const { email, phone } = company;

const texts: L<Text> = {
  nl: {
    title: 'Overeenkomst herroepen',
    description:
      'Herroep je bestelling of een deel ervan, zonder reden en zonder in te loggen. Je krijgt meteen bewijs.',
    lead: 'Je hoeft geen reden te geven en niet in te loggen. We bevestigen de ontvangst meteen per mail.',
    rightTitle: 'Wat je rechten zijn',
    body: `- Je mag je bestelling herroepen tot en met **14 dagen na de dag waarop je alles hebt ontvangen**. Komt je bestelling in delen, dan telt het laatste deel. Je mag het ook al doen voordat het pakket er is.
- Lessen die je koopt (los, als niveau of in de bundel), leveren we met je uitdrukkelijke toestemming meteen na je betaling. Zodra je ze kunt bekijken, kun je de koop ervan niet meer herroepen.
- Je krijgt binnen 14 dagen je geld terug op de manier waarop je betaalde. Herroep je de hele bestelling, dan krijg je ook de standaardverzendkosten terug. We mogen wachten tot we het pakket of je verzendbewijs hebben.
- Je stuurt het pakket binnen 14 dagen na je herroeping terug. De kosten daarvan zijn voor jou, tenzij het product kapot is of niet is wat je bestelde.

Alles staat op de pagina [retourneren en herroepen](${paths.nl.returns}). Je kunt ook het [modelformulier voor herroeping (pdf)](${MODEL_FORM}) gebruiken, of mailen naar ${email} of bellen naar ${phone}.`,
  },
  en: {
    title: 'Withdraw from your contract',
    description:
      'Withdraw from your order or part of it, without a reason and without logging in. You get proof straight away.',
    lead: 'No reason needed and no need to log in. We acknowledge receipt by email straight away.',
    rightTitle: 'What your rights are',
    body: `- You may withdraw from your order until **14 days after the day on which you have received everything**. If it arrives in parts, the last part counts. You may also do so before the parcel has arrived.
- Lessons you buy (single, as a level or in the bundle) are supplied straight after your payment, with your express consent. Once you can watch them, you can no longer withdraw from that purchase.
- We refund you within 14 days by the same means you paid with. If you withdraw from the whole order, that includes standard shipping. We may wait until we have the parcel or your proof of posting.
- You send the parcel back within 14 days of your withdrawal. You bear the cost of that, unless the product is faulty or not what you ordered.

Everything is set out on the [returns and withdrawal](${paths.en.returns}) page. You can also use the [model withdrawal form (PDF)](${MODEL_FORM}), email ${email} or call ${phone}.`,
  },
  de: {
    title: 'Vertrag widerrufen',
    description:
      'Widerrufe deine Bestellung oder einen Teil davon, ohne Angabe von Gründen und ohne Anmeldung. Den Nachweis bekommst du sofort.',
    lead: 'Du musst keinen Grund nennen und dich nicht anmelden. Den Eingang bestätigen wir sofort per E-Mail.',
    rightTitle: 'Deine Rechte',
    body: `- Du kannst deine Bestellung bis **14 Tage nach dem Tag widerrufen, an dem du alles erhalten hast**. Kommt sie in mehreren Teilen, zählt der letzte. Du kannst auch schon widerrufen, bevor das Paket da ist.
- Gekaufte Lektionen, ob einzeln, als Stufe oder im Paket, stellen wir mit deiner ausdrücklichen Zustimmung sofort bereit; dein Widerrufsrecht für diese Lektionen erlischt damit.
- Dein Geld bekommst du binnen 14 Tagen über dasselbe Zahlungsmittel zurück, beim Widerruf der ganzen Bestellung auch die Kosten des Standardversands. Damit dürfen wir warten, bis das Paket oder dein Versandnachweis bei uns ist.
- Du schickst das Paket binnen 14 Tagen nach deinem Widerruf zurück. Die Kosten trägst du, außer die Ware ist mangelhaft oder falsch geliefert.

Dein Widerrufsrecht ergibt sich aus den §§ 312g, 355 und 357 BGB. Die vollständige Widerrufsbelehrung steht auf der Seite [Rückgabe und Widerruf](${paths.de.returns}). Du kannst auch das [Muster-Widerrufsformular (PDF)](${MODEL_FORM}) verwenden, eine E-Mail an ${email} schreiben oder unter ${phone} anrufen.`,
  },
  es: {
    title: 'Desistir del contrato',
    description:
      'Desiste de tu pedido o de una parte, sin dar explicaciones y sin iniciar sesión. Recibes el justificante al momento.',
    lead: 'No hace falta dar explicaciones ni iniciar sesión. Te enviamos enseguida un acuse de recibo por correo.',
    rightTitle: 'Cuáles son tus derechos',
    body: `- Puedes desistir de tu pedido hasta **14 días naturales después del día en que lo hayas recibido todo**. Si llega en varias entregas, cuenta la última. También puedes hacerlo antes de que llegue el paquete.
- Las clases que compras, sueltas, por nivel o en paquete, se suministran de inmediato con tu consentimiento expreso; con ello pierdes el derecho de desistimiento sobre esas clases.
- Te devolvemos el dinero en los 14 días naturales siguientes a tu desistimiento, con el mismo medio de pago. Si desistes de todo el pedido, también los gastos de envío ordinario. Podemos esperar a tener el paquete o tu justificante de envío.
- Devuelves el paquete en los 14 días naturales siguientes a tu desistimiento. Los gastos corren por tu cuenta, salvo que el producto sea defectuoso o no sea el que pediste.

Este derecho te lo dan los artículos 102 a 108 del Real Decreto Legislativo 1/2007. Todo está en la página de [devoluciones y desistimiento](${paths.es.returns}). También puedes usar el [modelo de formulario de desistimiento (PDF)](${MODEL_FORM}), escribir a ${email} o llamar al ${phone}.`,
  },
  fr: {
    title: 'Se rétracter du contrat',
    description:
      'Rétractez-vous de votre commande ou d’une partie, sans motif et sans vous connecter. Vous recevez aussitôt une preuve.',
    lead: 'Aucun motif à donner, inutile de vous connecter. Nous accusons réception par e-mail immédiatement.',
    rightTitle: 'Vos droits',
    body: `- Vous pouvez vous rétracter jusqu’à **14 jours après le jour où vous avez tout reçu**. Si la commande arrive en plusieurs fois, c’est la dernière livraison qui compte. Vous pouvez aussi le faire avant l’arrivée du colis.
- Les leçons achetées, à l’unité, par niveau ou en lot, sont fournies immédiatement avec votre accord exprès ; vous perdez ainsi le droit de rétractation pour ces leçons.
- Nous vous remboursons dans les 14 jours par le même moyen de paiement. Si vous vous rétractez de toute la commande, les frais de livraison standard sont compris. Nous pouvons attendre d’avoir reçu le colis ou votre preuve d’expédition.
- Vous renvoyez le colis dans les 14 jours suivant votre rétractation. Les frais de renvoi sont à votre charge, sauf si l’article est défectueux ou ne correspond pas à votre commande.

Ce droit est prévu aux articles L. 221-18 à L. 221-28 du code de la consommation. Tout est expliqué sur la page [retours et rétractation](${paths.fr.returns}). Vous pouvez aussi utiliser le [modèle de formulaire de rétractation (PDF)](${MODEL_FORM}), écrire à ${email} ou appeler le ${phone}.`,
  },
  sv: {
    title: 'Ångra avtalet',
    description:
      'Ångra beställningen eller en del av den, utan skäl och utan att logga in. Du får ett mottagningsbevis direkt.',
    lead: 'Du behöver varken ange skäl eller logga in. Vi bekräftar mottagandet direkt via mejl.',
    rightTitle: 'Dina rättigheter',
    body: `- Du får ångra beställningen till och med **14 dagar efter den dag då du fått allt**. Kommer den i delar räknas den sista delen. Du kan också göra det innan paketet har kommit.
- Lektioner som du köper, styckvis, per nivå eller som paket, levereras direkt efter betalningen, med ditt uttryckliga samtycke. När du kan se dem går köpet av dem inte längre att ångra.
- Du får pengarna tillbaka inom 14 dagar på samma sätt som du betalade. Ångrar du hela beställningen ingår även kostnaden för standardfrakt. Vi får dock vänta med återbetalningen tills vi har fått paketet eller ditt inlämningskvitto.
- Du skickar tillbaka paketet inom 14 dagar efter att du ångrat dig. Du står för kostnaden, såvida varan inte är felaktig eller fel vara har levererats.

Allt står på sidan [retur och ångerrätt](${paths.sv.returns}). Du kan också använda [standardblanketten för ångerrätt (pdf)](${MODEL_FORM}), mejla ${email} eller ringa ${phone}.`,
  },
};

const pageText = ({ title, description, lead, rightTitle, body }: Text, slug: string): SeedPageText => ({
  title,
  slug,
  seo: { title, description },
  blocks: [
    { kind: 'withdrawal', title, text: lead },
    { kind: 'rich-text', title: rightTitle, body },
  ],
});

export const withdrawalPage: SeedPage = {
  key: 'withdrawal',
  text: Object.fromEntries(
    seedLocales.map((locale) => [locale, pageText(texts[locale], pageSlugs.withdrawal[locale])]),
  ) as L<SeedPageText>,
};

import { type Locale } from '@/backend/contract/locales';

/**
 * Button labels prescribed by law: changing one changes a legal text, so it must be changed here as well.
 * `order`: Directive 2011/83/EU art. 8(2), an obligation to pay; only the words on the button count (ECJ C-249/21), in German those
 * of § 312j BGB. `withdraw` and `confirm`: art. 11a(1) and (3), in the wording of each language version of Directive 2023/2673.
 */
export const LEGAL_LABELS: Record<Locale, { order: string; withdraw: string; confirm: string }> = {
  nl: {
    order: 'Bestelling met betalingsverplichting',
    withdraw: 'Hier de overeenkomst herroepen',
    confirm: 'Herroeping bevestigen',
  },
  en: { order: 'Order with obligation to pay', withdraw: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
  de: { order: 'Zahlungspflichtig bestellen', withdraw: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
  es: {
    order: 'Pedido con obligación de pago',
    withdraw: 'Desistir del contrato aquí',
    confirm: 'Confirmar desistimiento',
  },
  fr: {
    order: 'Commande avec obligation de paiement',
    withdraw: 'Renoncer au contrat ici',
    confirm: 'Confirmer la rétractation',
  },
  sv: { order: 'Beställning med betalningsskyldighet', withdraw: 'Ångra avtalet här', confirm: 'Bekräfta frånträde' },
};

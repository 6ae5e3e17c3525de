import type { L, SeedBlock } from '../../types';

/** Payment methods, drawn by `media/pictures/brand/marks.mjs`, because logos of banks and cards are trademarks. */
const marks = (title: string, text: string, bank: string, card: string, transfer: string): SeedBlock => ({
  kind: 'logos',
  title,
  text,
  items: [
    { image: 'brand/pay-bank.svg', name: bank },
    { image: 'brand/pay-card.svg', name: card },
    { image: 'brand/pay-transfer.svg', name: transfer },
  ],
});

export const paymentMarks: L<SeedBlock> = {
  nl: marks(
    'Zo kun je betalen',
    'Dat verschilt per land: bij het afrekenen zie je wat er bij jou kan. Alles loopt versleuteld via Mollie.',
    'Via je eigen bank',
    'Creditcard of betaalpas',
    'Overschrijving',
  ),
  en: marks(
    'Ways to pay',
    'These differ by country: at checkout you see what is possible in yours. Every payment is encrypted and handled by Mollie.',
    'Through your own bank',
    'Credit or debit card',
    'Bank transfer',
  ),
  de: marks(
    'So kannst du bezahlen',
    'Je nach Land verschieden: An der Kasse siehst du, was bei dir möglich ist. Alles läuft verschlüsselt über Mollie.',
    'Über deine eigene Bank',
    'Kredit- oder Debitkarte',
    'Überweisung',
  ),
  es: marks(
    'Formas de pago',
    'Varían según el país: al pagar verás las del tuyo. Mollie gestiona el pago por una conexión cifrada.',
    'Directamente desde tu banco',
    'Tarjeta de crédito o débito',
    'Transferencia',
  ),
  fr: marks(
    'Moyens de paiement',
    'Ils varient selon le pays ; ceux qui sont proposés dans le vôtre s’affichent au moment de payer. Mollie traite le paiement sur une connexion chiffrée.',
    'Directement par votre banque',
    'Carte bancaire',
    'Virement',
  ),
  sv: marks(
    'Så kan du betala',
    'Det skiljer sig mellan länderna: i kassan ser du vad som finns i ditt land. Betalningen via Mollie är krypterad.',
    'Via din egen bank',
    'Kredit- eller bankkort',
    'Banköverföring',
  ),
};

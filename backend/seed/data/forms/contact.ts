import type { SeedForm, SeedFormText } from '../../types';
import { paths } from '../paths';

const fields = (text: {
  name: string;
  email: string;
  message: string;
  messageHelp: string;
  agreed: string;
}): SeedFormText['fields'] => [
  { name: 'name', type: 'text', label: text.name, rules: 'required|length:2,80', width: 'half', autocomplete: 'name' },
  { name: 'email', type: 'email', label: text.email, rules: 'required|email', width: 'half', autocomplete: 'email' },
  {
    name: 'message',
    type: 'textarea',
    label: text.message,
    help: text.messageHelp,
    rules: 'required|length:5,4000',
  },
  { name: 'agreed', type: 'checkbox', label: text.agreed, rules: 'accepted' },
];

/** The names `name`, `email`, `message` and `agreed` are part of the shop's contract with other systems. */
export const contactForm: SeedForm = {
  slug: 'contact',
  retentionDays: 365,
  confirmSender: true,
  confirmationCopy: false,
  text: {
    nl: {
      title: 'Contact',
      submitLabel: 'Verstuur bericht',
      successTitle: 'Je bericht is verstuurd',
      successText: 'Bedankt! Je krijgt op werkdagen binnen één dag antwoord. We hebben je ook een bevestiging gemaild.',
      confirmationSubject: 'We hebben je bericht ontvangen',
      confirmationText: 'Bedankt voor je bericht. We antwoorden op werkdagen binnen één dag.',
      fields: fields({
        name: 'Naam',
        email: 'E-mailadres',
        message: 'Bericht',
        messageHelp: 'Gaat het over een bestelling? Zet het bestelnummer erbij, dan zijn we sneller.',
        agreed: `Ik heb het [privacybeleid](${paths.nl.privacy}) gelezen`,
      }),
    },
    en: {
      title: 'Contact',
      submitLabel: 'Send message',
      successTitle: 'Your message has been sent',
      successText: 'Thank you! We will reply within one working day. We have also emailed you a confirmation.',
      confirmationSubject: 'We have received your message',
      confirmationText: 'Thank you for your message. We will reply within one working day.',
      fields: fields({
        name: 'Name',
        email: 'Email address',
        message: 'Message',
        messageHelp: 'Is it about an order? Add the order number and we can help you faster.',
        agreed: `I have read the [privacy policy](${paths.en.privacy})`,
      }),
    },
    de: {
      title: 'Kontakt',
      submitLabel: 'Nachricht senden',
      successTitle: 'Deine Nachricht ist unterwegs',
      successText:
        'Danke! Du bekommst innerhalb eines Werktags Antwort. Eine Bestätigung haben wir dir per E-Mail geschickt.',
      confirmationSubject: 'Wir haben deine Nachricht erhalten',
      confirmationText: 'Danke für deine Nachricht. Du bekommst innerhalb eines Werktags Antwort.',
      fields: fields({
        name: 'Name',
        email: 'E-Mail-Adresse',
        message: 'Nachricht',
        messageHelp: 'Geht es um eine Bestellung? Mit der Bestellnummer können wir dir schneller helfen.',
        agreed: `Ich habe die [Datenschutzerklärung](${paths.de.privacy}) gelesen`,
      }),
    },
    es: {
      title: 'Contacto',
      submitLabel: 'Enviar mensaje',
      successTitle: 'Mensaje enviado',
      successText:
        '¡Gracias! Te responderemos en un día laborable. También te hemos enviado una confirmación por correo.',
      confirmationSubject: 'Hemos recibido tu mensaje',
      confirmationText: 'Gracias por tu mensaje. Te responderemos en un día laborable.',
      fields: fields({
        name: 'Nombre',
        email: 'Correo electrónico',
        message: 'Mensaje',
        messageHelp: '¿Es sobre un pedido? Indica el número y te ayudaremos antes.',
        agreed: `He leído la [política de privacidad](${paths.es.privacy})`,
      }),
    },
    fr: {
      title: 'Contact',
      submitLabel: 'Envoyer le message',
      successTitle: 'Votre message est envoyé',
      successText:
        'Merci ! Nous vous répondons sous un jour ouvré. Une confirmation vient de vous être envoyée par e-mail.',
      confirmationSubject: 'Nous avons bien reçu votre message',
      confirmationText: 'Bonjour,\n\nMerci pour votre message. Nous vous répondrons sous un jour ouvré.',
      fields: fields({
        name: 'Nom',
        email: 'Adresse e-mail',
        message: 'Message',
        messageHelp: 'Votre question porte sur une commande ? Indiquez son numéro : nous irons plus vite.',
        agreed: `J’ai lu la [politique de confidentialité](${paths.fr.privacy})`,
      }),
    },
    sv: {
      title: 'Kontakt',
      submitLabel: 'Skicka meddelandet',
      successTitle: 'Ditt meddelande är skickat',
      successText: 'Tack! Du får svar inom en arbetsdag. Vi har också mejlat dig en bekräftelse.',
      confirmationSubject: 'Vi har fått ditt meddelande',
      confirmationText: 'Tack för ditt meddelande. Du får svar inom en arbetsdag.',
      fields: fields({
        name: 'Namn',
        email: 'E-postadress',
        message: 'Meddelande',
        messageHelp: 'Gäller det en beställning? Skriv ordernumret så går det snabbare.',
        agreed: `Jag har läst [integritetspolicyn](${paths.sv.privacy})`,
      }),
    },
  },
};

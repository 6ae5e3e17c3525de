import type { L, SeedBlock, SeedForm } from '../types';
import { contactForm } from './forms/contact';
import { returnForm } from './forms/return';

export const forms: SeedForm[] = [contactForm, returnForm];

const block = (form: string, title: string, text: string): SeedBlock => ({ kind: 'form', form, title, text });

/** The forms of the seed's pages. */
export const contactBlocks: L<SeedBlock> = {
  nl: block('contact', 'Stuur ons een bericht', 'Je krijgt meteen een bevestiging per mail.'),
  en: block('contact', 'Send us a message', 'We reply within one working day.'),
  de: block('contact', 'Schreib uns', 'Du bekommst innerhalb eines Werktags Antwort.'),
  es: block('contact', 'Envíanos un mensaje', 'Respondemos en un día laborable.'),
  fr: block('contact', 'Écrivez-nous', 'Nous répondons sous un jour ouvré.'),
  sv: block('contact', 'Skicka ett meddelande', 'Du får svar inom en arbetsdag.'),
};

export const returnBlocks: L<SeedBlock> = {
  nl: block(
    'return',
    'Meld je retour hier aan',
    'Dit formulier is voor ruilen, voor gebreken en om een andere retour te melden. Heb je al online herroepen, dan heb je het niet nodig. Na het invullen krijg je meteen een ontvangstbevestiging. Mailen of schrijven mag natuurlijk ook.',
  ),
  en: block(
    'return',
    'Register your return here',
    'Use this form for an exchange, a fault or any other return. If you have already withdrawn online, you do not need it. You get a confirmation of receipt straight away. You are just as welcome to email or write to us.',
  ),
  de: block(
    'return',
    'Melde deine Rücksendung hier an',
    'Hier meldest du Umtausch, Mängel und andere Rücksendungen an. Hast du schon online widerrufen, brauchst du dieses Formular nicht. Du bekommst sofort eine Eingangsbestätigung. Natürlich kannst du uns auch eine E-Mail oder einen Brief schicken.',
  ),
  es: block(
    'return',
    'Solicita aquí tu devolución',
    'Usa este formulario para pedir un cambio, avisarnos de un defecto o anunciar otra devolución. Si ya has desistido en línea, no lo necesitas. Recibes enseguida un acuse de recibo. También puedes escribirnos por correo electrónico o postal.',
  ),
  fr: block(
    'return',
    'Déclarez votre retour ici',
    'Ce formulaire sert à demander un échange, à signaler un défaut ou à déclarer un autre retour ; vous recevez aussitôt un accusé de réception. Vous avez déjà exercé votre droit de rétractation en ligne ? Inutile de le remplir. Vous pouvez aussi nous écrire par e-mail ou par courrier.',
  ),
  sv: block(
    'return',
    'Anmäl din retur här',
    'Formuläret är till för dig som vill byta, har fått en felaktig vara eller vill anmäla någon annan retur. Har du redan ångrat köpet online behöver du inte fylla i det. När du har skickat formuläret får du direkt en bekräftelse via mejl. Du kan förstås också mejla oss eller skicka ett brev.',
  ),
};

import type { L, SeedBlock } from '../types';
import { company } from './company';
import { paths } from './paths';

const block = (title: string, text: string, consent: string): SeedBlock => ({
  kind: 'newsletter',
  title,
  text,
  consent,
});

/** Who writes, about what, how often, and that it can be stopped: what consent must be informed of (GDPR art. 4(11)). */
export const newsletter: L<SeedBlock> = {
  nl: block(
    'Flessenpost van de otters',
    'Oefeningen voor in het water, nieuwe lessen en af en toe een aanbieding. Hooguit één keer per maand.',
    `Ja, ${company.name} mag mij op dit adres hooguit één keer per maand mailen over leren zwemmen, nieuwe lessen en aanbiedingen. Ik kan me altijd afmelden via de link in elke mail. Meer staat in het [privacybeleid](${paths.nl.privacy}).`,
  ),
  en: block(
    'A message in a bottle from the otters',
    'Things to try in the water, new lessons and an offer now and then. Once a month at most.',
    `Yes, ${company.name} may email me at this address once a month at most about learning to swim, new lessons and offers. I can unsubscribe at any time through the link in every email. Read more in the [privacy policy](${paths.en.privacy}).`,
  ),
  de: block(
    'Flaschenpost von den Ottern',
    'Übungen fürs Wasser, neue Lektionen und ab und zu ein Angebot, höchstens einmal im Monat.',
    `Ja, ${company.name} darf mir an diese Adresse höchstens einmal im Monat E-Mails übers Schwimmenlernen, neue Lektionen und Angebote schicken. Ich kann mich jederzeit über den Link in jeder E-Mail abmelden. Mehr dazu steht in der [Datenschutzerklärung](${paths.de.privacy}).`,
  ),
  es: block(
    'Un mensaje en una botella, de parte de las nutrias',
    'Ideas para practicar en el agua, clases nuevas y alguna oferta. Como mucho una vez al mes.',
    `Sí, ${company.name} puede escribirme a esta dirección como mucho una vez al mes sobre aprender a nadar, clases nuevas y ofertas. Puedo darme de baja cuando quiera con el enlace de cada correo. Más información en la [política de privacidad](${paths.es.privacy}).`,
  ),
  fr: block(
    'Des nouvelles fraîches de la part des loutres',
    'Des idées à essayer dans l’eau, les nouvelles leçons et une offre de temps en temps. Une fois par mois au plus.',
    `Oui, ${company.name} peut m’écrire à cette adresse une fois par mois au plus au sujet de l’apprentissage de la natation, de nouvelles leçons et d’offres. Je peux me désabonner à tout moment par le lien présent dans chaque e-mail. Pour en savoir plus : la [politique de confidentialité](${paths.fr.privacy}).`,
  ),
  sv: block(
    'Flaskpost från uttrarna',
    'Övningar att prova i vattnet, nya lektioner och ett erbjudande då och då, högst en gång i månaden.',
    `Ja, ${company.name} får mejla mig på den här adressen högst en gång i månaden om att lära sig simma, nya lektioner och erbjudanden. Jag kan avsluta prenumerationen när som helst via länken i varje mejl. Mer står i [integritetspolicyn](${paths.sv.privacy}).`,
  ),
};

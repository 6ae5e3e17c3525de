import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email } = company;

export const privacyDe: SeedPageText = {
  title: 'Datenschutzerklärung',
  slug: pageSlugs.privacy.de,
  seo: {
    title: 'Datenschutzerklärung',
    description: 'Welche personenbezogenen Daten Zwotter verwendet, wofür, wie lange und welche Rechte du hast.',
  },
  blocks: [
    {
      kind: 'rich-text',
      body: `Wir erheben nur Daten, die wir brauchen, und verkaufen sie nie. Hier erfährst du, welche das sind, wofür wir sie nutzen und wie lange. Stand: 23. November 2026.

## Wer ist verantwortlich?

Verantwortlicher im Sinne der DSGVO ist ${name}, ${street}, ${city}, Niederlande. Fragen zum Datenschutz? Schreib an ${email}.

## Welche Daten und wofür

- **Bestellung und Lieferung**: Name, E-Mail-Adresse, Liefer- und Rechnungsadresse, Inhalt der Bestellung und Zahlungsstatus. Rechtsgrundlage: Vertragserfüllung (Art. 6 Abs. 1 lit. b DSGVO).
- **Buchhaltung**: Rechnungen und Zahlungsbelege. Rechtsgrundlage: rechtliche Verpflichtung (lit. c).
- **Konto**: Name, E-Mail-Adresse, Adressen, deine Bestellungen und, falls du eines festlegst, ein als Hash gespeichertes Passwort. Fügst du einen Passkey hinzu, speichern wir seinen öffentlichen Schlüssel, den Namen, den du ihm gibst, und wann du ihn zuletzt verwendet hast; dein Fingerabdruck, dein Gesicht oder deine PIN verlässt nie dein Gerät. Bestellst du als Gast, legen wir ein Konto ohne Passwort an. Rechtsgrundlage: Vertragserfüllung (lit. b) und unser berechtigtes Interesse, dass du deine Bestellung wiederfindest (lit. f).
- **Academy**: welche Lektionen für dich freigeschaltet sind und wie weit du sie angesehen hast. Rechtsgrundlage: Vertragserfüllung (lit. b).
- **E-Mail, wenn ein Produkt wieder da ist**: deine E-Mail-Adresse und das Produkt, auf das du wartest, wenn du darum bittest. Wir löschen beides 30 Tage nach dieser E-Mail oder nach 180 Tagen Wartezeit. Rechtsgrundlage: deine Einwilligung (lit. a), die du mit dem Link in der E-Mail widerrufst.
- **Newsletter**: deine E-Mail-Adresse, der Text, dem du zugestimmt hast, und wann, wenn du dich anmeldest und das per E-Mail bestätigst. Wir speichern sie, bis du dich abmeldest; ohne Bestätigung löschen wir sie nach 7 Tagen. Rechtsgrundlage: Einwilligung (lit. a), die du jederzeit widerrufen kannst.
- **Bewertungen**: Einige Tage nach der Lieferung fragen wir dich einmal pro Bestellung per E-Mail, ob du bewerten möchtest, was du gekauft hast. An der Kasse kannst du ankreuzen, dass du das für diese Bestellung nicht möchtest. Auch danach kannst du jederzeit widersprechen, über den Link in dieser E-Mail oder indem du uns schreibst; dann fragen wir nie wieder. Was du schreibst, der Name, den du wählst, und deine Fotos (ohne Ort und Kameradaten) stehen im Shop, bis du uns bittest, sie zu entfernen. Rechtsgrundlage: unser berechtigtes Interesse an ehrlichen Bewertungen von Käufern; für das, was du veröffentlichst, deine Einwilligung.
- **Anfragen**: was du uns schreibst und deine Antwortadresse. Rechtsgrundlage: unser berechtigtes Interesse, dir zu helfen (lit. f).
- **Sicherheit**: IP-Adresse und technische Daten, um Missbrauch zu verhindern. Rechtsgrundlage: berechtigtes Interesse (lit. f). Formulare können durch Google reCAPTCHA geschützt sein; es wird erst geladen, wenn du mit dem Ausfüllen beginnst.
- **Besuchsstatistik**: nur mit deiner Einwilligung (lit. a, § 25 Abs. 1 TDDDG). Du kannst sie jederzeit in den Cookie-Einstellungen widerrufen.

Ohne Name, E-Mail-Adresse und Anschrift können wir deine Bestellung nicht ausführen. Unser Shop richtet sich an Erwachsene; Daten über dein Kind, etwa das Gewicht, erfragen und speichern wir nicht.

## Wer erhält Daten?

- Mollie B.V. (Niederlande) für die Zahlung, als eigener Verantwortlicher
- der Paketdienst für die Zustellung
- unsere Dienstleister für Hosting und E-Mail, als Auftragsverarbeiter mit Vertrag
- Google, wenn du dich mit Google anmeldest, bei reCAPTCHA und, nach Einwilligung, für die Statistik
- Finanz- oder andere Behörden, soweit das Gesetz es verlangt

Wir speichern Daten im Europäischen Wirtschaftsraum. Soweit Google Daten in den USA verarbeitet, geschieht das auf Grundlage des EU-US-Datenschutzrahmens oder von Standardvertragsklauseln.

## Wie lange?

- Bestellungen und Rechnungen: sieben Jahre, wie es das niederländische Steuerrecht vorschreibt
- Konto: bis du es in deinem Profil löschst oder uns darum bittest
- Anfragen: bis zu einem Jahr nach der letzten Nachricht
- technische Protokolle: höchstens 90 Tage

## Deine Rechte

Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. **Du kannst einer Verarbeitung, die auf berechtigtem Interesse beruht, jederzeit widersprechen.** Eine Einwilligung kannst du jederzeit widerrufen. Schreib uns; du bekommst innerhalb eines Monats Antwort. Entscheidungen, die allein auf automatisierter Verarbeitung beruhen, treffen wir nicht.

Beschweren kannst du dich bei der niederländischen Aufsichtsbehörde Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl) oder bei der Datenschutzaufsicht deines Bundeslandes.

Mehr zu Cookies steht auf der Seite [Cookies](${paths.de.cookies}).`,
    },
  ],
};

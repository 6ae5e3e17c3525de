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
      body: `Wir erheben nur Daten, die wir brauchen, und verkaufen sie nie. Hier erfährst du, welche das sind, wofür wir sie nutzen und wie lange. Stand: 26. November 2026.

## Wer ist verantwortlich?

Verantwortlicher im Sinne der Datenschutz-Grundverordnung (DSGVO) ist ${name}, ${street}, ${city}, Niederlande. Fragen zum Datenschutz? Schreib an ${email}.

## Welche Daten und wofür

- **Bestellung und Lieferung**: Name, E-Mail-Adresse, Liefer- und Rechnungsadresse, Inhalt der Bestellung und Zahlungsstatus. Rechtsgrundlage: Vertragserfüllung (Art. 6 Abs. 1 lit. b DSGVO).
- **Geschenkkarte für jemand anderen**: Name und E-Mail-Adresse dieser Person, dein Gruß und der Tag des Versands, wenn du sie angibst; wir nutzen diese Angaben nur, um die Karte zu schicken, und speichern sie so lange wie deine Bestellung. Rechtsgrundlage: Vertragserfüllung (lit. b); für die beschenkte Person unser berechtigtes Interesse, dein Geschenk zuzustellen (lit. f).
- **Lektionen für jemand anderen**: Name und E-Mail-Adresse dieser Person und dein Gruß, wenn du einen schreibst; wir nutzen diese Angaben nur, um dein Geschenk per E-Mail zu schicken und die Lektionen für diese Adresse zu öffnen, und speichern sie so lange wie deine Bestellung. Rechtsgrundlage: Vertragserfüllung (lit. b); für die beschenkte Person unser berechtigtes Interesse, dein Geschenk zuzustellen (lit. f).
- **Buchhaltung**: Rechnungen und Zahlungsbelege. Rechtsgrundlage: rechtliche Verpflichtung (lit. c).
- **Konto**: Name, E-Mail-Adresse, Adressen, deine Bestellungen und, falls du eines festlegst, ein als Hash gespeichertes Passwort. Fügst du einen Passkey hinzu, speichern wir seinen öffentlichen Schlüssel, den Namen, den du ihm gibst, und wann du ihn zuletzt verwendet hast; Fingerabdruck, Gesicht und PIN verlassen nie dein Gerät. Bestellst du als Gast, legen wir ein Konto ohne Passwort an. Rechtsgrundlage: Vertragserfüllung (lit. b) und unser berechtigtes Interesse, dass du deine Bestellung wiederfindest (lit. f).
- **Anmeldung**: Gerätetyp und Browser, eine gekürzte IP-Adresse und wann du zuletzt angemeldet warst, damit du in deinem Konto siehst, wo du angemeldet bist. Rechtsgrundlage: unser berechtigtes Interesse an sicheren Konten (lit. f).
- **Widerruf**: was du im Widerrufsformular erklärst, mit Datum und Uhrzeit. Rechtsgrundlage: rechtliche Verpflichtung (lit. c).
- **Academy**: welche Lektionen für dich freigeschaltet sind und wie weit du sie angesehen hast, und dass, wann und in welcher Sprache du den Sicherheitsregeln zugestimmt hast. Rechtsgrundlage: Vertragserfüllung (lit. b).
- **Kinder** (nur wenn du in deinem Konto ein Kind hinzufügst): Spitzname und, wenn du möchtest, Geburtsjahr, Gewicht und Anzuggröße, was im Wasser klappt und eure Schwimmbadbesuche mit Notizen. Wir nutzen diese Angaben, um dir den Fortschritt und den Plan für die Schwimmkörper zu zeigen und zu prüfen, ob die Größe noch passt, und, nur wenn du sie möchtest, für die Urkunde und die wöchentliche E-Mail, für nichts anderes. Schreib bitte nichts über die Gesundheit deines Kindes hinein. Du kannst alle Angaben zu einem Kind in deinem Konto löschen; mit dem Konto verschwinden sie auch. Rechtsgrundlage: Vertragserfüllung (lit. b).
- **Erwachsene, die mitmachen**: Lädst du jemanden ein, bei deinen Kindern mitzumachen, schicken wir dieser Person per E-Mail einen Link und speichern ihre E-Mail-Adresse, bis die Einladung angenommen, zurückgezogen oder vier Wochen alt ist. Wer mitmacht, sieht alles, was zu deinen Kindern eingetragen ist, kann es ergänzen und sieht die E-Mail-Adresse deines Kontos; du siehst die des anderen Kontos. Zu jedem Eintrag speichern wir, von welchem Konto er stammt. Hört jemand auf oder beendest du den Zugang, entfällt diese Zuordnung, und der Eintrag bleibt beim Kind. Löschst du dein Konto, werden die Angaben zu deinen Kindern für alle gelöscht; sie gehen an niemanden über. Rechtsgrundlage: Vertragserfüllung (lit. b); für die eingeladene Adresse unser berechtigtes Interesse, deine Einladung zuzustellen (lit. f).
- **E-Mail, wenn ein Produkt wieder da ist**: deine E-Mail-Adresse und das Produkt, auf das du wartest, wenn du darum bittest. Wir löschen beides innerhalb von 30 Tagen nach dieser E-Mail oder nach 180 Tagen Wartezeit. Rechtsgrundlage: deine Einwilligung (lit. a), die du mit dem Link in der E-Mail widerrufen kannst.
- **Newsletter**: Wenn du dich anmeldest, speichern wir deine E-Mail-Adresse sowie Text und Zeitpunkt deiner Zustimmung, bis du dich abmeldest. Bestätigst du die Anmeldung nicht, löschen wir alles nach 7 Tagen. Rechtsgrundlage: Einwilligung (lit. a), die du jederzeit widerrufen kannst.
- **Warenkorb per E-Mail**: Wenn du im Warenkorb darum bittest, speichern wir deine E-Mail-Adresse, deinen Warenkorb sowie Text und Zeitpunkt deiner Zustimmung. Wir löschen alles, sobald du bestellst, sonst innerhalb einer Woche. Möchtest du nie wieder so eine E-Mail, speichern wir deine Adresse nur in unlesbarer Form. Rechtsgrundlage: Einwilligung (lit. a), die du jederzeit widerrufen kannst.
- **Urkunden** (nur wenn du eine druckst): Kind, Stufe, Sprache, Datum und eine Nummer, die sich nicht erraten lässt. Wer die Nummer hat, sieht Stufe, Datum und den ersten Buchstaben des Spitznamens. Eine Urkunde wird gelöscht, wenn du die Angaben zum Kind oder dein Konto löschst. Rechtsgrundlage: Vertragserfüllung (lit. b).
- **Wöchentliche E-Mail mit dem nächsten Schritt**: nur wenn du sie in deinem Konto bestellst. Dafür nutzen wir auch, was du über deine Kinder eingetragen hast. Außerdem speichern wir Text und Zeitpunkt deiner Zustimmung, bis du die E-Mail abbestellst oder sie endet, weil du acht Wochen lang nichts eingetragen hast. Rechtsgrundlage: Einwilligung (lit. a), die du jederzeit widerrufen kannst, auch mit dem Link in jeder E-Mail.
- **Bewertungen**: Einige Tage nach der Lieferung fragen wir dich einmal pro Bestellung per E-Mail, ob du bewerten möchtest, was du gekauft hast. An der Kasse kannst du ankreuzen, dass du das für diese Bestellung nicht möchtest. Auch danach kannst du jederzeit widersprechen, über den Link in dieser E-Mail oder indem du uns schreibst; dann fragen wir nie wieder (§ 7 Abs. 3 UWG) und speichern dafür deine E-Mail-Adresse nur in unlesbarer Form. Was du schreibst, der Name, den du wählst, und deine Fotos (ohne Ort und Kameradaten) stehen im Shop, bis du uns bittest, sie zu entfernen, oder dein Konto löschst. Rechtsgrundlage: unser berechtigtes Interesse an ehrlichen Bewertungen von Käufern; für das, was du veröffentlichst, deine Einwilligung.
- **Fragen zu einer Lektion**: was du fragst, zu welcher Lektion, wann und ob andere es lesen dürfen. Wir antworten per E-Mail. Nur wenn du zustimmst, stehen die Frage und unsere Antwort auch auf der Seite der Lektion, mit deinem Vornamen oder dessen erstem Buchstaben; dort kannst du beides jederzeit von der Seite nehmen oder löschen. Schreib bitte nichts über die Gesundheit deines Kindes. Rechtsgrundlage: Vertragserfüllung (lit. b); für das Veröffentlichte deine Einwilligung (lit. a).
- **Anfragen**: was du uns schreibst und deine Antwortadresse. Rechtsgrundlage: unser berechtigtes Interesse, dir zu helfen (lit. f).
- **Sicherheit**: IP-Adresse und technische Daten, um Missbrauch zu verhindern. Bei einer offenen Bestellung speichern wir statt der IP-Adresse nur einen Hash deines Netzes und löschen ihn, sobald sie bezahlt ist oder verfällt. Rechtsgrundlage: berechtigtes Interesse (lit. f). Formulare können durch Google reCAPTCHA geschützt sein; es wird erst geladen, wenn du mit dem Ausfüllen beginnst.
- **Besuchsstatistik und Werbung**: nur mit deiner Einwilligung, für beides getrennt (lit. a, § 25 Abs. 1 TDDDG). Du kannst sie jederzeit in den Cookie-Einstellungen widerrufen. Deine Auswahl bewahren wir drei Jahre lang als Nachweis auf, ohne Namen und IP-Adresse.

Ohne Namen, E-Mail-Adresse und Anschrift können wir nicht liefern; kaufst du nur Lektionen, genügt statt der Anschrift dein Land. Unser Shop richtet sich an Erwachsene. Um eine Größe zu wählen, brauchst du Gewicht, Alter und Körpergröße deines Kindes. Was du dafür nachschlägst oder eingibst, bleibt auf deinem Gerät: Wir erfahren nur, welche Größe du bestellst. Schreib uns in Nachrichten und Bewertungen bitte nicht mehr über dein Kind als nötig.

## Wer erhält Daten?

- Mollie B.V. (Niederlande) für die Zahlung, als eigener Verantwortlicher. Wenn du später bezahlst oder erst bei Mollie wählst, wie du bezahlst, erhält Mollie auch deinen Namen, deine E-Mail-Adresse, deine Adressen und was du bestellst; bei Klarna entscheidet Klarna damit, ob du später bezahlen kannst
- der Paketdienst und der Dienst, der die Versandetiketten erstellt: Name, Adresse und E-Mail-Adresse für die Zustellung
- PDOK (Kadaster, Niederlande): Postleitzahl und Hausnummer, die du bei einer niederländischen Adresse eingibst, damit wir Straße und Ort ausfüllen können. Unser Server fragt sie ab, ohne deinen Namen, deine E-Mail-Adresse oder deine IP-Adresse. Rechtsgrundlage: unser berechtigtes Interesse daran, dass dein Paket ankommt (lit. f)
- unsere Dienstleister für Hosting und E-Mail, als Auftragsverarbeiter mit Vertrag
- Google, wenn du dich mit Google anmeldest, bei reCAPTCHA und, nach Einwilligung, für Statistik und Werbung
- Finanz- oder andere Behörden, soweit das Gesetz es verlangt

Wir speichern Daten im Europäischen Wirtschaftsraum. Soweit Google Daten in den USA verarbeitet, geschieht das auf Grundlage des EU-US-Datenschutzrahmens oder von Standardvertragsklauseln.

## Wie lange?

- Bestellungen, Widerrufe und Rechnungen: bis zu zehn Jahre, wie es das Steuerrecht vorschreibt. Sieben Jahre verlangt das niederländische Recht; zehn Jahre gelten für Verkäufe in andere EU-Länder, deren Mehrwertsteuer wir über den One-Stop-Shop der EU abführen.
- Konto, gesehene Lektionen und Bewertungen: bis du das Konto löschst oder uns darum bittest
- Fragen zu Lektionen: bis du sie oder dein Konto löschst
- Anmeldungen: bis du dich abmeldest, höchstens 30 Tage; ein wiedererkannter Browser 365 Tage nach der letzten Anmeldung (das Cookie dafür bleibt 400 Tage im Browser)
- Anfragen und Rückgabeformulare: ein Jahr
- technische Protokolle: höchstens 90 Tage

## Deine Rechte

Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit (Art. 15 bis 20 DSGVO). In deinem Konto kannst du deine Daten auch selbst herunterladen und das Konto löschen. **Du kannst einer Verarbeitung, die auf berechtigtem Interesse beruht, jederzeit widersprechen (Art. 21 DSGVO).** Eine Einwilligung kannst du jederzeit widerrufen. Schreib uns; du bekommst innerhalb eines Monats Antwort. Entscheidungen, die allein auf automatisierter Verarbeitung beruhen, treffen wir nicht.

Beschweren kannst du dich bei der oder dem Landesbeauftragten für den Datenschutz deines Bundeslandes. Federführend ist die niederländische Aufsichtsbehörde Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl); auch an sie kannst du dich direkt wenden.

Mehr zu Cookies steht auf der Seite [Cookies](${paths.de.cookies}).`,
    },
  ],
};

import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email, phone, kvk, vat, director } = company;
const p = paths.de;

export const termsDe: SeedPageText = {
  title: 'Allgemeine Geschäftsbedingungen',
  slug: pageSlugs.terms.de,
  seo: {
    title: 'Allgemeine Geschäftsbedingungen (AGB)',
    description:
      'Die Bedingungen von Zwotter für Verbraucher: Bestellung, Zahlung, Lieferung, Widerruf, Lektionen, Gewährleistung und Beschwerden.',
  },
  blocks: [
    {
      kind: 'conditions',
      changedOn: '2026-11-23',
      body: `Diese Bedingungen gelten ab dem 23. November 2026 für jede Bestellung, die du als Verbraucherin oder Verbraucher bei uns aufgibst.

## Wer wir sind

${name}, ${street}, ${city}, Niederlande, vertreten durch ${director}. E-Mail: ${email}. Telefon: ${phone}, werktags von 9 bis 17 Uhr. Niederländisches Handelsregister (KvK) ${kvk}, USt-IdNr. ${vat}. Mit „wir“ und „Zwotter“ ist ${name} gemeint, mit „du“ die Person, die bei uns als Verbraucherin oder Verbraucher einkauft.

## Vertragsschluss

- Unsere Produkte und Lektionen beschreiben wir so vollständig und ehrlich wie möglich.
- Vor der Bestellung siehst du eine Übersicht mit den Waren, dem Gesamtpreis, den Versandkosten und der Lieferzeit. Dort kannst du deine Eingaben prüfen und berichtigen.
- Mit dem Klick auf „Zahlungspflichtig bestellen“ gibst du eine verbindliche Bestellung ab (§ 312j BGB). Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen; das geschieht unverzüglich. Diese AGB, die Widerrufsbelehrung und das Muster-Widerrufsformular liegen der E-Mail als PDF bei.
- Wir speichern den Vertragstext. Du findest deine Bestellung über den Link in der Bestätigungsmail oder in [deinem Konto](${p.profile}). Der Vertrag kann auf Deutsch, Niederländisch, Englisch, Spanisch, Französisch oder Schwedisch geschlossen werden.
- Bestellen können Personen ab 18 Jahren.

## Preise und Versandkosten

Alle Preise verstehen sich in Euro und enthalten die gesetzliche Mehrwertsteuer des Lieferlandes. Die Versandkosten richten sich nach Land, Lieferart und Bestellwert; du findest sie auf der Seite [Versand](${p.shipping}), im Warenkorb und vor Abgabe der Bestellung. Preiserhöhungen nach deiner Bestellung betreffen dich nicht. Werben wir mit einem gesenkten Preis, nennen wir dazu den niedrigsten Preis der letzten 30 Tage (§ 11 PAngV).

## Zahlung

Du zahlst mit einer der Zahlungsarten, die wir an der Kasse anzeigen. Mollie B.V. wickelt die Zahlung für uns über eine verschlüsselte Verbindung ab; freigegeben wird sie bei deiner Bank oder deinem Zahlungsanbieter. Deine Bank- oder Kartendaten sehen wir nur, soweit sie nötig sind, um eine Zahlung zuzuordnen oder zu erstatten. Bei Überweisung reservieren wir deine Bestellung bis zu dem Datum, das bei den Zahlungsdaten steht.

## Lieferung

- Wir liefern nach Deutschland, Belgien, Frankreich, Spanien, Schweden und in die Niederlande. Ist deine Zahlung an einem Werktag vor 15 Uhr eingegangen, versenden wir am selben Tag, sonst am nächsten Werktag. 1 bis 3 Werktage danach kommt dein Paket an.
- Verzögert sich die Lieferung, sagen wir dir Bescheid. Du kannst uns eine angemessene Nachfrist setzen. Liefern wir auch dann nicht oder nicht innerhalb von 30 Tagen nach der Bestellung, kannst du vom Vertrag zurücktreten und bekommst dein Geld zurück.
- Die Gefahr des Verlusts oder der Beschädigung geht erst auf dich über, wenn du oder eine von dir benannte Person das Paket erhalten hat.

## Widerrufsrecht

Du kannst deine Bestellung innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen (§§ 312g, 355 BGB). Die vollständige Belehrung und das Muster-Widerrufsformular stehen auf der Seite [Rückgabe und Widerruf](${p.returns}), die Bestandteil dieser Bedingungen ist. Am schnellsten geht es über [Vertrag widerrufen](${p.withdrawal}), auch ohne Konto; den Link findest du unten auf jeder Seite.

## Videolektionen

- Lektionen sind digitale Inhalte. Du kaufst sie einzeln, als Stufe oder im Paket; zu einem Schwimmlernanzug gehören kostenlose Lektionen. Du erhältst ein persönliches Recht, sie in deinem Haushalt anzusehen. Kopieren, Weiterverkaufen und öffentliches Vorführen sind nicht gestattet.
- Du brauchst einen gängigen, aktuellen Browser und eine Internetverbindung; ohne Verbindung kannst du nur Lektionen ansehen, die du auf deinem Gerät gespeichert hast. Der Zugang besteht, solange wir die Academy anbieten, mindestens aber zwei Jahre ab Kauf.
- Gekaufte Lektionen stellen wir sofort nach deiner Zahlung bereit, also noch während der Widerrufsfrist. Deshalb bitten wir dich bei der Bestellung um deine ausdrückliche Zustimmung und um die Bestätigung, dass dein Widerrufsrecht für diese Lektionen dadurch erlischt (§ 356 Abs. 5 BGB). Ohne diese Zustimmung kannst du keine Lektionen bestellen. Deine Zustimmung halten wir in der Bestätigungsmail fest.
- Die Lektionen dienen dem gemeinsamen Üben. Sie ersetzen keinen Schwimmkurs, führen zu keinem Schwimmabzeichen und ersetzen niemals die Aufsicht.

## Sichere Verwendung

Unsere Anzüge sind Auftriebshilfen für das Schwimmenlernen (EN 13138-1, Klasse B). Sie sind keine Rettungswesten und schützen nicht vor Ertrinken. Verwende sie nur für Kinder ab 3 Jahren, innerhalb des Gewichtsbereichs der Größe, nach der Gebrauchsanleitung und unter ständiger Aufsicht eines Erwachsenen in Griffweite.

## Gewährleistung

Wohnst du in Deutschland, gilt das gesetzliche Mängelhaftungsrecht (§§ 434 ff. und 475 BGB). Die Verjährungsfrist beträgt zwei Jahre ab Ablieferung der Ware. Zeigt sich innerhalb eines Jahres ein Mangel, wird vermutet, dass er schon bei der Übergabe vorlag (§ 477 BGB). Bei einem Mangel wählst du zunächst zwischen kostenloser Reparatur und Ersatz, es sei denn, die gewählte Art ist unmöglich oder unverhältnismäßig; gelingt das nicht in angemessener Zeit, kannst du den Preis mindern, vom Vertrag zurücktreten oder Schadensersatz verlangen. Für Lektionen gelten die §§ 327 ff. BGB. Eine darüber hinausgehende Garantie geben wir nicht.

Wohnst du in einem anderen Lieferland, bleibt dir dessen Schutz: zwei Jahre in Belgien und Frankreich, drei Jahre in Spanien und Schweden, in den Niederlanden so lange, wie man es von der Ware vernünftigerweise erwarten darf, mindestens zwei Jahre. Die Vermutung gilt in den Niederlanden ein Jahr, in den vier anderen Ländern zwei Jahre.

## Haftung

Wir haften nach den gesetzlichen Vorschriften. Diese Bedingungen beschränken weder unsere Haftung für Schäden an Leben, Körper oder Gesundheit, für Vorsatz und grobe Fahrlässigkeit oder nach dem Produkthaftungsgesetz noch deine gesetzlichen Rechte.

## Eigentumsvorbehalt und Konto

Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Bestellst du als Gast, legen wir aus deinen Angaben ein Konto ohne Passwort an, damit du deine Bestellungen einsehen kannst. Über „Passwort vergessen“ kannst du ein Passwort festlegen; löschen kannst du das Konto jederzeit, selbst, sobald du angemeldet bist, oder mit einer Nachricht an uns. Mehr dazu in der [Datenschutzerklärung](${p.privacy}).

## Beschwerden und Streitbeilegung

Nicht zufrieden? Schreib an ${email}. Innerhalb von 14 Tagen erhältst du eine ausführliche Antwort. Finden wir keine Lösung, berät dich bei Käufen im EU-Ausland kostenlos das Europäische Verbraucherzentrum Deutschland (evz.de). Den Rechtsweg kannst du jederzeit beschreiten, auch bei dem Gericht deines Wohnorts. Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).

## Anwendbares Recht

Es gilt niederländisches Recht unter Ausschluss des UN-Kaufrechts. Der Schutz, den dir zwingende Vorschriften des Staates gewähren, in dem du deinen gewöhnlichen Aufenthalt hast, bleibt unberührt: Wohnst du in Deutschland, kannst du dich also stets auf die zwingenden Regeln des deutschen Verbraucherrechts berufen. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig.`,
    },
    { kind: 'registrations', title: 'Registrierungen als Hersteller' },
  ],
};

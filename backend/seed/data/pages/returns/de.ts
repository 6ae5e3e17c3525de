import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { returnBlocks } from '../../forms';
import { pageSlugs, paths } from '../../paths';
import { MODEL_FORM } from '../withdrawal';

const { name, street, city, email, phone } = company;

export const returnsDe: SeedPageText = {
  title: 'Rückgabe und Widerruf',
  slug: pageSlugs.returns.de,
  seo: {
    title: 'Rückgabe und Widerrufsrecht',
    description:
      '14 Tage Widerrufsrecht ohne Angabe von Gründen. So schickst du einen Anzug zurück, mit Muster-Widerrufsformular.',
  },
  blocks: [
    {
      kind: 'image-text',
      title: 'Passt nicht? Dann zurück damit',
      text: `Die falsche Größe ist schnell bestellt. Du hast 14 Tage Zeit, den Kauf zu widerrufen, und danach noch einmal 14 Tage, um das Paket abzuschicken. Solange wir deine Bestellung noch nicht gepackt haben, kannst du sie auf der Seite deiner Bestellung selbst stornieren, außer sie enthält bezahlte Lektionen.

1. [Widerrufe hier den Vertrag](${paths.de.withdrawal}), ganz oder teilweise. Du bekommst sofort eine Eingangsbestätigung.
2. Pack alles ein, am besten in den Originalkarton, und schick es an unsere Adresse.
3. Dein Geld bekommst du innerhalb von 14 Tagen nach deinem Widerruf zurück. Damit dürfen wir warten, bis das Paket oder dein Versandnachweis bei uns ist.

Die Rücksendung bezahlst du selbst, außer die Ware ist mangelhaft oder nicht das, was du bestellt hast. Möchtest du lieber eine andere Größe? Wähle sie auf der Seite deiner Bestellung, dann legen wir sie sofort für dich zurück. Geht das nicht, wähle unten im Formular „Eine andere Größe“. Wir melden uns wegen Größe und Verfügbarkeit.`,
      picture: 'scenes/returns.webp',
      side: 'right',
    },
    returnBlocks.de,
    {
      kind: 'rich-text',
      title: 'Widerrufsbelehrung',
      body: `### Widerrufsrecht

Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen (§§ 312g, 355 BGB). Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen hast bzw. hat. Wird deine Bestellung in mehreren Teilen geliefert, zählt der Tag, an dem der letzte Teil ankommt. Bei einer Geschenkkarte zählt der Tag des Kaufs. Für gekaufte Lektionen, ob einzeln, als Stufe oder im Paket, gilt, was unten bei „Lektionen“ steht.

Um dein Widerrufsrecht auszuüben, musst du uns (${name}, ${street}, ${city}, Niederlande, ${email}, Telefon ${phone}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Du kannst dein Widerrufsrecht auch [online ausüben](${paths.de.withdrawal}). Nutzt du diese Funktion, übermitteln wir dir unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt deiner Erklärung sowie Datum und Uhrzeit ihres Eingangs. Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.

### Folgen des Widerrufs

Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis du den Nachweis erbracht hast, dass du die Waren zurückgesandt hast, je nachdem, welches der frühere Zeitpunkt ist. Widerrufst du nur einen Teil der Bestellung, erstatten wir, was du für diesen Teil bezahlt hast; die Kosten der Standardlieferung erstatten wir, wenn du die ganze Bestellung widerrufst.

Du hast die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem du uns über den Widerruf dieses Vertrags unterrichtest, an uns zurückzusenden. Die Frist ist gewahrt, wenn du die Waren vor Ablauf der Frist von vierzehn Tagen absendest. Du trägst die unmittelbaren Kosten der Rücksendung der Waren. Ist die Ware mangelhaft oder falsch geliefert, tragen wir sie.

Du musst für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist. Anprobieren wie im Laden, also trocken und über Unterwäsche oder Badekleidung, ist selbstverständlich erlaubt; damit schwimmen geht darüber hinaus. Auch eine ausgepackte Schwimmbrille nehmen wir zurück, trocken anprobiert und sauber.

### Lektionen

Videolektionen sind digitale Inhalte. Gekaufte Lektionen stellen wir sofort nach deiner Zahlung bereit. Deshalb bitten wir dich bei der Bestellung um deine ausdrückliche Zustimmung und um die Bestätigung, dass dein Widerrufsrecht für diese Lektionen mit Beginn der Vertragserfüllung erlischt (§ 356 Abs. 5 BGB). Das bestätigen wir dir per E-Mail. Ohne diese Zustimmung kannst du keine Lektionen bestellen. Widerrufst du den Kauf eines Anzugs, endet auch der Zugang zu den kostenlosen Lektionen, die dazugehörten.`,
    },
    {
      kind: 'rich-text',
      title: 'Muster-Widerrufsformular',
      body: `Wenn du den Vertrag widerrufen willst, dann fülle bitte dieses Formular aus und sende es zurück.

- An ${name}, ${street}, ${city}, Niederlande, ${email}
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Bereitstellung der folgenden digitalen Inhalte (*):
- Bestellt am (*)/erhalten am (*):
- Bestellnummer:
- Name des/der Verbraucher(s):
- Anschrift des/der Verbraucher(s):
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):
- Datum:

(*) Unzutreffendes streichen.

[Dieses Formular herunterladen (PDF)](${MODEL_FORM})

Ist etwas mangelhaft? Dann lies den Abschnitt zur Gewährleistung in unseren [AGB](${paths.de.terms}).`,
    },
  ],
};

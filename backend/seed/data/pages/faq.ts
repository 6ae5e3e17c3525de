import type { SeedBlock, SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

type Question = [question: string, answer: string];

const group = (title: string, items: Question[]): SeedBlock => ({
  kind: 'faq',
  title,
  items: items.map(([question, answer]) => ({ question, answer })),
});

const { nl, en, de, es, fr, sv } = paths;

/** Questions in groups; each has an anchor that support can link to. */
export const faqPage: SeedPage = {
  key: 'faq',
  text: {
    nl: {
      title: 'Veelgestelde vragen',
      slug: pageSlugs.faq.nl,
      seo: {
        title: 'Veelgestelde vragen',
        description:
          'Antwoorden over maat en gebruik van het drijfpak, bestellen en retourneren, en de zwemlessen in de academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Veelgestelde vragen',
          body: 'Korte antwoorden, met links naar meer uitleg. Elke vraag heeft een eigen link die je kunt doorsturen.',
        },
        group('Maat en onderhoud', [
          [
            'Welke maat heeft mijn kind nodig?',
            `Het gewicht beslist, niet de leeftijd. Weeg je kind en zoek het gewicht op in de [maattabel](${nl.sizeGuide}). In [vijf minuten voor de spiegel](${nl.rightSize}) controleer je of het pak past.`,
          ],
          [
            'Welk model past bij ons?',
            `Ga uit van het water waarin jullie oefenen: de Classic voor water vanaf ongeveer 28 °C, de Mini vanaf ongeveer 30 °C en de Pro voor koeler water. Bij [Welk drijfpak?](${nl.choose}) staan ze naast elkaar, samen met zwembandjes en de drijfgordel.`,
          ],
          [
            'Kan een broertje of zusje het pak later dragen?',
            'Ja, zolang alles heel is, het pak niet ouder is dan vijf jaar en het gewicht bij de maat past. Weeg ook dit kind, loop het pak na zoals de eerste keer en begin weer met alle acht drijvers.',
          ],
          [
            'Hoe moet ik het pak wassen?',
            'Zo blijft het lang goed:\n\n- spoel het na het zwemmen uit met schoon water\n- haal de drijvers eruit en was het met de hand op 30 °C\n- laat het in de schaduw drogen, niet in de droger of op de verwarming\n- doe daarna de drijvers terug en sluit de vakjes',
          ],
          [
            'Hoe lang gaat een pak mee?',
            'Hooguit vijf jaar. Vervang het eerder als stof, naden of sluiting beschadigd zijn, of als je kind te zwaar is geworden voor de maat. Is een drijver hard of beschadigd? Vraag ons om een nieuwe en gebruik het pak pas weer als die erin zit.',
          ],
        ]),
        group('In het water', [
          [
            'Is een drijfpak een reddingsvest?',
            `**Nee.** Een drijfpak is een drijfhulpmiddel om te leren zwemmen en beschermt niet tegen verdrinking. Er moet een volwassene in het water zijn, binnen armlengte, die kijkt. Zo [houd je toezicht](${nl.armsReach}).`,
          ],
          [
            'Is een drijfpak hetzelfde als zwembandjes?',
            'Nee. Zwembandjes zitten om de bovenarmen en houden een kind vooral rechtop. In een drijfpak zitten de drijvers op borst en rug, zodat de armen vrij zijn en je kind schuin in het water ligt. Toezicht is bij allebei even hard nodig.',
          ],
          [
            'Mag een drijfpak in ons zwembad?',
            `Dat beslist het zwembad. Vraag het van tevoren, zeker voor het diepe bad en voor de zwemles. Het helpt om het label met de CE-markering en de norm EN 13138-1 te laten zien. Bij het afzwemmen mag een drijfpak niet; lees hoe het [naast het zwem-ABC](${nl.swimBadges}) past.`,
          ],
          [
            'Hoe goed zie je de kleur onder water?',
            'In een bad met blauwe tegels valt roze meer op dan blauw. In donker of troebel water zie je ze allebei al snel niet meer: ga daar niet in. Reken nooit op de kleur en houd je ogen op je kind.',
          ],
          [
            'Kan het pak mee naar een meer of ander koud water?',
            `Alleen in het pak dat bij de temperatuur past: de [Pro](${nl.pro}) is voor 20 tot ongeveer 28 °C, de Classic en de Mini zijn voor warmer water. Nooit als het kouder is dan 20 °C, en alleen waar het water kalm, ondiep, helder en bewaakt is. Begin met een paar minuten. Rilt je kind, dan gaan jullie er meteen uit en trekt het iets droogs aan.`,
          ],
        ]),
        group('Bestellen, betalen en bezorgen', [
          [
            'Wat kost verzenden en hoe lang duurt het?',
            `Is je betaling op een werkdag vóór 15.00 uur binnen, dan versturen we dezelfde dag, anders de eerstvolgende werkdag. Daarna is je pakket er in 1 tot 3 werkdagen. De kosten per land staan bij [verzenden](${nl.shipping}).`,
          ],
          [
            'Naar welke landen bezorgen jullie?',
            `Naar Nederland, België, Duitsland, Frankrijk, Spanje en Zweden. Naar andere landen bezorgen we nog niet. Ook lessen kun je alleen vanuit een van deze zes landen kopen. De [eerste les](${nl.firstLesson}) is overal gratis te bekijken.`,
          ],
          [
            'Hoe kan ik betalen, en in welke valuta?',
            'Alle prijzen zijn in euro. Bij het afrekenen zie je hoe je in jouw land kunt betalen, bijvoorbeeld met iDEAL | Wero, Bancontact, een kaart, Klarna of een overschrijving.',
          ],
          [
            'Waar vind ik mijn bestelling terug?',
            'De link staat in je bevestigingsmail. Kwijt? [Zoek je bestelling](/find-order) met bestelnummer en e-mailadres.',
          ],
          [
            'Hoe stuur ik iets terug?',
            `Laat ons binnen 14 dagen na ontvangst weten dat je de koop herroept. Bij [retourneren](${nl.returns}) staat stap voor stap hoe het gaat. Zolang we je bestelling nog niet hebben ingepakt, kun je die zelf annuleren op je bestelpagina, tenzij er betaalde lessen in zitten.`,
          ],
          [
            'Wat kost terugsturen?',
            'Het terugsturen betaal je zelf. Is het product kapot of niet wat je bestelde, dan betalen wij. Herroep je de hele bestelling, dan krijg je ook de kosten van de standaardlevering terug.',
          ],
          [
            'Hoe ruil ik voor een andere maat?',
            `Op de pagina van je bestelling, bij het product dat niet past. We leggen de nieuwe maat dan meteen voor je opzij. Lukt dat niet, meld je retour dan aan bij [retourneren](${nl.returns}) en kies daar “Andere maat”. We nemen contact met je op over de maat en de voorraad.`,
          ],
        ]),
        group('Lessen en account', [
          [
            'Krijg ik lessen bij het drijfpak?',
            `Ja, bij elk drijfpak horen gratis videolessen. Is je bestelling betaald, open dan de link in je bevestigingsmail en kijk in de [academy](${nl.academy}). Inloggen met het e-mailadres van je bestelling kan ook.`,
          ],
          [
            'Heb ik een account nodig om te bestellen?',
            'Je hoeft je niet aan te melden. We maken met je gegevens een account aan, nog zonder wachtwoord, zodat je je bestellingen later terugvindt. Via [Wachtwoord vergeten](/forgot-password) kies je een wachtwoord. Verwijderen kan altijd, in je profiel of met een bericht aan ons.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Staat je vraag er niet bij?',
          text: 'Mail of bel ons. We antwoorden op werkdagen binnen één dag.',
          link: { label: 'Neem contact op', path: nl.contact },
        },
      ],
    },
    en: {
      title: 'Frequently asked questions',
      slug: pageSlugs.faq.en,
      seo: {
        title: 'Frequently asked questions',
        description:
          'Answers about size and use of the float suit, ordering and returns, and the swimming lessons in the academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Frequently asked questions',
          body: 'Short answers, and where to read more. Every question has a link of its own that you can pass on.',
        },
        group('Size and care', [
          [
            'Which size does my child need?',
            `Weight decides, not age. Weigh your child and look up the weight in the [size guide](${en.sizeGuide}). [Five minutes in front of the mirror](${en.rightSize}) will tell you whether the suit fits.`,
          ],
          [
            'Which model is right for us?',
            `Choose by the water you practise in: the Classic from about 28 °C, the Mini from about 30 °C and the Pro for cool water. [Which float suit?](${en.choose}) puts them side by side, along with armbands and the foam belt.`,
          ],
          [
            'Can a brother or sister wear the suit later?',
            'Yes, as long as everything is intact, the suit is no more than five years old and the weight is within the range of the size. Weigh this child too, check the suit as you did the first time and start again with all eight floats.',
          ],
          [
            'How do I wash the suit?',
            'This keeps it in good shape:\n\n- rinse it in fresh water after swimming\n- take the floats out and wash it by hand at 30 °C\n- dry it in the shade, not in a tumble dryer or on a radiator\n- then put the floats back and close the pockets',
          ],
          [
            'How long does a suit last?',
            'Five years at most, and less if fabric, seams or fastening get damaged. Once your child is too heavy for the size, you need a larger one. If a float is hard or damaged, ask us for a new one, and do not use the suit until the new float is in it.',
          ],
        ]),
        group('In the water', [
          [
            'Is a float suit a life jacket?',
            `**No.** A float suit is a buoyant aid for learning to swim and does not protect against drowning. An adult must be in the water, within arm’s reach, and watching. Read [how to watch a child in water](${en.armsReach}).`,
          ],
          [
            'Is a float suit the same as armbands?',
            'No. Armbands hold a child up by the upper arms, mostly upright. In a float suit the floats sit on the chest and back, so the arms are free and your child leans forward in the water. Both need the same supervision.',
          ],
          [
            'Is a float suit allowed in our pool?',
            `The pool decides. Ask beforehand, especially about the deep end and about lessons. It helps to show the label with the CE mark and the standard EN 13138-1. When children are assessed for swimming unaided, a float suit is not allowed; read how it fits in alongside [stages and awards](${en.swimBadges}).`,
          ],
          [
            'How visible is the colour underwater?',
            'In a pool with blue tiles, pink stands out more than blue. In dark or murky water you soon lose sight of either, so do not go in. Never rely on the colour: keep your eyes on your child.',
          ],
          [
            'Can we use the suit in a lake or other cold water?',
            `Never below 20 °C, and only in the suit made for that temperature: the [Pro](${en.pro}) for about 20 to 28 °C, the Classic and Mini for warmer water. And only where the water is calm, shallow, clear and lifeguarded. Start with a few minutes. If your child shivers, get out at once and into dry clothes.`,
          ],
        ]),
        group('Ordering, paying and delivery', [
          [
            'Do you deliver to the UK or Ireland?',
            `Not yet. We deliver to the Netherlands, Belgium, Germany, France, Spain and Sweden only. Lessons, too, can only be bought from one of these six countries. The [first lesson](${en.firstLesson}) is free to watch anywhere.`,
          ],
          [
            'What does shipping cost and how long does it take?',
            `If your payment arrives before 15:00 on a working day, we send your parcel the same day, otherwise on the next working day. It arrives 1 to 3 working days after that. Costs per country are on the [shipping](${en.shipping}) page.`,
          ],
          [
            'How can I pay, and in which currency?',
            'All prices are in euros. The checkout shows the ways to pay in your country, such as card, Klarna or bank transfer. If your account is in another currency, your bank converts the amount.',
          ],
          [
            'Where do I find my order?',
            'The link is in your confirmation email. Lost it? [Find your order](/find-order) with your order number and email address.',
          ],
          [
            'How do I send something back?',
            `Tell us within 14 days of receiving it that you are withdrawing from your purchase. [Returns](${en.returns}) explains it step by step. Until we have packed your order, you can cancel it yourself on its order page, unless it includes paid lessons.`,
          ],
          [
            'What does it cost to send something back?',
            'You pay for the return. If the product is faulty or not what you ordered, we pay. If you withdraw from the whole order, we also refund the cost of standard delivery.',
          ],
          [
            'How do I exchange an item for another size?',
            `On your order page, next to the item that does not fit: we set the new size aside for you straight away. If that does not work, register your return on the [returns](${en.returns}) page and choose “Another size” there. We will contact you about size and stock.`,
          ],
        ]),
        group('Lessons and account', [
          [
            'Do I get lessons with the float suit?',
            `Yes, every float suit comes with free video lessons. Once your order is paid, open the link in your confirmation email to watch them in the [academy](${en.academy}), or log in with the email address of your order.`,
          ],
          [
            'Do I need an account to order?',
            'There is no need to sign up. We create an account from your details, without a password for now, so that you can look up your orders later. Choose a password through [Forgot password](/forgot-password). You can delete the account at any time, in your profile or by writing to us.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Is your question not here?',
          text: 'Just ask us. We reply within one working day.',
          link: { label: 'Contact us', path: en.contact },
        },
      ],
    },
    de: {
      title: 'Häufige Fragen',
      slug: pageSlugs.faq.de,
      seo: {
        title: 'Häufige Fragen',
        description:
          'Antworten zu Größe und Gebrauch des Schwimmlernanzugs, zu Bestellung und Rückgabe und zu den Lektionen der Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Häufige Fragen',
          body: 'Hier findest du kurze Antworten und Links zu allem, was du genauer wissen möchtest. Jede Frage hat einen eigenen Link, den du weitergeben kannst.',
        },
        group('Größe und Pflege', [
          [
            'Welche Größe braucht mein Kind?',
            `Das Gewicht entscheidet, nicht das Alter. Wiege dein Kind und sieh in der [Größentabelle](${de.sizeGuide}) nach. Ob der Anzug passt, zeigen [fünf Minuten vor dem Spiegel](${de.rightSize}).`,
          ],
          [
            'Welches Modell passt zu uns?',
            `Das Wasser, in dem ihr übt, entscheidet: Der Classic ist für Wasser ab etwa 28 °C gemacht, der Mini ab etwa 30 °C, der Pro von etwa 20 bis 28 °C. Unter [Welcher Schwimmlernanzug?](${de.choose}) stehen sie nebeneinander, zusammen mit Schwimmflügeln und Schwimmgürtel.`,
          ],
          [
            'Können Geschwister den Anzug später tragen?',
            'Ja, solange alles heil ist, der Anzug nicht älter als fünf Jahre ist und das Gewicht zur Größe passt. Wiege auch dieses Kind, prüfe den Anzug wie beim ersten Mal und beginne wieder mit allen acht Schwimmkörpern.',
          ],
          [
            'Wie wasche ich den Anzug?',
            'So hält er lange:\n\n- nach dem Schwimmen mit klarem Wasser ausspülen\n- Schwimmkörper herausnehmen und den Anzug bei 30 °C von Hand waschen\n- im Schatten trocknen, nicht im Trockner oder auf der Heizung\n- danach die Schwimmkörper wieder einsetzen und die Taschen schließen',
          ],
          [
            'Wie lange hält ein Anzug?',
            'Höchstens fünf Jahre. Ersetze ihn früher, wenn Stoff, Nähte oder Verschluss beschädigt sind oder dein Kind für die Größe zu schwer ist. Ist ein Schwimmkörper hart oder beschädigt? Dann bestell bei uns einen neuen und benutze den Anzug erst wieder, wenn er eingesetzt ist.',
          ],
        ]),
        group('Im Wasser', [
          [
            'Ist ein Schwimmlernanzug eine Rettungsweste?',
            `**Nein.** Ein Schwimmlernanzug ist eine Auftriebshilfe für das Schwimmenlernen und schützt nicht vor dem Ertrinken. Ein Erwachsener muss mit im Wasser sein, in Griffweite, und hinschauen. So [beaufsichtigst du dein Kind](${de.armsReach}).`,
          ],
          [
            'Ist ein Schwimmlernanzug dasselbe wie Schwimmflügel?',
            'Nein. Schwimmflügel tragen an den Oberarmen und halten ein Kind eher aufrecht. Beim Anzug sitzen die Schwimmkörper an Brust und Rücken. So bleiben die Arme frei, und dein Kind liegt leicht nach vorn geneigt im Wasser. Aufsicht braucht dein Kind mit beidem gleich viel.',
          ],
          [
            'Ist der Anzug in unserem Schwimmbad erlaubt?',
            `Das entscheidet das Bad. Frag vorher nach, vor allem für das tiefe Becken und den Schwimmkurs. Zeig dabei das Etikett mit der CE-Kennzeichnung und der Norm EN 13138-1. Bei Abzeichenprüfungen ist der Anzug nicht erlaubt. Wo er seinen Platz hat, liest du unter [Seepferdchen und Bronze](${de.swimBadges}).`,
          ],
          [
            'Wie gut sieht man die Farbe unter Wasser?',
            'In einem blau gefliesten Becken fällt Rosa mehr auf als Blau. In dunklem oder trübem Wasser verlierst du beide Farben schnell aus den Augen: Geht dort nicht hinein. Verlass dich nie auf die Farbe und behalte dein Kind immer im Blick.',
          ],
          [
            'Geht der Anzug auch im See oder in kaltem Wasser?',
            `Unter 20 °C nicht, dann verschiebt ihr das Üben. Nehmt nur den Anzug, der für die Wassertemperatur gemacht ist: den [Pro](${de.pro}) für etwa 20 bis 28 °C, Classic ab etwa 28 °C, Mini ab etwa 30 °C. Im See übt ihr nur, wo das Wasser ruhig, flach, klar und bewacht ist. Fangt mit ein paar Minuten an. Zittert dein Kind, geht ihr sofort hinaus und zieht ihm etwas Trockenes an.`,
          ],
        ]),
        group('Bestellung, Zahlung und Lieferung', [
          [
            'Was kostet der Versand, und wie lange dauert er?',
            `Ist deine Zahlung an einem Werktag vor 15 Uhr da, versenden wir am selben Tag, sonst am nächsten Werktag. 1 bis 3 Werktage später ist dein Paket bei dir. Die Kosten je Land stehen unter [Versand](${de.shipping}).`,
          ],
          [
            'In welche Länder liefert ihr?',
            `Nach Deutschland, Belgien, Frankreich, Spanien, Schweden und in die Niederlande. Nach Österreich, in die Schweiz und in andere Länder liefern wir noch nicht. Auch Lektionen kannst du nur von einem dieser sechs Länder aus kaufen. Die [erste Lektion](${de.firstLesson}) kannst du überall kostenlos ansehen.`,
          ],
          [
            'Wie kann ich bezahlen, und in welcher Währung?',
            'Alle Preise sind in Euro. An der Kasse siehst du, wie du in deinem Land bezahlen kannst, zum Beispiel mit Karte, mit Klarna oder per Überweisung.',
          ],
          [
            'Wo finde ich meine Bestellung wieder?',
            'Der Link steht in deiner Bestätigungsmail. Verloren? [Finde deine Bestellung](/find-order) mit Bestellnummer und E-Mail-Adresse.',
          ],
          [
            'Wie schicke ich etwas zurück?',
            `Teile uns innerhalb von 14 Tagen nach Erhalt mit, dass du den Kauf widerrufst. Unter [Rückgabe und Widerruf](${de.returns}) steht Schritt für Schritt, wie es geht. Solange wir deine Bestellung noch nicht gepackt haben, kannst du sie auf der Seite deiner Bestellung selbst stornieren, außer sie enthält bezahlte Lektionen.`,
          ],
          [
            'Was kostet die Rücksendung?',
            'Die Rücksendung bezahlst du selbst. Ist die Ware mangelhaft oder nicht das, was du bestellt hast, übernehmen wir die Kosten. Widerrufst du die ganze Bestellung, erstatten wir auch die Kosten der Standardlieferung.',
          ],
          [
            'Wie tausche ich einen Anzug gegen eine andere Größe?',
            `Auf der Seite deiner Bestellung wählst du bei dem Stück, das nicht passt, eine andere Größe, zu der auch das Gewicht passt. Wir legen sie sofort für dich zurück. Geht das nicht, melde deine Rücksendung unter [Rückgabe und Widerruf](${de.returns}) an und wähle dort „Eine andere Größe“. Wir melden uns wegen Größe und Verfügbarkeit.`,
          ],
        ]),
        group('Lektionen und Konto', [
          [
            'Gehören zum Schwimmlernanzug Lektionen?',
            `Ja, zu jedem Anzug gehören kostenlose Videolektionen. Sobald deine Bestellung bezahlt ist, öffnest du den Link in deiner Bestätigungsmail und siehst sie dir in der [Academy](${de.academy}) an. Oder melde dich mit der E-Mail-Adresse deiner Bestellung an.`,
          ],
          [
            'Brauche ich zum Bestellen ein Konto?',
            'Du musst dich nicht registrieren. Aus deinen Angaben legen wir ein Konto ohne Passwort an, damit du deine Bestellungen später wiederfindest. Über [Passwort vergessen](/forgot-password) wählst du ein Passwort. Du kannst das Konto jederzeit löschen: selbst, sobald du angemeldet bist, oder mit einer Nachricht an uns.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Deine Frage ist nicht dabei?',
          text: 'Dann stell sie uns. Wir antworten innerhalb eines Werktags.',
          link: { label: 'Kontakt aufnehmen', path: de.contact },
        },
      ],
    },
    es: {
      title: 'Preguntas frecuentes',
      slug: pageSlugs.faq.es,
      seo: {
        title: 'Preguntas frecuentes',
        description:
          'Respuestas sobre la talla y el uso del bañador flotador, los pedidos y devoluciones y las clases de la Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Preguntas frecuentes',
          body: 'Respuestas breves, con un enlace cuando hay más que leer. Cada pregunta tiene su propia dirección, por si quieres compartirla.',
        },
        group('Talla y cuidados', [
          [
            '¿Qué talla necesita mi hijo?',
            `Depende del peso, no de la edad. Pesa a tu hijo y busca su peso en la [guía de tallas](${es.sizeGuide}). Con [cinco minutos ante el espejo](${es.rightSize}) compruebas si le queda bien.`,
          ],
          [
            '¿Qué modelo nos conviene?',
            `Depende del agua en la que practiquéis: el Classic, a partir de unos 28 °C; el Mini, a partir de unos 30 °C, y el Pro, de unos 20 a 28 °C. En [¿Qué bañador flotador elegir?](${es.choose}) los comparamos, también con los manguitos y el cinturón de espuma.`,
          ],
          [
            '¿Puede usarlo después un hermano o una hermana?',
            'Sí, si el bañador está en buen estado, no tiene más de cinco años y es de su talla. Pesa a quien lo vaya a llevar, revísalo todo como la primera vez y empieza de nuevo con los ocho flotadores.',
          ],
          [
            '¿Cómo se lava el bañador?',
            'Para que dure mucho:\n\n- acláralo con agua dulce después de cada baño\n- saca los flotadores y lávalo a mano a 30 °C\n- sécalo a la sombra, no en la secadora ni sobre un radiador\n- después, vuelve a poner los flotadores y cierra los bolsillos',
          ],
          [
            '¿Cuánto dura un bañador?',
            'Cinco años como máximo. Cámbialo antes si el tejido, las costuras o el cierre están dañados, o si tu hijo ya pesa demasiado para la talla. ¿Un flotador está duro, roto o aplastado? Pídenos otro y no uses el bañador hasta que lo hayas colocado en su bolsillo.',
          ],
        ]),
        group('En el agua', [
          [
            '¿Un bañador flotador es un chaleco salvavidas?',
            `**No.** Es una ayuda a la flotación para aprender a nadar y no protege contra el ahogamiento. Debe haber siempre un adulto en el agua, a un brazo de distancia, que no pierda de vista al niño. Así [se vigila de verdad](${es.armsReach}).`,
          ],
          [
            '¿Es lo mismo que unos manguitos?',
            'No. Los manguitos sostienen al niño por los brazos y lo mantienen más bien erguido. En el bañador, los flotadores van en el pecho y la espalda: los brazos quedan libres y tu hijo se inclina hacia delante. Con los dos hace falta la misma vigilancia.',
          ],
          [
            '¿Lo permiten en nuestra piscina?',
            `Lo decide cada piscina. Pregunta antes, también si es para un cursillo. Y usadlo solo en la parte poco profunda. Ayuda enseñar la etiqueta con el marcado CE y la norma EN 13138-1. En las pruebas de nivel se nada sin él; aquí te contamos cómo encaja con los [niveles de natación](${es.swimBadges}).`,
          ],
          [
            '¿Se ve bien el color bajo el agua?',
            'En una piscina de azulejos azules, el rosa destaca más que el azul. En aguas oscuras o turbias, los dos se pierden de vista enseguida: ahí no os bañéis. No te fíes nunca del color y no apartes los ojos de tu hijo.',
          ],
          [
            '¿Se puede usar en un lago o en agua fría?',
            `Solo con el modelo hecho para esa temperatura; mídela antes. El [Pro](${es.pro}) es para agua de unos 20 a 28 °C; Classic y Mini, para agua más cálida. Por debajo de 20 °C, ninguno. Entra con tu hijo únicamente donde esté permitido, en aguas tranquilas, claras, poco profundas y vigiladas. Empezad con unos minutos. Si tirita, salid enseguida y que se ponga ropa seca.`,
          ],
        ]),
        group('Pedidos, pago y entrega', [
          [
            '¿Cuánto cuesta el envío y cuánto tarda?',
            `Si recibimos el pago antes de las 15:00 de un día laborable, enviamos el paquete ese mismo día; si no, el siguiente día laborable. Desde entonces tarda de 1 a 3 días laborables en llegar. El coste por país está en [envíos](${es.shipping}).`,
          ],
          [
            '¿A qué países hacéis envíos?',
            `A España, Países Bajos, Bélgica, Alemania, Francia y Suecia. A otros países, como Portugal, todavía no. Las clases tampoco se pueden comprar desde allí. La [primera clase](${es.firstLesson}) se puede ver gratis desde cualquier lugar.`,
          ],
          [
            '¿Cómo puedo pagar y en qué moneda?',
            'Todos los precios están en euros. Al finalizar la compra verás todas las formas de pago de tu país, por ejemplo, tarjeta, Klarna o transferencia.',
          ],
          [
            '¿Dónde encuentro mi pedido?',
            'El enlace está en el correo de confirmación. ¿Lo has perdido? [Busca tu pedido](/find-order) con el número y tu correo electrónico.',
          ],
          [
            '¿Cómo devuelvo algo?',
            `Comunícanos que desistes de la compra en los 14 días siguientes a la recepción. En [devoluciones](${es.returns}) se explica paso a paso. Mientras no hayamos preparado tu pedido, puedes cancelarlo tú en la página del pedido, salvo que incluya clases pagadas.`,
          ],
          [
            '¿Cuánto cuesta devolver algo?',
            'Los gastos de la devolución corren por tu cuenta. Si el producto es defectuoso o no es el que pediste, los pagamos nosotros. Si desistes de todo el pedido, te devolvemos también los gastos de la entrega ordinaria.',
          ],
          [
            '¿Cómo cambio la talla?',
            `En la página de tu pedido, junto a la prenda que no le queda bien: allí te apartamos la talla nueva enseguida. Si no se puede, solicita la devolución en la página de [devoluciones](${es.returns}) y elige «Otra talla». Te escribiremos sobre la talla y la disponibilidad.`,
          ],
        ]),
        group('Clases y cuenta', [
          [
            '¿El bañador flotador incluye clases?',
            `Sí, cada bañador flotador incluye videoclases gratuitas. Cuando el pedido esté pagado, abre el enlace del correo de tu pedido y las verás en la [Academy](${es.academy}), o inicia sesión con la dirección de correo del pedido.`,
          ],
          [
            '¿Necesito una cuenta para comprar?',
            'No tienes que registrarte. Con tus datos creamos una cuenta sin contraseña para que más adelante encuentres tus pedidos. Elige una contraseña en [¿Has olvidado la contraseña?](/forgot-password). Puedes eliminar la cuenta cuando quieras, en tu perfil o escribiéndonos.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: '¿No encuentras tu pregunta?',
          text: 'Escríbenos y te respondemos en un día laborable.',
          link: { label: 'Contacta con nosotros', path: es.contact },
        },
      ],
    },
    fr: {
      title: 'Questions fréquentes',
      slug: pageSlugs.faq.fr,
      seo: {
        title: 'Questions fréquentes',
        description:
          'Nos réponses sur la taille et l’usage du maillot flotteur, les commandes et retours, et les leçons de l’Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Questions fréquentes',
          body: 'Des réponses courtes, avec un lien quand il y a plus à lire. Chaque question a sa propre adresse, que vous pouvez partager.',
        },
        group('Taille et entretien', [
          [
            'Quelle taille faut-il à mon enfant ?',
            `C’est le poids qui décide, pas l’âge. Pesez votre enfant et cherchez son poids dans le [guide des tailles](${fr.sizeGuide}). [Cinq minutes devant le miroir](${fr.rightSize}) suffisent pour vérifier que le maillot est bien ajusté.`,
          ],
          [
            'Quel modèle nous convient ?',
            `Choisissez selon l’eau où vous vous entraînez : comptez environ 28 °C et plus pour le Classic, 30 °C et plus pour le Mini, et de 20 à 28 °C pour le Pro. La page [Quel maillot flotteur ?](${fr.choose}) les compare entre eux, et avec les brassards et la ceinture en mousse.`,
          ],
          [
            'Un frère ou une sœur peut-il porter le maillot ensuite ?',
            'Oui, si tout est intact, si le maillot n’a pas plus de cinq ans et si le poids correspond à la taille. Pesez aussi cet enfant, vérifiez le maillot comme la première fois et recommencez avec les huit flotteurs.',
          ],
          [
            'Comment laver le maillot ?',
            'Pour qu’il dure :\n\n- rincez-le à l’eau claire après la baignade\n- retirez les flotteurs et lavez-le à la main à 30 °C\n- faites-le sécher à l’ombre, pas au sèche-linge ni sur un radiateur\n- remettez ensuite les flotteurs et fermez les poches',
          ],
          [
            'Combien de temps dure un maillot ?',
            'Cinq ans au plus. Remplacez-le plus tôt si le tissu, les coutures ou la fermeture sont abîmés, ou si votre enfant est devenu trop lourd pour la taille. Si un flotteur est dur ou abîmé, commandez-en un neuf chez nous et n’utilisez plus le maillot avant qu’il soit en place.',
          ],
        ]),
        group('Dans l’eau', [
          [
            'Un maillot flotteur est-il un gilet de sauvetage ?',
            `**Non.** C’est une aide à la flottabilité pour apprendre à nager, mais il ne protège pas contre la noyade. Un adulte doit être dans l’eau, à portée de bras, et ne pas quitter l’enfant des yeux. Voici comment [bien surveiller](${fr.armsReach}).`,
          ],
          [
            'Un maillot flotteur ou des brassards, est-ce la même chose ?',
            'Non. Les brassards portent par les bras et tiennent l’enfant plutôt droit. Les flotteurs du maillot sont sur la poitrine et dans le dos, si bien que les bras restent libres et que l’enfant se penche vers l’avant. Dans les deux cas, la surveillance est la même.',
          ],
          [
            'Le maillot est-il accepté dans notre piscine ?',
            `C’est la piscine qui décide. Demandez avant de venir, surtout pour le grand bassin et les cours. Montrez l’étiquette avec le marquage CE et la norme EN 13138-1, cela aide. Le maillot n’est pas admis aux tests de natation ; notre article explique sa place à côté de l’[aisance aquatique et du savoir-nager](${fr.swimBadges}).`,
          ],
          [
            'La couleur se voit-elle bien sous l’eau ?',
            'Dans un bassin carrelé de bleu, le rose ressort mieux que le bleu. Dans une eau sombre ou trouble, on perd vite de vue l’un comme l’autre : n’y entrez pas. Ne comptez jamais sur la couleur et gardez les yeux sur votre enfant.',
          ],
          [
            'Peut-on utiliser le maillot dans un lac ou une eau froide ?',
            `Jamais dans une eau à moins de 20 °C : mesurez d’abord sa température. Prenez uniquement le maillot prévu pour cette température : le [Pro](${fr.pro}) de 20 à 28 °C environ, le Classic ou le Mini dans une eau plus chaude. Et n’allez que là où l’eau est calme, peu profonde, claire et surveillée. Commencez par quelques minutes. Si votre enfant frissonne, sortez aussitôt et mettez-lui des vêtements secs.`,
          ],
        ]),
        group('Commande, paiement et livraison', [
          [
            'Combien coûte la livraison et combien de temps prend-elle ?',
            `Si votre paiement nous parvient un jour ouvré avant 15 h, nous expédions le jour même, sinon le jour ouvré suivant. Le colis arrive 1 à 3 jours ouvrés plus tard. Les frais par pays sont sur la page [livraison](${fr.shipping}).`,
          ],
          [
            'Dans quels pays livrez-vous ?',
            `En France, en Belgique, aux Pays-Bas, en Allemagne, en Espagne et en Suède. Nous ne livrons pas encore ailleurs, par exemple en Suisse. De même, les leçons ne s’achètent que depuis l’un de ces six pays. La [première leçon](${fr.firstLesson}) se regarde gratuitement partout.`,
          ],
          [
            'Comment payer, et dans quelle monnaie ?',
            'Tous les prix sont en euros. Au moment de commander, vous voyez les moyens de paiement possibles dans votre pays, par exemple la carte bancaire, Klarna ou le virement.',
          ],
          [
            'Où retrouver ma commande ?',
            'Le lien est dans votre e-mail de confirmation. Perdu ? [Retrouvez votre commande](/find-order) avec son numéro et votre adresse e-mail.',
          ],
          [
            'Comment renvoyer un article ?',
            `Informez-nous de votre rétractation dans les 14 jours suivant la réception. La page [retours](${fr.returns}) explique tout, étape par étape. Tant que nous n’avons pas préparé votre commande, vous pouvez l’annuler vous-même sur la page de la commande, sauf si elle contient des leçons payées.`,
          ],
          [
            'Combien coûte un retour ?',
            'Le renvoi est à votre charge. Si l’article est défectueux ou ne correspond pas à votre commande, nous le prenons en charge. Si vous vous rétractez de toute la commande, nous remboursons aussi la livraison standard.',
          ],
          [
            'Comment échanger contre une autre taille ?',
            `Sur la page de votre commande, à côté de l’article qui ne va pas : nous réservons aussitôt la nouvelle taille pour vous. Si ce n’est pas possible, déclarez votre retour sur la page [retours](${fr.returns}) et choisissez « Une autre taille ». Nous vous contacterons au sujet de la taille et du stock.`,
          ],
        ]),
        group('Leçons et compte', [
          [
            'Le maillot flotteur comprend-il des leçons ?',
            `Oui, chaque maillot flotteur comprend des leçons vidéo gratuites. Une fois la commande payée, ouvrez le lien reçu dans l’e-mail de commande pour les regarder dans l’[Academy](${fr.academy}), ou connectez-vous avec l’adresse e-mail de la commande.`,
          ],
          [
            'Faut-il un compte pour commander ?',
            'Vous n’avez pas à vous inscrire. À partir de vos coordonnées, nous créons un compte sans mot de passe pour que vous puissiez retrouver vos commandes. Choisissez un mot de passe avec [Mot de passe oublié](/forgot-password). Vous pouvez supprimer le compte à tout moment, dans votre profil ou en nous écrivant.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Votre question n’y est pas ?',
          text: 'Écrivez-nous, nous répondons sous un jour ouvré.',
          link: { label: 'Nous contacter', path: fr.contact },
        },
      ],
    },
    sv: {
      title: 'Vanliga frågor',
      slug: pageSlugs.faq.sv,
      seo: {
        title: 'Vanliga frågor',
        description:
          'Svar på frågor om flytdräktens storlek och användning, om beställning och retur och om lektionerna i Academy.',
      },
      blocks: [
        {
          kind: 'rich-text',
          title: 'Vanliga frågor',
          body: 'Korta svar, med länkar för dig som vill veta mer. Varje fråga har en egen länk som du kan skicka till andra.',
        },
        group('Storlek och skötsel', [
          [
            'Vilken storlek behöver mitt barn?',
            `Vikten avgör, inte åldern. Väg barnet och leta upp vikten i [storleksguiden](${sv.sizeGuide}). Med [fem minuter framför spegeln](${sv.rightSize}) ser du om dräkten passar.`,
          ],
          [
            'Vilken modell passar oss?',
            `Välj efter vattnet ni övar i: Classic från ungefär 28 °C, Mini från ungefär 30 °C och Pro för svalt vatten. På sidan [Vilken flytdräkt?](${sv.choose}) jämför vi dem med varandra, och med armpuffar och simbälte.`,
          ],
          [
            'Kan ett syskon ta över dräkten?',
            'Ja, så länge allt är helt, dräkten är högst fem år gammal och vikten stämmer med storleken. Väg även det barnet, kontrollera dräkten som första gången och börja om med alla åtta flytkuddarna.',
          ],
          [
            'Hur tvättar jag dräkten?',
            'Så håller den länge:\n\n- skölj den i rent vatten efter badet\n- ta ut flytkuddarna och tvätta för hand i 30 °C\n- torka i skugga, inte i torktumlare eller på ett element\n- sätt sedan tillbaka flytkuddarna och stäng fickorna',
          ],
          [
            'Hur länge håller en dräkt?',
            'I högst fem år. Byt den tidigare om tyg, sömmar eller dragkedja är skadade, eller om barnet väger för mycket för storleken. Är en flytkudde hård eller skadad? Beställ en ny av oss och använd inte dräkten förrän den nya sitter i.',
          ],
        ]),
        group('I vattnet', [
          [
            'Är en flytdräkt en flytväst?',
            `**Nej.** En flytdräkt är ett flythjälpmedel för den som lär sig simma och skyddar inte mot drunkning. En vuxen måste vara i vattnet, inom en armlängds avstånd, och får inte släppa barnet med blicken. Så [håller du uppsikt](${sv.armsReach}).`,
          ],
          [
            'Är en flytdräkt samma sak som armpuffar?',
            'Nej. Armpuffar bär upp barnet i överarmarna och håller det oftast upprätt. I en flytdräkt sitter flytkuddarna på bröstet och ryggen, så att armarna är fria och barnet ligger lite framåtlutat. Uppsikt behövs lika mycket med båda.',
          ],
          [
            'Får man ha flytdräkt i vår simhall?',
            `Det bestämmer simhallen. Fråga i förväg, framför allt om den djupa bassängen och simskolan. Visa gärna etiketten med CE-märkningen och standarden EN 13138-1. När barnet simmar för simborgarmärket får det inte ha flytdräkt. Läs hur den passar ihop med [simborgarmärket och Baddaren](${sv.swimBadges}).`,
          ],
          [
            'Hur väl syns färgen under vatten?',
            'I en bassäng med blått kakel syns rosa bättre än blått. I mörkt eller grumligt vatten försvinner båda snabbt ur sikte: gå inte i där. Lita aldrig på färgen utan ha blicken på barnet.',
          ],
          [
            'Går dräkten att använda i en kall sjö?',
            `Inte om vattnet är kallare än 20 °C, så mät först. Använd bara den dräkt som är gjord för temperaturen: [Pro](${sv.pro}) för ungefär 20–28 °C, Classic och Mini för varmare vatten. Bada bara där vattnet är lugnt, grunt, klart och bevakat, och till en början bara några minuter åt gången. Huttrar barnet går ni upp direkt och tar på torra kläder, även om barnet vill bada mer.`,
          ],
        ]),
        group('Beställning, betalning och leverans', [
          [
            'Vad kostar frakten och hur lång tid tar leveransen?',
            `Har din betalning kommit in före kl. 15 en arbetsdag skickar vi samma dag, annars nästa arbetsdag. Paketet är framme inom 1–3 arbetsdagar efter det. Kostnaden per land står under [frakt](${sv.shipping}).`,
          ],
          [
            'Vilka länder levererar ni till?',
            `Till Sverige, Nederländerna, Belgien, Tyskland, Frankrike och Spanien. Till andra länder, som Norge, Danmark och Finland, levererar vi inte än. Även lektioner går bara att köpa från något av de sex länderna. Den [första lektionen](${sv.firstLesson}) kan alla se gratis.`,
          ],
          [
            'Hur kan jag betala, och i vilken valuta?',
            'Alla priser är i svenska kronor, även när paketet går till ett annat land. I kassan ser du vilka betalsätt som finns i ditt land, till exempel Swish, kort eller Klarna.',
          ],
          [
            'Var hittar jag min beställning?',
            'Länken finns i bekräftelsemejlet. Hittar du den inte? [Hitta din beställning](/find-order) med ordernummer och e-postadress.',
          ],
          [
            'Hur skickar jag tillbaka något?',
            `Meddela oss att du ångrar köpet inom 14 dagar från det att du fått varan. Under [retur och ångerrätt](${sv.returns}) står det steg för steg. Så länge vi inte har packat din beställning kan du själv avbeställa den på beställningssidan, om den inte innehåller betalda lektioner.`,
          ],
          [
            'Vad kostar det att skicka tillbaka något?',
            'Du betalar returen själv. Är varan felaktig eller inte det du beställt betalar vi. Ångrar du hela beställningen får du också tillbaka kostnaden för standardleveransen.',
          ],
          [
            'Hur byter jag till en annan storlek?',
            `Det gör du på beställningssidan, vid varan som inte passar. Vi lägger undan den nya storleken åt dig direkt. Går det inte där anmäler du din retur under [retur och ångerrätt](${sv.returns}) och väljer ”En annan storlek”. Då hör vi av oss om storlek och lager.`,
          ],
        ]),
        group('Lektioner och konto', [
          [
            'Ingår lektioner med flytdräkten?',
            `Ja, till varje flytdräkt hör kostnadsfria videolektioner. När beställningen är betald öppnar du länken i bekräftelsemejlet och tittar i [Academy](${sv.academy}), eller så loggar du in med e-postadressen från beställningen.`,
          ],
          [
            'Behöver jag ett konto för att beställa?',
            'Du behöver inte registrera dig. Med dina uppgifter skapar vi ett konto utan lösenord, så att du hittar dina beställningar senare. Välj ett lösenord via [Glömt lösenord](/forgot-password). Du kan när som helst ta bort kontot, själv när du är inloggad eller genom att skriva till oss.',
          ],
        ]),
        {
          kind: 'call-to-action',
          title: 'Finns din fråga inte här?',
          text: 'Ställ den till oss. Vi svarar inom en arbetsdag.',
          link: { label: 'Kontakta oss', path: sv.contact },
        },
      ],
    },
  },
};

import type { SeedPage } from '../../types';
import { pageSlugs, paths } from '../paths';

export const cookiesPage: SeedPage = {
  key: 'cookies',
  text: {
    nl: {
      title: 'Cookies',
      slug: pageSlugs.cookies.nl,
      seo: {
        title: 'Cookies',
        description: 'Welke cookies Zwotter gebruikt, waarvoor en hoe lang, en hoe je je keuze wijzigt.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `Cookies zijn kleine tekstbestanden die je browser bewaart. Wij gebruiken er zo weinig mogelijk.

## Nodig voor de winkel

Voor deze cookies vraagt de wet geen toestemming (artikel 11.7a van de Telecommunicatiewet), omdat de winkel er niet zonder kan.

- **cart**: onthoudt wat er in je winkelmand zit (alleen product, aantal, kleur en maat). 30 dagen.
- **locale**: onthoudt welk land en welke taal je koos. 365 dagen.
- **auth-redirect**: onthoudt naar welke pagina je na het inloggen gaat. Tot je bent ingelogd, hooguit 30 minuten.
- **session**: houdt je ingelogd. Niet leesbaar voor scripts. Tot je uitlogt, hooguit 30 dagen.
- **signed-in**: laat de winkel weten dat je profielknop zichtbaar moet zijn; bevat geen persoonsgegevens. Even lang als session.
- **order-access**: geeft deze browser toegang tot je bestellingen, ook zonder account. Niet leesbaar voor scripts. 90 dagen.
- **consent**: onthoudt je cookiekeuze, met een willekeurig nummer. 365 dagen.
- **device**: herkent een browser waarin al eens is ingelogd, zodat niemand anders je kan buitensluiten door wachtwoorden te raden. Komt er pas als je inlogt of een account maakt. Niet leesbaar voor scripts. 400 dagen.
- **google-transaction**: hoort bij inloggen met Google, zodat het antwoord in deze browser terugkomt. Niet leesbaar voor scripts. 10 minuten.
- **pv_…**: geeft deze browser toegang tot de les die je bekijkt. Niet leesbaar voor scripts. 4 uur.

In je browser begint de naam van session, device en google-transaction met __Host-, een extra beveiliging.

Zonder cookie bewaart je browser ook wat je in een formulier of bij het afrekenen typt (tot je het tabblad sluit), je kortingscodes en de producten van een bestelling die nog niet is afgerond, je instellingen van de videospeler, hoever je met een les bent tot dat is opgeslagen, en dat je akkoord ging met de veiligheidsregels bij de lessen. Je favorieten bewaart hij tot je ze weghaalt, en de vijf producten die je het laatst bekeek hooguit dertig dagen. Wij bewaren die lijstjes niet. Lessen die je voor het zwembad bewaart, blijven op je apparaat tot je ze verwijdert of uitlogt.

## Alleen met jouw toestemming

Statistieken en marketing kies je apart. Pas als je een van de twee toestaat, laden we Google Tag Manager, met daarachter Google Analytics of Google Ads. Zonder toestemming vraagt je browser daar niets op. Met je toestemming kunnen deze cookies worden geplaatst:

- **_ga** en **_ga_…** (statistieken): onderscheiden bezoekers en bezoeken. Tot twee jaar.
- **_gid** en **_gat…** (statistieken): onderscheiden bezoekers en beperken het aantal metingen; alleen bij oudere meetcodes. De eerste blijft een dag, de andere een minuut.
- **_gcl_…** en **_gac_…** (marketing): onthouden op welke advertentie je klikte, zodat we weten welke werkt. 90 dagen.

Ook zonder cookie bewaart je browser, zolang je toestemming geldt, welke bestelling al is gemeld (tracked-purchases), zodat die maar één keer meetelt. Je naam, adres en e-mailadres geven we niet door, en ook niet de geheime link van je bestelling.

We bewaren drie jaar welke keuze je wanneer maakte, onder het willekeurige nummer van je cookie en zonder je IP-adres. Zo kunnen we je toestemming aantonen.

## Beveiliging van formulieren

Op formulieren kan Google reCAPTCHA controleren of je geen robot bent. Het laadt pas als je een formulier begint in te vullen en kan de cookie _GRECAPTCHA plaatsen (180 dagen).

## Je keuze wijzigen

Weigeren is even makkelijk als toestaan. Via “Cookie-instellingen” onder aan elke pagina pas je je keuze aan; in je browser kun je cookies wissen. Meer over je gegevens lees je in ons [privacybeleid](${paths.nl.privacy}).`,
        },
      ],
    },
    en: {
      title: 'Cookies',
      slug: pageSlugs.cookies.en,
      seo: {
        title: 'Cookies',
        description: 'Which cookies Zwotter uses, what for and how long, and how to change your choice.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `Cookies are small text files kept by your browser. We use as few as possible.

## Needed for the shop

The law does not require consent for these, because the shop does not work without them (Article 5(3) of Directive 2002/58/EC; in the Netherlands, Article 11.7a of the Telecommunications Act).

- **cart**: remembers what is in your cart (only item, quantity, colour and size). 30 days.
- **locale**: remembers the country and language you chose. 365 days.
- **auth-redirect**: remembers which page to take you to after logging in. Until you log in, at most 30 minutes.
- **session**: keeps you logged in. Cannot be read by scripts. Until you log out, 30 days at most.
- **signed-in**: tells the shop to show your profile button; contains no personal data. As long as session.
- **order-access**: gives this browser access to your orders, even without an account. Cannot be read by scripts. 90 days.
- **consent**: remembers your cookie choice, with a random number. 365 days.
- **device**: recognises a browser that has logged in before, so that nobody else can lock you out by guessing passwords. Only when you go to log in or create an account. Cannot be read by scripts. 400 days.
- **google-transaction**: belongs to logging in with Google, so that the answer comes back to this browser. Cannot be read by scripts. 10 minutes.
- **pv_…**: gives this browser access to the lesson you are watching. Cannot be read by scripts. 4 hours.

In your browser, the names of session, device and google-transaction begin with __Host-, an extra protection.

Without a cookie, your browser also keeps what you type in a form or at checkout (until you close the tab), your discount codes and the items of an order that is not complete yet, your video player settings, how far you have got in a lesson until that has been saved, and that you agreed to the safety rules of the lessons. It keeps your favourites until you remove them, and the five products you viewed last for thirty days at most. We do not store those lists. Lessons that you save for the pool stay on your device until you delete them or log out.

## Only with your consent

You choose statistics and marketing separately. Only if you allow one of them do we load Google Tag Manager, with Google Analytics or Google Ads behind it. Without your consent, your browser requests nothing from them. With your consent, these cookies may be set:

- **_ga** and **_ga_…** (statistics): tell visitors and visits apart. Up to two years.
- **_gid** and **_gat…** (statistics): tell visitors apart and limit the number of measurements; only with older tracking codes. One day and one minute.
- **_gcl_…** and **_gac_…** (marketing): remember which ad you clicked, so that we know which ads work. 90 days.

Even without a cookie, your browser remembers for as long as your consent lasts which order has been reported (tracked-purchases), so that it counts only once. We do not pass on your name, address or email address, nor the secret link to your order.

For three years we keep a record of which choice you made and when, under the random number in your cookie and without your IP address. That is how we can prove your consent.

## Protecting forms

On forms, Google reCAPTCHA may check that you are not a robot. It loads only once you start filling in a form and may set the cookie _GRECAPTCHA (180 days).

## Changing your choice

Refusing is as easy as accepting. Use “Cookie settings” at the bottom of any page to change your choice; you can delete cookies in your browser. Our [privacy policy](${paths.en.privacy}) says more about your data.`,
        },
      ],
    },
    de: {
      title: 'Cookies',
      slug: pageSlugs.cookies.de,
      seo: {
        title: 'Cookies',
        description: 'Welche Cookies Zwotter verwendet, wofür und wie lange, und wie du deine Auswahl änderst.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `Cookies sind kleine Textdateien, die dein Browser speichert. Wir verwenden so wenige wie möglich.

## Für den Shop notwendig

Für diese Cookies ist keine Einwilligung nötig, weil der Shop ohne sie nicht funktioniert (§ 25 Abs. 2 Nr. 2 TDDDG).

- **cart**: merkt sich deinen Warenkorb (nur Artikel, Menge, Farbe und Größe). 30 Tage.
- **locale**: merkt sich, welches Land und welche Sprache du gewählt hast. 365 Tage.
- **auth-redirect**: merkt sich, auf welche Seite du nach dem Anmelden kommst. Bis du angemeldet bist, höchstens 30 Minuten.
- **session**: hält dich angemeldet. Für Skripte nicht lesbar. Bis zur Abmeldung, höchstens 30 Tage.
- **signed-in**: sagt dem Shop, dass er „Mein Konto“ zeigen soll; enthält keine personenbezogenen Daten. So lange wie session.
- **order-access**: gibt diesem Browser Zugang zu deinen Bestellungen, auch ohne Konto. Für Skripte nicht lesbar. 90 Tage.
- **consent**: merkt sich deine Cookie-Auswahl, mit einer zufälligen Nummer. 365 Tage.
- **device**: erkennt diesen Browser wieder, sobald du dich einmal angemeldet hast, damit wir fremde Anmeldeversuche bremsen können, ohne dich auszusperren. Erst wenn du dich anmelden oder ein Konto anlegen willst. Für Skripte nicht lesbar. 400 Tage.
- **google-transaction**: nur, wenn du dich mit Google anmeldest; schützt diese Anmeldung. 10 Minuten.
- **pv_…**: gibt dieses eine Video frei, das du gerade ansiehst. 4 Stunden.

Einige dieser Namen beginnen mit __Host-, was sie zusätzlich schützt. Außerdem merkt sich dein Browser, was du in ein Formular getippt hast (bis du den Tab schließt), eingegebene Rabattcodes, die gerade laufende Bestellung, die Einstellungen des Videoplayers, wie weit du eine Lektion gesehen hast und dass du den Sicherheitsregeln der Lektionen zugestimmt hast. Deine Favoriten merkt er sich, bis du sie entfernst, und die fünf zuletzt angesehenen Produkte höchstens dreißig Tage. Wir selbst speichern diese Listen nicht. Lektionen, die du fürs Schwimmbad speicherst, bleiben auf deinem Gerät, bis du sie löschst oder dich abmeldest.

## Nur mit deiner Einwilligung

Statistik und Marketing wählst du getrennt. Rechtsgrundlage ist deine Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO). Erst wenn du eines von beiden erlaubst, laden wir den Google Tag Manager mit Google Analytics oder Google Ads dahinter. Ohne deine Einwilligung ruft dein Browser dort nichts ab. Mit deiner Einwilligung können diese Cookies gesetzt werden:

- **_ga** und **_ga_…** (Statistik): unterscheiden Besucher und Besuche. Bis zu zwei Jahre.
- **_gid** und **_gat…** (Statistik): unterscheiden Besucher und begrenzen die Zahl der Messungen; nur bei älteren Versionen der Messung. Ein Tag und eine Minute.
- **_gcl_…** und **_gac_…** (Marketing): merken sich, auf welche Anzeige du geklickt hast, damit wir wissen, welche wirkt. 90 Tage.

Auch ohne Cookie merkt sich dein Browser, solange deine Einwilligung gilt, welche Bestellung schon gemeldet wurde (tracked-purchases), damit sie nur einmal zählt. Deinen Namen, deine Anschrift und deine E-Mail-Adresse geben wir nicht weiter, auch nicht den geheimen Link deiner Bestellung.

Wir bewahren drei Jahre lang auf, welche Auswahl du wann getroffen hast, unter der zufälligen Nummer in deinem Cookie und ohne deine IP-Adresse. So können wir deine Einwilligung nachweisen.

## Schutz von Formularen

Bei Formularen kann Google reCAPTCHA prüfen, ob du ein Mensch bist. Es wird erst geladen, wenn du mit dem Ausfüllen beginnst, und kann das Cookie _GRECAPTCHA setzen (180 Tage).

## Auswahl ändern

Ablehnen ist genauso leicht wie zustimmen. Über „Cookie-Einstellungen“ am Ende jeder Seite änderst du deine Auswahl; im Browser kannst du Cookies löschen. Mehr über deine Daten steht in der [Datenschutzerklärung](${paths.de.privacy}).`,
        },
      ],
    },
    es: {
      title: 'Política de cookies',
      slug: pageSlugs.cookies.es,
      seo: {
        title: 'Política de cookies',
        description: 'Qué cookies usa Zwotter, para qué y cuánto duran, y cómo cambiar tu elección.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `Las cookies son pequeños archivos de texto que guarda tu navegador. Usamos las menos posibles.

## Necesarias para la tienda

La ley no exige consentimiento para estas cookies, porque sin ellas la tienda no funciona (artículo 22.2 de la Ley 34/2002, LSSI-CE).

- **cart**: recuerda tu carrito (solo artículo, cantidad, color y talla). 30 días.
- **locale**: recuerda el país y el idioma que elegiste. 365 días.
- **auth-redirect**: recuerda a qué página ir después de iniciar sesión. Hasta que inicias sesión, como máximo 30 minutos.
- **session**: mantiene tu sesión iniciada. Los scripts no pueden leerla. Hasta que cierras la sesión, como máximo 30 días.
- **signed-in**: indica a la tienda que muestre el botón de perfil; no contiene datos personales. Dura lo mismo que session.
- **order-access**: da a este navegador acceso a tus pedidos, también sin cuenta. Los scripts no pueden leerla. 90 días.
- **consent**: recuerda tu elección de cookies, con un número aleatorio. 365 días.
- **device**: reconoce este navegador cuando ya has iniciado sesión alguna vez, para que nadie pueda bloquearte la cuenta probando contraseñas. Solo se guarda cuando vas a iniciar sesión o a crear una cuenta. Los scripts no pueden leerla. 400 días.
- **google-transaction**: solo si entras con Google; hace que la respuesta vuelva a este navegador. Los scripts no pueden leerla. 10 minutos.
- **pv_…**: da a este navegador acceso a la clase que estás viendo. Los scripts no pueden leerla. 4 horas.

En tu navegador, los nombres de session, device y google-transaction empiezan por __Host-, una protección adicional.

Sin necesidad de cookies, tu navegador recuerda también lo que escribes en un formulario o al finalizar la compra (hasta que cierras la pestaña), los códigos de descuento que introduces, el pedido en curso, los ajustes del reproductor de vídeo, hasta dónde has visto una clase y que aceptaste las normas de seguridad de las clases. También guarda tus favoritos hasta que los quitas y, durante treinta días como máximo, los cinco últimos productos que has visto. Nosotros no guardamos esas listas. Las clases que guardas para la piscina se quedan en tu dispositivo hasta que las eliminas o cierras sesión.

## Solo con tu consentimiento

Las estadísticas y el marketing se eligen por separado. Solo si permites uno de los dos (artículo 22.2 de la LSSI-CE) cargamos Google Tag Manager, con Google Analytics o Google Ads detrás. Sin tu consentimiento, tu navegador no les solicita nada. Si lo das, pueden instalarse estas cookies:

- **_ga** y **_ga_…** (estadísticas): distinguen visitantes y visitas. Hasta dos años.
- **_gid** y **_gat…** (estadísticas): distinguen visitantes y limitan el número de mediciones; solo con códigos de medición antiguos. Un día y un minuto.
- **_gcl_…** y **_gac_…** (marketing): recuerdan en qué anuncio hiciste clic, para que sepamos cuál funciona. 90 días.

También sin cookie, mientras dure tu consentimiento, tu navegador recuerda qué pedido ya se ha comunicado (tracked-purchases), para que cuente una sola vez. No transmitimos tu nombre, tu dirección ni tu correo electrónico, ni tampoco el enlace secreto de tu pedido.

Conservamos durante tres años qué elección hiciste y cuándo, con el número aleatorio de tu cookie y sin tu dirección IP. Así podemos demostrar tu consentimiento.

## Protección de formularios

En los formularios, Google reCAPTCHA puede comprobar que no eres un robot. Solo se carga cuando empiezas a rellenarlos y puede instalar la cookie _GRECAPTCHA (180 días).

## Cambiar tu elección

Rechazar es tan fácil como aceptar. En «Configuración de cookies», al final de cada página, puedes cambiar tu elección; en el navegador puedes borrar las cookies. Más sobre tus datos en la [política de privacidad](${paths.es.privacy}).`,
        },
      ],
    },
    fr: {
      title: 'Cookies',
      slug: pageSlugs.cookies.fr,
      seo: {
        title: 'Cookies',
        description: 'Quels cookies Zwotter utilise, pourquoi et combien de temps, et comment modifier votre choix.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `Les cookies sont de petits fichiers texte conservés par votre navigateur. Nous en utilisons le moins possible.

## Nécessaires à la boutique

La loi n’exige pas de consentement pour ces cookies, car la boutique ne fonctionne pas sans eux (article 82 de la loi Informatique et Libertés).

- **cart** : mémorise votre panier (article, quantité, couleur et taille, rien d’autre). 30 jours.
- **locale** : mémorise le pays et la langue choisis. 365 jours.
- **auth-redirect** : mémorise la page à afficher après la connexion. Jusqu’à la connexion, 30 minutes au plus.
- **session** : vous garde connecté. Illisible pour les scripts. Jusqu’à la déconnexion, 30 jours au plus.
- **signed-in** : indique à la boutique d’afficher le bouton de profil ; ne contient aucune donnée personnelle. Même durée que session.
- **order-access** : donne à ce navigateur accès à vos commandes, même sans compte. Illisible pour les scripts. 90 jours.
- **consent** : mémorise votre choix en matière de cookies, avec un numéro aléatoire. 365 jours.
- **device** : reconnaît ce navigateur dès que vous vous êtes connecté une fois, pour que nous puissions freiner les tentatives d’inconnus sans vous bloquer. Seulement lorsque vous allez vous connecter ou créer un compte. Illisible pour les scripts. 400 jours.
- **google-transaction** : seulement si vous vous connectez avec Google ; protège cette connexion. 10 minutes.
- **pv_…** : donne accès à la vidéo que vous regardez. 4 heures.

Certains de ces noms commencent par __Host-, une protection supplémentaire. Votre navigateur mémorise en outre ce que vous saisissez dans un formulaire (jusqu’à la fermeture de l’onglet), les codes promo saisis, la commande en cours, les réglages du lecteur vidéo, votre progression dans une leçon et votre accord avec les règles de sécurité des leçons. Il conserve vos favoris jusqu’à ce que vous les retiriez, et les cinq derniers produits vus pendant trente jours au plus. Nous n’enregistrons pas ces listes. Les leçons que vous enregistrez pour la piscine restent sur votre appareil jusqu’à ce que vous les supprimiez ou vous déconnectiez.

## Uniquement avec votre consentement

Vous choisissez séparément la mesure d’audience et le marketing. Ce n’est que si vous autorisez l’un des deux (article 82 de la loi Informatique et Libertés) que nous chargeons Google Tag Manager, avec Google Analytics ou Google Ads. Sans votre consentement, votre navigateur ne leur demande rien. Avec votre consentement, ces cookies peuvent être déposés :

- **_ga** et **_ga_…** (mesure d’audience) : distinguent les visiteurs et les visites. Jusqu’à deux ans.
- **_gid** et **_gat…** (mesure d’audience) : distinguent les visiteurs et limitent le nombre de mesures ; uniquement avec d’anciens codes de mesure. Un jour et une minute.
- **_gcl_…** et **_gac_…** (marketing) : mémorisent la publicité sur laquelle vous avez cliqué, pour que nous sachions laquelle fonctionne. 90 jours.

Même sans cookie, tant que dure votre consentement, votre navigateur mémorise quelle commande a déjà été signalée (tracked-purchases), afin qu’elle ne compte qu’une fois. Nous ne transmettons ni votre nom, ni votre adresse, ni votre e-mail, ni le lien secret de votre commande.

Nous conservons pendant trois ans le choix que vous avez fait et sa date, sous le numéro aléatoire de votre cookie et sans votre adresse IP. Nous pouvons ainsi prouver votre consentement.

## Protection des formulaires

Sur les formulaires, Google reCAPTCHA peut vérifier que vous n’êtes pas un robot. Il ne se charge que lorsque vous commencez à remplir un formulaire et peut déposer le cookie _GRECAPTCHA (180 jours).

## Modifier votre choix

Refuser est aussi simple qu’accepter. Le lien « Paramètres des cookies », en bas de chaque page, vous permet de changer d’avis ; vous pouvez aussi effacer les cookies dans votre navigateur. Notre [politique de confidentialité](${paths.fr.privacy}) vous en dit plus sur vos données.`,
        },
      ],
    },
    sv: {
      title: 'Cookies',
      slug: pageSlugs.cookies.sv,
      seo: {
        title: 'Cookies',
        description: 'Vilka cookies Zwotter använder, till vad och hur länge, och hur du ändrar ditt val.',
      },
      blocks: [
        {
          kind: 'rich-text',
          body: `Cookies, även kallade kakor, är små textfiler som webbläsaren sparar. Vi använder så få som möjligt.

## Nödvändiga för butiken

För dessa cookies krävs inget samtycke, eftersom butiken inte fungerar utan dem (9 kap. 28 § lagen (2022:482) om elektronisk kommunikation).

- **cart**: kommer ihåg vad som ligger i varukorgen (bara artikel, antal, färg och storlek). 30 dagar.
- **locale**: kommer ihåg vilket land och språk du valt. 365 dagar.
- **auth-redirect**: kommer ihåg vilken sida du ska till efter inloggningen. Tills du loggat in, högst 30 minuter.
- **session**: håller dig inloggad. Kan inte läsas av skript. Tills du loggar ut, högst 30 dagar.
- **signed-in**: talar om för butiken att knappen Mitt konto ska visas; innehåller inga personuppgifter. Lika länge som session.
- **order-access**: ger den här webbläsaren tillgång till dina beställningar, även utan konto. Kan inte läsas av skript. 90 dagar.
- **consent**: kommer ihåg ditt val av cookies, med ett slumpmässigt nummer. 365 dagar.
- **device**: känner igen en webbläsare där någon har loggat in förut, så att ingen annan kan stänga ute dig genom att gissa lösenord. Först när du ska logga in eller skapa ett konto. Kan inte läsas av skript. 400 dagar.
- **google-transaction**: hör till inloggningen med Google, så att svaret kommer tillbaka till den här webbläsaren. Kan inte läsas av skript. 10 minuter.
- **pv_…**: ger den här webbläsaren tillgång till lektionen du tittar på. Kan inte läsas av skript. 4 timmar.

I webbläsaren börjar namnen på session, device och google-transaction med __Host-, vilket ger ett extra skydd.

Utan cookies sparar webbläsaren dessutom det du skriver i ett formulär eller i kassan (tills du stänger fliken), dina rabattkoder och artiklarna i en beställning som inte är klar än, dina inställningar för videospelaren, hur långt du har kommit i en lektion tills det har sparats och att du har godkänt säkerhetsreglerna för lektionerna. Den sparar också dina favoriter tills du tar bort dem, och de fem produkter du tittade på senast i högst trettio dagar. Vi sparar inte de listorna. Lektioner som du sparar till badet ligger kvar på din enhet tills du tar bort dem eller loggar ut.

## Bara med ditt samtycke

Statistik och marknadsföring väljer du var för sig. Först när du tillåter något av dem laddar vi Google Tag Manager, som i sin tur laddar Google Analytics eller Google Ads. Utan ditt samtycke hämtar webbläsaren ingenting därifrån. Med ditt samtycke kan följande cookies sparas:

- **_ga** och **_ga_…** (statistik): skiljer besökare och besök åt. Upp till två år.
- **_gid** och **_gat…** (statistik): skiljer besökare åt och begränsar antalet mätningar; bara med äldre mätkoder. En dag respektive en minut.
- **_gcl_…** och **_gac_…** (marknadsföring): kommer ihåg vilken annons du klickade på, så att vi vet vilken som fungerar. 90 dagar.

Även utan cookie kommer webbläsaren ihåg, så länge ditt samtycke gäller, vilken beställning som redan har rapporterats (tracked-purchases), så att den bara räknas en gång. Vi lämnar inte ut ditt namn, din adress eller din e-postadress, och inte heller den hemliga länken till din beställning.

Vi sparar i tre år vilket val du gjorde och när, under det slumpmässiga numret i din cookie och utan din IP-adress. På så sätt kan vi visa att du har samtyckt.

## Skydd för formulär

I formulär kan Google reCAPTCHA kontrollera att du inte är en robot. Det laddas först när du börjar fylla i ett formulär och kan spara cookien _GRECAPTCHA (180 dagar).

## Ändra ditt val

Att säga nej är lika lätt som att säga ja. Under ”Cookieinställningar” längst ner på varje sida ändrar du ditt val; i webbläsaren kan du radera cookies. I Sverige har Post- och telestyrelsen (pts.se) tillsyn över reglerna om cookies. Mer om dina uppgifter finns i vår [integritetspolicy](${paths.sv.privacy}).`,
        },
      ],
    },
  },
};

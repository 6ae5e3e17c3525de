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

Voor deze cookies vraagt de wet geen toestemming, omdat de winkel zonder niet werkt.

- **cart**: onthoudt wat er in je winkelmand zit (alleen artikel, aantal, kleur en maat). 30 dagen.
- **locale**: onthoudt welk land en welke taal je koos. 365 dagen.
- **auth-redirect**: onthoudt naar welke pagina je na het inloggen gaat. Tot je bent ingelogd of je browser sluit.
- **session**: houdt je ingelogd. Niet leesbaar voor scripts. Tot je uitlogt, hooguit 30 dagen.
- **signed-in**: laat de winkel weten dat ze je profielknop moet tonen; bevat geen persoonsgegevens. Even lang als session.
- **order-access**: geeft deze browser toegang tot je bestellingen, ook zonder account. Niet leesbaar voor scripts. 90 dagen.
- **consent**: onthoudt je cookiekeuze. 180 dagen.

## Alleen met jouw toestemming

Geef je toestemming voor statistieken, dan laden we Google Tag Manager en de meetdiensten daarachter. Die kunnen cookies van Google plaatsen, zoals _ga (tot twee jaar). Zonder toestemming vraagt je browser daar niets op.

## Beveiliging van formulieren

Op formulieren kan Google reCAPTCHA controleren of je geen robot bent. Het laadt pas als je een formulier begint in te vullen en kan de cookie _GRECAPTCHA plaatsen (180 dagen).

## Je keuze wijzigen

Weigeren is even makkelijk als toestaan. Via ‘Cookie-instellingen’ onder aan elke pagina pas je je keuze aan; in je browser kun je cookies wissen. Meer over je gegevens lees je in ons [privacybeleid](${paths.nl.privacy}).`,
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

The law does not require consent for these, because the shop does not work without them.

- **cart**: remembers what is in your cart (only item, quantity, colour and size). 30 days.
- **locale**: remembers the country and language you chose. 365 days.
- **auth-redirect**: remembers which page to take you to after logging in. Until you have logged in or close your browser.
- **session**: keeps you logged in. Cannot be read by scripts. Until you log out, 30 days at most.
- **signed-in**: tells the shop to show your profile button; contains no personal data. As long as session.
- **order-access**: gives this browser access to your orders, even without an account. Cannot be read by scripts. 90 days.
- **consent**: remembers your cookie choice. 180 days.

## Only with your consent

If you consent to statistics, we load Google Tag Manager and the measuring services behind it. They may set Google cookies such as _ga (up to two years). Without your consent, your browser requests nothing from them.

## Protecting forms

On forms, Google reCAPTCHA may check that you are not a robot. It loads only once you start filling in a form and may set the cookie _GRECAPTCHA (180 days).

## Changing your choice

Refusing is as easy as accepting. Use ‘Cookie settings’ at the bottom of any page to change your choice; you can delete cookies in your browser. Our [privacy policy](${paths.en.privacy}) says more about your data.`,
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
- **auth-redirect**: merkt sich, auf welche Seite du nach dem Anmelden kommst. Bis du angemeldet bist oder den Browser schließt.
- **session**: hält dich angemeldet. Für Skripte nicht lesbar. Bis zur Abmeldung, höchstens 30 Tage.
- **signed-in**: sagt dem Shop, dass er den Profil-Button zeigen soll; enthält keine personenbezogenen Daten. So lange wie session.
- **order-access**: gibt diesem Browser Zugang zu deinen Bestellungen, auch ohne Konto. Für Skripte nicht lesbar. 90 Tage.
- **consent**: merkt sich deine Cookie-Auswahl. 180 Tage.

## Nur mit deiner Einwilligung

Stimmst du der Statistik zu, laden wir den Google Tag Manager und die Messdienste dahinter. Sie können Cookies von Google setzen, zum Beispiel _ga (bis zu zwei Jahre). Ohne deine Einwilligung ruft dein Browser dort nichts ab.

## Schutz von Formularen

Bei Formularen kann Google reCAPTCHA prüfen, ob du kein Roboter bist. Es wird erst geladen, wenn du mit dem Ausfüllen beginnst, und kann das Cookie _GRECAPTCHA setzen (180 Tage).

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

La ley no exige consentimiento para estas cookies, porque sin ellas la tienda no funciona.

- **cart**: recuerda tu carrito (solo artículo, cantidad, color y talla). 30 días.
- **locale**: recuerda el país y el idioma que elegiste. 365 días.
- **auth-redirect**: recuerda a qué página ir después de iniciar sesión. Hasta que entras o cierras el navegador.
- **session**: mantiene tu sesión iniciada. Los scripts no pueden leerla. Hasta que cierras la sesión, como máximo 30 días.
- **signed-in**: indica a la tienda que muestre el botón de perfil; no contiene datos personales. Dura lo mismo que session.
- **order-access**: da a este navegador acceso a tus pedidos, también sin cuenta. Los scripts no pueden leerla. 90 días.
- **consent**: recuerda tu elección de cookies. 180 días.

## Solo con tu consentimiento

Si aceptas las estadísticas, cargamos Google Tag Manager y los servicios de medición asociados. Pueden instalar cookies de Google, como _ga (hasta dos años). Sin tu consentimiento, tu navegador no les solicita nada.

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

La loi n’exige pas de consentement pour ces cookies, car la boutique ne fonctionne pas sans eux.

- **cart** : mémorise votre panier (article, quantité, couleur et taille, rien d’autre). 30 jours.
- **locale** : mémorise le pays et la langue choisis. 365 jours.
- **auth-redirect** : mémorise la page à afficher après la connexion. Jusqu’à la connexion ou la fermeture du navigateur.
- **session** : vous garde connecté. Illisible pour les scripts. Jusqu’à la déconnexion, 30 jours au plus.
- **signed-in** : indique à la boutique d’afficher le bouton de profil ; ne contient aucune donnée personnelle. Même durée que session.
- **order-access** : donne à ce navigateur accès à vos commandes, même sans compte. Illisible pour les scripts. 90 jours.
- **consent** : mémorise votre choix en matière de cookies. 180 jours.

## Uniquement avec votre consentement

Si vous acceptez la mesure d’audience, nous chargeons Google Tag Manager et les services de mesure associés. Ils peuvent déposer des cookies de Google, comme _ga (jusqu’à deux ans). Sans votre consentement, votre navigateur ne leur demande rien.

## Protection des formulaires

Sur les formulaires, Google reCAPTCHA peut vérifier que vous n’êtes pas un robot. Il ne se charge que lorsque vous commencez à remplir un formulaire et peut déposer le cookie _GRECAPTCHA (180 jours).

## Modifier votre choix

Refuser est aussi simple qu’accepter. Le lien « Paramètres des cookies », en bas de chaque page, vous permet de changer d’avis ; vous pouvez aussi effacer les cookies dans votre navigateur. Notre [politique de confidentialité](${paths.fr.privacy}) vous en dit plus sur vos données.`,
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
          body: `Cookies (kakor) är små textfiler som webbläsaren sparar. Vi använder så få som möjligt.

## Nödvändiga för butiken

För de här kakorna krävs inget samtycke, eftersom butiken inte fungerar utan dem.

- **cart**: kommer ihåg vad som ligger i varukorgen (bara artikel, antal, färg och storlek). 30 dagar.
- **locale**: kommer ihåg vilket land och språk du valt. 365 dagar.
- **auth-redirect**: kommer ihåg vilken sida du ska till efter inloggningen. Tills du loggat in eller stänger webbläsaren.
- **session**: håller dig inloggad. Kan inte läsas av skript. Tills du loggar ut, högst 30 dagar.
- **signed-in**: talar om för butiken att profilknappen ska visas; innehåller inga personuppgifter. Lika länge som session.
- **order-access**: ger den här webbläsaren tillgång till dina beställningar, även utan konto. Kan inte läsas av skript. 90 dagar.
- **consent**: kommer ihåg ditt val om kakor. 180 dagar.

## Bara med ditt samtycke

Godkänner du statistik laddar vi Google Tag Manager och de mättjänster som finns där. De kan sätta kakor från Google, till exempel _ga (upp till två år). Utan ditt samtycke hämtar webbläsaren ingenting därifrån.

## Skydd för formulär

I formulär kan Google reCAPTCHA kontrollera att du inte är en robot. Det laddas först när du börjar fylla i ett formulär och kan sätta kakan _GRECAPTCHA (180 dagar).

## Ändra ditt val

Att säga nej är lika lätt som att säga ja. Under ”Cookieinställningar” längst ner på varje sida ändrar du ditt val; i webbläsaren kan du radera kakor. Mer om dina uppgifter finns i vår [integritetspolicy](${paths.sv.privacy}).`,
        },
      ],
    },
  },
};

/**
 * Words in the most common passwords, in the shop's six languages. The zxcvbn-ts dictionaries rank some of them as rare and
 * do not cover Swedish.
 */
export const COMMON_WORDS = new Set(
  `password passwort paswoord wachtwoord contrasena contraseña motdepasse losenord lösenord passord parola pass passwd
  passw0rd secret geheim secreto hemlig hemligt welcome welkom willkommen bienvenido bienvenue valkommen välkommen
  letmein login admin administrator root user gebruiker usuario utilisateur guest gast test testing tester demo default
  changeme master hello hallo hola bonjour hej goodbye iloveyou ikhouvanjou ichliebedich tequiero teamo jetaime jagalskardig
  liefde love lovely lover schatje schatzi amor cariño mon amour cheri cherie alskling sunshine zonnetje sonnenschein
  princess prinses prinzessin princesa princesse prinsessa dragon draak monkey aap football voetbal fussball futbol
  fotboll baseball basketball hockey soccer tennis golf superman batman spiderman pokemon naruto starwars matrix
  whatever freedom vrijheid freiheit libertad liberte frihet trustno computer internet google facebook instagram
  twitter youtube tiktok linkedin microsoft windows apple iphone samsung android nintendo playstation xbox minecraft
  fortnite roblox summer zomer sommer verano soleil sommar winter herfst herbst autumn otono automne host spring lente
  fruhling frühling primavera printemps var januari januar january enero janvier februari februar february marzo mars
  april abril avril mei mai may maj juni june junio juin juli july julio juillet augustus august agosto aout augusti
  september septiembre septembre oktober october octubre octobre november noviembre novembre december dezember diciembre
  decembre maandag montag monday lunes lundi mandag vrijdag freitag friday viernes vendredi fredag zondag sonntag
  sunday domingo dimanche sondag zaterdag samstag saturday amsterdam rotterdam utrecht denhaag berlin hamburg munchen
  münchen koln köln madrid barcelona sevilla valencia paris lyon marseille stockholm goteborg göteborg malmo malmö
  london nederland holland deutschland espana españa france sverige belgie europa ajax feyenoord psv bayern borussia
  dortmund schalke realmadrid barca arsenal chelsea liverpool manchester juventus milan daniel thomas michael michelle
  andrea andreas alexander alexandra anna emma sophie sofia julia laura lisa maria martin peter jan kees piet johan
  erik david robert jessica jennifer ashley nicole stefan stephan sebastian christian florian patrick oliver lukas
  lucas jonas tobias charlie george jordan harley hunter ranger buster tigger maggie ginger pepper shadow cookie
  snoopy garfield mickey minnie donald kitty kitten puppy hond poes katze hund perro gato chien chat katt tijger tiger
  leeuw lion panda dolfijn dolphin delfin dauphin otter zwemmen schwimmen swim swimming natation nadar simma zwembad
  cheese banana orange chocolate chocolade schokolade chocolat kaas bier wijn coffee koffie kaffee flower bloem blume
  flor fleur blomma butterfly vlinder schmetterling mariposa papillon angel engel jesus christ maria blessed heaven
  killer ninja hacker gandalf merlin phoenix mustang ferrari porsche mercedes volkswagen corvette yamaha money geld
  dinero argent pengar family familie familia famille familj mama papa mamma pappa mother father baby bebe schat
  secure security qwerty qwertz azerty asdf zxcv qazwsx zaqwsx abcdef abc aaa asd qwe zxc wasd`
    .split(/\s+/)
    .filter((word) => word.length > 2),
);

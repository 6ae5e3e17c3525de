import type { L, SeedBlock } from '../../types';

const faq = (title: string, ...items: [question: string, answer: string][]): SeedBlock => ({
  kind: 'faq',
  title,
  items: items.map(([question, answer]) => ({ question, answer })),
});

/** What parents ask before they buy lessons. */
export const academyFaq: L<SeedBlock> = {
  nl: faq(
    'Vragen over de academy',
    [
      'Waar beginnen we?',
      'Bij niveau 1, ook als je kind al in het water durft. De eerste lessen gaan snel en leggen de basis. Een paar lessen kun je gratis bekijken om te zien of het bij jullie past.',
    ],
    [
      'Heb ik er een drijfpak bij nodig?',
      'De lessen gaan uit van een pak waar je drijvers uit kunt halen. Bij elke les staat met hoeveel drijvers jullie oefenen. Bij een drijfpak van Zwotter krijg je lessen cadeau; op de productpagina staat welke.',
    ],
    [
      'Hoe lang kan ik kijken?',
      'Zo lang de lessen hier staan, zo vaak je wilt en op al je apparaten. Het is geen abonnement.',
    ],
    [
      'Ik heb al losse lessen. Is de hele academy dan duurder?',
      'Nee. Wat je voor lessen of een niveau betaalde, gaat af van de prijs van een niveau of de hele academy. In je winkelmand zie je hoeveel.',
    ],
    [
      'Kan ik een les teruggeven?',
      'Je kijkt meteen na je betaling. Daarvoor vragen we je bij het afrekenen om toestemming, en daarmee vervalt je bedenktijd voor de lessen. Werkt er iets niet, dan lossen we het op of krijg je je geld terug.',
    ],
    [
      'Is mijn kind na de lessen waterveilig?',
      'Nee. De lessen helpen jullie samen te oefenen, maar zijn geen zwemdiploma en vervangen geen zwemles of toezicht. Blijf in het water altijd binnen armlengte.',
    ],
  ),
  en: faq(
    'Questions about the academy',
    [
      'Where do we start?',
      'With level 1, even if your child already likes the water. The first lessons go quickly and lay the groundwork. You can watch a few lessons for free to see whether they suit you.',
    ],
    [
      'Do we need a float suit?',
      'The lessons assume a suit with floats that can be taken out. Each lesson says how many floats to practise with. A Zwotter float suit comes with free lessons; its product page says which.',
    ],
    [
      'How long can I watch?',
      'For as long as the lessons are here, as often as you like and on all your devices. It is not a subscription.',
    ],
    [
      'I already have single lessons. Will the whole academy cost me more?',
      'No. What you paid for lessons or a level comes off the price of a level or the whole academy. Your cart shows how much.',
    ],
    [
      'Can I return a lesson?',
      'You can watch right after paying. We ask for your consent to that at the checkout, and with it the right to withdraw from the lessons ends. If something does not work we put it right or give your money back.',
    ],
    [
      'Will my child be safe in water afterwards?',
      'No. The lessons help you practise together, but they are no swimming certificate and replace neither swimming lessons nor supervision. Always stay within arm’s reach in the water.',
    ],
  ),
  de: faq(
    'Fragen zur Academy',
    [
      'Wo fangen wir an?',
      'Mit Stufe 1, auch wenn dein Kind sich schon ins Wasser traut. Die ersten Lektionen gehen schnell und legen die Grundlage. Einige kannst du gratis ansehen und prüfen, ob sie zu euch passen.',
    ],
    [
      'Brauchen wir einen Schwimmlernanzug?',
      'Die Lektionen gehen von einem Anzug mit herausnehmbaren Schwimmkörpern aus. Bei jeder steht, mit wie vielen ihr übt. Zu einem Anzug von Zwotter gibt es Lektionen geschenkt; welche, steht auf der Produktseite.',
    ],
    [
      'Wie lange kann ich schauen?',
      'Solange es die Lektionen hier gibt, so oft du möchtest und auf allen Geräten. Es ist kein Abo.',
    ],
    [
      'Ich habe schon einzelne Lektionen. Wird die ganze Academy dann teurer?',
      'Nein. Was du für Lektionen oder eine Stufe bezahlt hast, wird vom Preis einer Stufe oder der ganzen Academy abgezogen. Im Warenkorb siehst du, wie viel.',
    ],
    [
      'Kann ich eine Lektion zurückgeben?',
      'Du schaust sofort nach der Zahlung. Dafür bitten wir dich an der Kasse um deine Zustimmung, und damit erlischt dein Widerrufsrecht für die Lektionen. Funktioniert etwas nicht, beheben wir es oder du bekommst dein Geld zurück.',
    ],
    [
      'Ist mein Kind danach wassersicher?',
      'Nein. Die Lektionen helfen euch beim gemeinsamen Üben, sie sind aber kein Schwimmabzeichen und ersetzen weder Schwimmkurs noch Aufsicht. Bleib im Wasser immer in Griffweite.',
    ],
  ),
  es: faq(
    'Preguntas sobre la academy',
    [
      '¿Por dónde empezamos?',
      'Por el nivel 1, aunque a tu hijo ya le guste el agua. Las primeras clases van rápido y ponen la base. Algunas se pueden ver gratis para comprobar si os convencen.',
    ],
    [
      '¿Hace falta un bañador flotador?',
      'Las clases parten de un bañador con flotadores que se pueden quitar. En cada una se indica con cuántos practicar. Con un bañador Zwotter te regalamos clases; en la página del producto verás cuáles.',
    ],
    [
      '¿Cuánto tiempo puedo verlas?',
      'Mientras las clases estén aquí, cuantas veces quieras y en todos tus dispositivos. No es una suscripción.',
    ],
    [
      'Ya tengo clases sueltas. ¿Me saldrá más cara la academy completa?',
      'No. Lo que pagaste por clases o por un nivel se descuenta del precio de un nivel o de la academy completa. En el carrito verás cuánto.',
    ],
    [
      '¿Puedo devolver una clase?',
      'Puedes verla justo después de pagar. Para ello te pedimos tu consentimiento al tramitar el pedido, y con él termina tu derecho de desistimiento sobre las clases. Si algo no funciona, lo arreglamos o te devolvemos el dinero.',
    ],
    [
      '¿Estará mi hijo seguro en el agua después?',
      'No. Las clases os ayudan a practicar juntos, pero no son un título de natación ni sustituyen a un monitor o a tu vigilancia. En el agua, quédate siempre a un brazo de distancia.',
    ],
  ),
  fr: faq(
    'Questions sur l’academy',
    [
      'Par où commencer ?',
      'Par le niveau 1, même si votre enfant aime déjà l’eau. Les premières leçons vont vite et posent les bases. Quelques leçons sont gratuites, pour voir si elles vous conviennent.',
    ],
    [
      'Faut-il un maillot flotteur ?',
      'Les leçons supposent un maillot dont on peut retirer les flotteurs. Chacune indique avec combien de flotteurs s’entraîner. Des leçons sont offertes avec un maillot Zwotter ; la page du produit dit lesquelles.',
    ],
    [
      'Combien de temps puis-je regarder ?',
      'Tant que les leçons sont en ligne, aussi souvent que vous le souhaitez et sur tous vos appareils. Ce n’est pas un abonnement.',
    ],
    [
      'J’ai déjà des leçons à l’unité. L’academy entière me coûtera-t-elle plus cher ?',
      'Non. Ce que vous avez payé pour des leçons ou un niveau est déduit du prix d’un niveau ou de toute l’academy. Votre panier indique combien.',
    ],
    [
      'Puis-je rendre une leçon ?',
      'Vous regardez dès le paiement. Nous vous demandons votre accord au moment de commander, et il met fin à votre droit de rétractation pour les leçons. Si quelque chose ne marche pas, nous le réparons ou vous remboursons.',
    ],
    [
      'Mon enfant sera-t-il en sécurité dans l’eau ensuite ?',
      'Non. Les leçons vous aident à vous entraîner ensemble, mais ne délivrent aucune attestation et ne remplacent ni un maître-nageur ni votre surveillance. Dans l’eau, restez toujours à portée de bras.',
    ],
  ),
  sv: faq(
    'Frågor om academyn',
    [
      'Var börjar vi?',
      'På nivå 1, även om barnet redan vågar vara i vattnet. De första lektionerna går fort och lägger grunden. Några kan ni titta på gratis för att se om de passar er.',
    ],
    [
      'Behöver vi en flytdräkt?',
      'Lektionerna utgår från en dräkt med kuddar som går att ta ur. Vid varje lektion står hur många kuddar ni övar med. Med en dräkt från Zwotter följer lektioner på köpet; på produktsidan står vilka.',
    ],
    [
      'Hur länge kan jag titta?',
      'Så länge lektionerna finns här, så ofta du vill och på alla dina enheter. Det är ingen prenumeration.',
    ],
    [
      'Jag har redan några lektioner. Blir hela academyn dyrare då?',
      'Nej. Det du betalat för lektioner eller en nivå dras av från priset på en nivå eller hela academyn. I varukorgen ser du hur mycket.',
    ],
    [
      'Kan jag lämna tillbaka en lektion?',
      'Du kan titta direkt efter betalningen. I kassan ber vi om ditt samtycke till det, och då upphör ångerrätten för lektionerna. Om något inte fungerar rättar vi till det eller betalar tillbaka.',
    ],
    [
      'Är mitt barn vattensäkert efter lektionerna?',
      'Nej. Lektionerna hjälper er att öva tillsammans, men är inget simmärke och ersätter varken simskola eller uppsikt. Håll dig alltid inom armlängds avstånd i vattnet.',
    ],
  ),
};

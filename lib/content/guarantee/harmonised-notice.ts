import type { Locale } from '@/backend/contract/locales';

/** The EU's harmonised notice on the legal guarantee as text, in the order of the artwork. */
interface HarmonisedNotice {
  title: string;
  protection: string;
  claims: string;
  examples: string[];
  liability: string;
  offers: string[];
  periods: string;
  more: string;
  /** As printed below the QR code. */
  address: string;
  whatToDo: string;
  steps: string[];
  commercial: string;
}

/**
 * Annex I of Implementing Regulation (EU) 2025/1960: nobody may reword it, so it is not in the CMS. Dutch, English, German
 * and French are the official words as public transcripts quote them; Spanish and Swedish are ours (docs/law.md).
 */
export const HARMONISED_NOTICE: Record<Locale, HarmonisedNotice> = {
  nl: {
    title: 'Wettelijke garantie',
    protection:
      'Minimaal twee jaar bescherming dankzij de wettelijke garantie voor goederen die in de Europese Unie worden verkocht.',
    claims:
      'Consumenten kunnen hun rechten doen gelden op grond van de wettelijke conformiteitsgarantie, bijvoorbeeld als goederen:',
    examples: ['niet met de beschrijving overeenstemmen;', 'niet naar behoren functioneren.'],
    liability:
      'Verkopers zijn aansprakelijk voor elk conformiteitsgebrek dat bestond bij de levering van de goederen en dat binnen de wettelijke garantieperiode aan het licht komt. Verkopers moeten in een dergelijke situatie het volgende aanbieden:',
    offers: [
      'gratis reparatie of gratis vervanging;',
      'in sommige gevallen, gedeeltelijke of volledige terugbetaling.',
    ],
    periods:
      'Sommige landen hebben een langere wettelijke garantieperiode. Voor tweedehandsartikelen kan de garantieperiode korter zijn, maar niet korter dan één jaar.',
    more: 'Als u meer wilt weten over uw rechten in een bepaald land, kunt u de QR-code hieronder scannen of de verkoper om informatie vragen.',
    address: 'europa.eu/youreurope/garantie',
    whatToDo: 'Wat moet u doen als u niet-conforme goederen ontvangt:',
    steps: [
      'Neem zo spoedig mogelijk contact op met de verkoper om het probleem te melden.',
      'Verstrek een aankoopbewijs, zoals een bon, een factuur of een rekeningafschrift.',
    ],
    commercial:
      'Verkopers en producenten kunnen ook commerciële garanties aanbieden, die los van de wettelijke garantie van toepassing zijn. Het GARAN-label bijvoorbeeld staat voor een commerciële levensduurgarantie die kosteloos door de producent wordt aangeboden en het volledige goed dekt.',
  },
  en: {
    title: 'Legal guarantee',
    protection: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    claims: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    examples: ['do not match the description;', 'do not function as intended.'],
    liability:
      'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    offers: ['free repair or free replacement;', 'in some cases, a price reduction or full reimbursement.'],
    periods:
      'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
    address: 'europa.eu/youreurope/guarantees',
    whatToDo: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see the GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
  },
  de: {
    title: 'Gesetzliche Gewährleistung',
    protection:
      'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
    claims:
      'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
    examples: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    liability:
      'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
    offers: [
      'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
      'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
    ],
    periods:
      'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
    address: 'europa.eu/youreurope/garantien',
    whatToDo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    steps: [
      'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
      'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    ],
    commercial:
      'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Die GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
  },
  es: {
    title: 'Garantía legal',
    protection: 'Protección mínima de dos años de garantía legal para los bienes vendidos en la Unión Europea.',
    claims:
      'Los consumidores pueden hacer valer los derechos que les otorga la garantía legal de conformidad, por ejemplo, si los bienes:',
    examples: ['no coinciden con la descripción;', 'no funcionan según lo previsto.'],
    liability:
      'Los vendedores son responsables de cualquier falta de conformidad que existiera en el momento de la entrega de los bienes y que se manifieste dentro del plazo de la garantía legal. En tal situación, los vendedores están obligados a ofrecer:',
    offers: [
      'la reparación o la sustitución gratuitas;',
      'en algunos casos, una reducción del precio o el reembolso íntegro.',
    ],
    periods:
      'En algunos países, el plazo de la garantía legal es más largo. Para los bienes de segunda mano puede aplicarse un plazo más corto, pero no inferior a un año.',
    more: 'Para más información sobre sus derechos en un país concreto, escanee el código QR que figura a continuación o pregunte al vendedor.',
    address: 'europa.eu/youreurope/garantías',
    whatToDo: 'Qué hacer si recibe bienes no conformes:',
    steps: [
      'Póngase en contacto con el vendedor lo antes posible para comunicarle el problema;',
      'Aporte una prueba de compra, como un tique, una factura o un extracto bancario.',
    ],
    commercial:
      'Los vendedores y los productores también pueden ofrecer garantías comerciales, que se aplican con independencia de la garantía legal. Por ejemplo, la etiqueta GARAN representa una garantía comercial de durabilidad que el productor ofrece sin coste adicional y que cubre la totalidad del bien.',
  },
  fr: {
    title: 'Garantie légale',
    protection:
      'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
    claims:
      'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens :',
    examples: ['ne correspondent pas à la description ;', 'ne fonctionnent pas comme prévu.'],
    liability:
      'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer :',
    offers: [
      'une réparation gratuite ou un remplacement gratuit ;',
      'dans certains cas, une réduction de prix ou un remboursement intégral.',
    ],
    periods:
      'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    more: 'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur.',
    address: 'europa.eu/youreurope/garanties',
    whatToDo: 'Que faire si vous recevez des biens non conformes :',
    steps: [
      'Contactez le vendeur dès que possible pour signaler le problème ;',
      'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
    ],
    commercial:
      'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, le label GARAN représente une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
  },
  sv: {
    title: 'Reklamationsrätt',
    protection: 'Minst två års reklamationsrätt för varor som säljs i Europeiska unionen.',
    claims: 'Konsumenter kan göra gällande sina rättigheter enligt reklamationsrätten till exempel om varor',
    examples: ['inte stämmer överens med beskrivningen,', 'inte fungerar som avsett.'],
    liability:
      'Säljare ansvarar för alla fel som fanns när varorna levererades och som visar sig inom tiden för reklamationsrätten. Säljare måste i sådana fall erbjuda',
    offers: ['kostnadsfri reparation eller kostnadsfritt utbyte,', 'i vissa fall prisavdrag eller full återbetalning.'],
    periods:
      'I vissa länder gäller reklamationsrätten längre. För begagnade varor kan en kortare tid gälla, men inte kortare än ett år.',
    more: 'Vill du veta mer om dina rättigheter i ett visst land kan du skanna QR-koden nedan eller fråga säljaren.',
    address: 'europa.eu/youreurope/reklamationsrätt',
    whatToDo: 'Så gör du om du får en felaktig vara:',
    steps: [
      'Kontakta säljaren så snart som möjligt och berätta om problemet.',
      'Visa upp ett köpbevis, till exempel kvitto, faktura eller kontoutdrag.',
    ],
    commercial:
      'Säljare och tillverkare kan också erbjuda garantier, som gäller oberoende av reklamationsrätten. GARAN-märkningen visar till exempel att tillverkaren utan extra kostnad lämnar en hållbarhetsgaranti som gäller hela varan.',
  },
};

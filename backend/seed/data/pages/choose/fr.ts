import { paths } from '../../paths';
import { buildChoose, no, yes } from './build-choose';

const p = paths.fr;

export const chooseFr = buildChoose('fr', {
  title: 'Quel maillot flotteur ?',
  seo: {
    title: 'Quel maillot flotteur choisir ? Classic, Mini et Pro comparés',
    description:
      'Classic, Mini ou Pro ? Ou plutôt des brassards ou une ceinture ? Une comparaison honnête, avec nos conseils sur l’eau, la couleur et la durée de vie.',
  },
  intro: [
    'Quel maillot flotteur pour votre enfant ?',
    'La taille se choisit selon le poids, le modèle selon l’eau où vous vous entraînez. Voici ce qui distingue les trois maillots, et dans quels cas des brassards ou une ceinture en mousse conviennent mieux.',
  ],
  finder: [
    'Quatre questions, un maillot',
    'Indiquez le poids et l’âge de votre enfant, la température de l’eau et le lieu. Vous verrez quel modèle et quelle taille conviennent, ou pourquoi aucun ne convient.',
  ],
  models: {
    title: 'Classic, Mini et Pro côte à côte',
    text: 'Les huit flotteurs amovibles et les tailles, du XS au 3XL pour 11 à 42 kg inclus, sont les mêmes pour les trois. La différence tient au tissu et à la surface de peau couverte.',
    rows: [
      [
        'Idéal pour',
        'Les baignades en eau bien chauffée',
        'Les tout premiers ploufs',
        'L’eau fraîche et les enfants frileux',
      ],
      ['Eau', 'À partir de 28 °C environ', 'À partir de 30 °C environ', 'De 20 à 28 °C environ'],
      [
        'Où',
        'Piscine couverte, bassin extérieur chauffé',
        'Pataugeoire, bassin d’apprentissage bien chaud',
        'Bassin extérieur, lac surveillé',
      ],
      ['Manches', 'Manches courtes', 'Sans manches, à larges bretelles', 'Manches longues'],
      ['Jambes', 'Jambes courtes', 'Libres', 'Jambes longues, genoux renforcés'],
      [
        'Tissu',
        'Doux et résistant au chlore',
        'Léger, très extensible, sèche vite',
        'Néoprène de 2 mm, doublure douce',
      ],
      [
        'Protection solaire',
        'UPF 50+ sur la peau couverte par le maillot',
        'UPF 50+ sur la peau couverte par le maillot ; les bras et les jambes sont nus',
        'UPF 50+ du poignet à la cheville',
      ],
    ],
  },
  water: `## À quelle température est votre eau ?

Demandez à la piscine ou regardez le panneau. Un petit enfant qui bouge peu se refroidit plus vite que vous.

- **30 °C et plus** : c’est dans le [Mini](${p.mini}) que votre enfant bouge le plus librement.
- **À partir de 28 °C environ** : le [Classic](${p.classic}) tient assez chaud pour une demi-heure dans l’eau.
- **De 20 à 28 °C** : prenez le [Pro](${p.pro}) et sortez de l’eau plus souvent.
- **Moins de 20 °C** : remettez la séance à un autre jour, même avec du néoprène.

Si votre enfant frissonne, se tait ou a les lèvres bleues, sortez aussitôt de l’eau et réchauffez-le.

## Une couleur qui se voit

Le bleu est une belle couleur, mais on la distingue mal sous l’eau, surtout dans un bassin au carrelage bleu. Le rose se repère mieux. Si votre enfant choisit le bleu, ajoutez un bonnet de bain vif, orange ou jaune fluo par exemple. Vérifiez dans l’eau, tout près de votre enfant, que le maillot se voit bien. Aussi voyante que soit la couleur, c’est vous qui surveillez.`,
  aids: {
    title: 'Maillot flotteur, brassards ou ceinture ?',
    text: 'Chacun a ses points forts. Cela vaut pour la plupart des modèles ; consultez toujours la notice.',
    columns: ['Maillot flotteur', 'Brassards', 'Ceinture ou gilet en mousse'],
    rows: [
      [
        'Emplacement',
        'Autour de la poitrine et du dos, dans le maillot même',
        'En haut des bras',
        'À la taille ou sur la poitrine',
      ],
      [
        'Position dans l’eau',
        'Penché en avant, bras et jambes libres',
        'Souvent debout, avec des bras moins libres',
        'À plat avec une ceinture, souvent debout avec un gilet',
      ],
      [
        'Flottabilité réglable',
        yes('On retire deux flotteurs à la fois'),
        no('Ils doivent toujours être bien gonflés'),
        'Sur certains modèles, bloc par bloc',
      ],
      [
        'Maintien en place',
        'Si la taille est la bonne et le maillot bien fermé',
        'Ils peuvent glisser sur des bras mouillés',
        'Une ceinture peut remonter, un gilet a besoin d’une sangle d’entrejambe',
      ],
      ['Fonctionne sans air', yes('Mousse'), no('Peuvent se dégonfler, d’où leurs chambres séparées'), yes('Mousse')],
      [
        'Sans se changer',
        no('Il faut se changer'),
        yes('Enfilés sur les bras nus, puis gonflés'),
        yes('Il suffit de fermer une boucle'),
      ],
      ['Dans le sac', 'La place d’un maillot épais', 'Presque rien', 'Grand et rigide'],
      ['Protection solaire', yes('UPF 50+ sur la peau couverte par le maillot'), no('Aucune'), no('Presque aucune')],
      [
        'Suit la croissance',
        'Jusqu’au poids maximal de la taille',
        'Une paire convient souvent à une large plage de poids',
        'Souvent pendant des années, grâce à la sangle réglable',
      ],
      ['Prix', 'En général le plus élevé', 'En général le plus bas', 'En général entre les deux'],
      [
        'Norme',
        'EN 13138-1, classe B',
        'EN 13138-1, à vérifier sur le produit',
        'EN 13138-1, à vérifier sur le produit',
      ],
    ],
  },
  advice: `## Quand des brassards suffisent

Pour barboter de temps en temps, ou s’il faut que tout tienne dans le sac de vacances, de bons brassards à la bonne taille sont un choix raisonnable. Une ceinture en mousse est pratique pour un enfant qui sait déjà s’allonger dans l’eau et ne travaille que les battements. Si vous comptez vous entraîner toute une saison et réduire l’aide peu à peu, c’est là que le maillot flotteur donne toute sa mesure.

## Ce que ces aides ne sont pas

Un maillot flotteur aide à apprendre à nager, ce n’est pas un gilet de sauvetage. Il en va de même des brassards et des ceintures. Aucun ne protège contre la noyade. Un adulte doit être dans l’eau, [à portée de bras](${p.armsReach}), et ne regarder que l’enfant. Sur un bateau ou un ponton, votre enfant doit porter un gilet de sauvetage.

## Combien de temps dure un maillot flotteur ?

Remplacez-le au plus tard après cinq ans, et plus tôt si vous remarquez l’un de ces signes :

- le tissu est aminci ou détendu, ou une couture s’ouvre
- la fermeture éclair ne monte plus jusqu’en haut ou s’ouvre toute seule
- une poche ne ferme plus

Si c’est seulement un flotteur qui est dur, déchiré ou écrasé, commandez-en un neuf chez nous et n’utilisez plus le maillot avant qu’il soit en place.

Gardez l’e-mail de votre commande. Vous saurez ainsi plus tard quel âge a le maillot.

## Transmettre le maillot à un frère ou une sœur

C’est possible tant que le maillot est en bon état. Pesez l’enfant qui va le porter et cherchez sa taille dans le [guide des tailles](${p.sizeGuide}) ; un maillot trop grand « pour que ça dure » n’est pas une bonne idée. Vérifiez toutes les coutures, la fermeture et les poches, remettez les huit flotteurs et reprenez depuis le début. Transmettez aussi la notice. Les cinq ans, eux, continuent de courir.`,
  cta: [
    'Vous savez lequel choisir ?',
    'Choisissez le modèle, la couleur et la taille. Des leçons vidéo vous sont offertes.',
    'Aller à la boutique',
  ],
});

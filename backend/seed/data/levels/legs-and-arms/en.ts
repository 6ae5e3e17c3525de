import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.en;

export const legsAndArmsEn: LevelText = {
  level: {
    title: 'Legs and arms',
    slug: levelSlugs.legsAndArms.en,
    summary:
      'Kicking on the edge, then with a board, first on the front and then on the back, and paddling like a puppy. With four floats in the suit, all the way to the first three metres, with you alongside.',
    body: `## Who is it for?

For children who float like a star, roll from front to back and glide for a few seconds. If they are not quite relaxed yet, [Float and glide](${paths.en.floatAndGlide}) is more fun for now.

## What comes next

Now legs and arms get to work. First the legs, sitting on the edge and then with a board, and after that the arms. At the end your child swims the first metres from you to the edge. You walk along, within arm’s reach. There are four floats in the suit. If the suit is new to your child, start with all eight and take them out in pairs, as the manual says. Once your child has managed the last lesson, relaxed and unaided, on three visits in a row, take one float from the chest and one from the back, which leaves one in each. Try that first in water where your child can stand.

${supervision}`,
    learn: [
      'To kick with long legs and loose ankles',
      'To move along with a board, on the front and on the back',
      'To catch the water with the hands, like a puppy',
      'To swim the first three metres, with you alongside',
    ],
    seo: {
      title: 'Legs and arms: learning to swim with your child',
      description:
        'Five video lessons: kicking, the board, paddling and the first metres from you to the edge. Each with three cues, a game and when to stop.',
    },
  },
  lessons: [
    {
      title: 'Kicking on the edge',
      slug: 'kicking-on-the-edge',
      description:
        'Sitting on the side, your child feels what the legs should do without having to think about breathing or floating. The movement comes from the hips, the knees stay nearly straight and the ankles are loose. You stand in the water in front and feel with your hands whether the feet push the water away.',
      goal: 'Your child kicks for ten seconds with long legs and small, quick splashes.',
      cues: ['Long legs, floppy feet.', 'Small and quick, like a bubbling pan.', 'Kick from your hips.'],
      game: {
        title: 'The soup is boiling',
        text: 'You turn the knob: simmer, boil, boil over! Your child kicks to match. At “off” the water goes still. After that, your child calls how hard it boils. You stay in the water in front.',
      },
      stopSigns: [
        'Your child slides forward and might slip off: have them sit further back.',
        'Kicks get sloppy or your child gets tired: that is enough for today.',
        stop.cold,
      ],
      material: [bring.suit(4), 'A side without sharp corners, you in the water in front', bring.towel],
      captions: [
        'Sit on the edge, hands beside you.',
        'Legs long, feet loose.',
        'Small splashes, quicker and quicker.',
        'Feel how the feet push the water.',
      ],
      summary:
        'Kicking begins on the edge: sitting there, your child practises with long legs and loose ankles. With the boiling soup game, and when to stop.',
    },
    {
      title: 'Kicking on your front, with a board',
      slug: 'kicking-with-a-board',
      description:
        'The board keeps the arms long while the legs do the work. Your child puts their face in the water, blows bubbles and lifts their head to breathe. You walk backwards in front and, if needed, hold the tip of the board.',
      goal: 'Your child kicks four metres with long arms on the board, breathing calmly.',
      cues: ['Long arms on the board.', 'Nose in, blow bubbles.', 'Head up, breathe, and on you go.'],
      game: {
        title: 'The tugboat',
        text: 'There is cargo on the board: a cup, a duck, a flannel. The tugboat brings everything across dry. One item at a time, and you are the pilot, never more than an arm’s length away.',
      },
      stopSigns: [
        'The legs sink and your child pushes the board under: float for a moment and start again.',
        stop.cough,
        stop.tired,
      ],
      material: [
        bring.suit(4),
        'Water in which your child can stand',
        bring.board,
        'A cup, a rubber duck and a flannel',
      ],
      captions: [
        'Hands on the board, arms long.',
        'Kicking from the hips.',
        'Chin low, breathing calmly.',
        'Going well? Face in, bubbles.',
      ],
      summary:
        'Moving along with a board: long arms, kicking and calm breathing. Three cues for the pool and a tugboat game.',
    },
    {
      title: 'Kicking on your back, board on your tummy',
      slug: 'kicking-on-your-back',
      description:
        'On their back, children find it easier to keep their face clear, which is ideal for longer practice. Your child hugs the board to their tummy, looks up and kicks. The knees stay underwater: if you see them cycling, slip a hand under your child’s back for a moment.',
      goal: 'Your child kicks four metres on the back, hugging the board, ears in the water.',
      cues: ['Hug your board.', 'Ears wet, tummy up.', 'Toes make little fountains.'],
      game: {
        title: 'The otter and its shell',
        text: 'An otter keeps its shell on its tummy. Put a toy on the board and take it across together, you alongside, without dropping it. If it falls, the otter laughs and starts again.',
      },
      stopSigns: [
        'The knees come out and the head lifts: a hand under the back, float calmly.',
        stop.tense,
        stop.distracted,
      ],
      material: [bring.suit(4), 'Water in which your child can stand', bring.board, 'A small toy for the board'],
      captions: [
        'Board on the tummy, hold it tight.',
        'Ears wet, look up.',
        'Little fountains with the toes.',
        'Keep going: you walk along.',
      ],
      summary:
        'Kicking on the back with a board on the tummy: breathing is easier, so practice lasts longer. With the otter game, and when to stop.',
    },
    {
      title: 'Paddling like a puppy',
      slug: 'paddling-like-a-puppy',
      description:
        'Now the hands join in. Underwater, your child scoops left and right in turn, like a puppy swimming for its ball. Small scoops, long fingers and an easy rhythm. You hold the hips at first and let go a little more each time.',
      goal: 'Your child paddles two metres with the hands underwater and a calm head.',
      cues: ['Hands like little scoops.', 'In turn: left, right.', 'Chin on the water, breathe easy.'],
      game: {
        title: 'Fetch the ball',
        text: 'Put a small ball on the water a metre away. The puppy paddles over, with you alongside, and pushes it back with its nose. A happy owner counts the balls.',
      },
      stopSigns: [
        'The hands slap the water and the head shoots up: together again, you at the hips.',
        stop.tired,
        stop.cough,
      ],
      material: [bring.suit(4), 'Water in which your child can stand', 'A light little ball', bring.towel],
      captions: [
        'Chin on the water, hands below.',
        'Scoop left, scoop right.',
        'The legs kick along.',
        'A bit further!',
      ],
      summary:
        'Paddling like a puppy: hands scoop underwater, legs kick along. The first time your child moves forward under their own power.',
    },
    {
      title: 'The first metres: from you to the edge',
      slug: 'the-first-metres',
      description:
        'Three metres, and your child swims every one of them. They push off from you, paddle, kick and take hold of the edge. You walk alongside within arm’s reach, hands ready. Once your child has managed this, relaxed and unaided, on three visits in a row, take one float from the chest and one from the back, and start again at one metre, where your child can stand.',
      goal: 'Your child swims three metres to the edge and holds on, with you alongside within arm’s reach.',
      cues: [
        'Look at the edge: that is where you are going.',
        'Easy paddling, easy kicking.',
        'Tired? Roll onto your back.',
      ],
      game: {
        title: 'The ferry',
        text: 'The ferry sails from the island (you) to the harbour (the edge) and hoots on arrival. You walk along within arm’s reach. An imaginary passenger gets on for every crossing. Who is it today?',
      },
      stopSigns: [
        'Your child looks for you instead of the edge: take their hand and sail back together.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(4), 'Water in which your child can stand, with a clear way to the edge', bring.towel],
      captions: [
        'Look: there is the edge.',
        'Push off from you.',
        'Paddling and kicking.',
        'You walk along, within reach.',
        'Holding the edge. Three metres!',
      ],
      summary:
        'Swimming the first three metres, from you to the edge, with you walking along within arm’s reach. And the plan for the next two floats.',
    },
  ],
};

import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.en;

export const waterConfidenceEn: LevelText = {
  level: {
    title: 'Water confidence',
    slug: levelSlugs.waterConfidence.en,
    summary:
      'Getting used to water through play: wet faces, bubbles and floating for the first time. For children aged 3 and over, together with you.',
    body: `## Who is it for?

For children aged 3 and over who cannot swim yet, and for the adult who goes in with them. Being a little scared is fine. We start at home, in the bath.

## How to use the lessons

Watch a lesson at home, together. In the water you watch nothing but your child; your phone is in the bag. Practise one thing at a time and move on once it feels easy.

${supervision}

No suit yet? Start with the [size guide](${paths.en.sizeGuide}).`,
    learn: [
      'To enjoy water on the face (or at least not mind it)',
      'To walk, crouch and hop in shallow water',
      'To breathe out in the water',
      'To float on the back, relaxed, with all the floats in the suit',
      'To turn round and take hold of the edge',
    ],
    seo: {
      title: 'Water confidence: getting used to water',
      description:
        'Five video lessons that help your child get used to water through play: wet faces, bubbles and floating. For children aged 3 and over.',
    },
  },
  lessons: [
    {
      title: 'Start at home: bath and shower',
      slug: 'start-at-home',
      description:
        'The first swimming lesson takes place in your own bathroom. You will see how to let water run over shoulders, hair and face with a cup, a flannel and a song, a little further each time. You learn the countdown you will use at the pool too, so that your child always knows what comes next. And you practise blowing bubbles at the surface. Goggles can wait: a child who has learned that water in the eyes is no drama is more likely to stay calm when goggles slip off. Stay right beside the bath the whole time, and empty it straight afterwards.',
      goal: 'Your child lets water run over hair and face without flinching.',
      cues: [
        'Three, two, one: here comes the water.',
        'Look at me and breathe out slowly.',
        'Blow, as if your soup were too hot.',
      ],
      game: {
        title: 'The rain cloud',
        text: 'Poke a few holes in a yoghurt pot. First your child makes it rain on your head, then you are the cloud. Your child calls where it will rain: on a knee, a shoulder or a nose.',
      },
      stopSigns: [
        'Your child holds their breath for a long time or keeps rubbing their eyes: back to shoulders and tummy.',
        stop.refusal,
        stop.cold,
      ],
      material: [
        'A cup and a flannel',
        'A warm bath, no deeper than your child’s belly button',
        'The float suit, never in the bath: try it on dry afterwards and walk about in it',
      ],
      captions: [
        'First a cupful over the shoulders.',
        'Three, two, one: over the hair.',
        'Now, very briefly, over the face.',
        'Lips to the water: blow bubbles.',
      ],
      summary:
        'Water confidence starts at home: a cup, a song and a countdown help your child get used to water on hair and face.',
    },
    {
      title: 'In the shallows: walk, splash, jump',
      slug: 'in-the-shallows',
      description:
        'Now you go in together, suit on and all eight floats in place. First hold your child under the arms, face to face, then by both hands, and only then by one. You stride like a stork and leap like a frog. You learn to read shoulders and hands to tell whether your child is relaxed, and what to do when it all gets a bit much. Stand firmly, stay within arm’s reach and practise where your child can stand.',
      goal: 'Holding your hand, your child walks and jumps through the shallows and enjoys it.',
      cues: [
        'Knees up high, like a stork.',
        'Bend your knees and hop, like a frog.',
        'Here is my hand, I am right here.',
      ],
      game: {
        title: 'At the zoo',
        text: 'Take turns to act out an animal without saying its name: a stork, a frog, a crab, an elephant squirting with its trunk. Whoever guesses it chooses the next one. Stay side by side throughout.',
      },
      stopSigns: [
        'Your child clings to you and will not let go: sit down on the steps together.',
        stop.tense,
        stop.suit,
      ],
      material: [bring.suit(8), 'Warm, shallow water in which your child can stand', bring.towel],
      captions: [
        'Into the water together, hand in hand.',
        'Knees up: you are a stork.',
        'Step by step, nice and slowly.',
        'Knees bent: now you are a frog.',
        'And hop! Your hand stays there.',
      ],
      summary:
        'The first time in shallow water together: how to hold your child, stride like a stork and leap like a frog, with every float in.',
    },
    {
      title: 'Float like an otter: on your back',
      slug: 'float-like-an-otter',
      description:
        'Floating is the secret of swimming. In this lesson your child lies back with their head on your shoulder, looking at the ceiling. You see how to reduce your support bit by bit: from two hands to one, from one hand to two fingers. Letting go lasts a few seconds, and your hands stay close. All eight floats stay in for now.',
      goal: 'Your child lies on their back, relaxed, for three seconds with your hands just underneath.',
      cues: ['Head on my shoulder.', 'Ears in the water, look at the ceiling.', 'Tummy up, arms wide.'],
      game: {
        title: 'The sleeping otter',
        text: 'Hum a tune softly: as long as you hum, the otter sleeps on its back. When you stop it wakes up and splashes you. Make the tune one line longer each time.',
      },
      stopSigns: [
        'The head jerks up and the bottom sinks: take your child back to your shoulder.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(8), 'A quiet corner of the shallow pool', bring.towel],
      captions: [
        'The head rests on your shoulder.',
        'Ears wet, eyes on the ceiling.',
        'Two hands under the back, then one.',
        'Now two fingers, very lightly.',
        'Let go a moment: hands stay close.',
      ],
      summary:
        'How your child learns to float on the back: first on your shoulder, then with less and less support. All floats stay in the suit.',
    },
    {
      title: 'Blowing bubbles: chin, mouth, whole face',
      slug: 'blowing-bubbles',
      description:
        'If you breathe out underwater, less water gets up your nose. There are three small steps: first the chin goes in, then the mouth, then the whole face. You go first, chin and mouth only, your eyes on your child. Your child copies you and sets the pace. Children do what they see: when you blow bubbles and laugh, it is a game.',
      goal: 'Your child blows bubbles for three seconds with the whole face in the water.',
      cues: ['Chin first, just get it wet.', 'Breathe in and blow gently.', 'Face in and count to three.'],
      game: {
        title: 'Talking to the fish',
        text: 'Your child whispers a word in bubbles underwater and comes up. Can you guess what the fish were told? When it is your turn, keep your mouth just in the water and your eyes on your child.',
      },
      stopSigns: ['Your child pinches their nose: back to just the chin.', stop.cough, stop.refusal],
      material: [bring.suit(8), 'A straw or a ping-pong ball to blow along', bring.towel],
      captions: [
        'Chin in, breathing calmly.',
        'Mouth in too: blow bubbles.',
        'Now the whole face, count to three.',
        'Up again: look at each other.',
      ],
      summary:
        'Blowing bubbles in three small steps: chin, mouth, then the whole face. This is how your child learns to breathe out in water.',
    },
    {
      title: 'Turn round and hold the edge',
      slug: 'turn-and-hold-the-edge',
      description:
        'This may well be the most important exercise of the level: your child learns to turn round and take hold of the edge. Begin half a metre away and move further only when it comes naturally. Always stay within arm’s reach. Once your child has managed this, relaxed and unaided, on three visits in a row, take one float from the chest and one from the back. Try that first in water where your child can stand.',
      goal: 'Your child turns round, takes hold of the edge and holds on, with you right beside them.',
      cues: ['Look, where is the edge?', 'Turn round and stretch your arm.', 'Both hands on the edge, hold tight.'],
      game: {
        title: 'The crab comes home',
        text: 'Put three toys on the side, a metre apart. The crab turns round, grabs the edge and shuffles hand over hand from toy to toy. You walk along right behind it.',
      },
      stopSigns: ['Your child misses the edge or loses direction: start closer.', stop.tired, stop.distracted],
      material: [bring.suit(8), 'Three small toys for the side of the pool', bring.towel],
      captions: [
        'Back to the wall, you in front.',
        'Look round: where is the edge?',
        'Turn, with a little help from you.',
        'Long arm, and catch the edge.',
        'Two hands, hold tight. Well done!',
      ],
      summary:
        'Your child learns to turn round and take hold of the edge, something that always comes in handy. With a game, and when to stop.',
    },
  ],
};

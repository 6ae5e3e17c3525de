import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.en;

export const floatAndGlideEn: LevelText = {
  level: {
    title: 'Float and glide',
    slug: levelSlugs.floatAndGlide.en,
    summary:
      'A star on the back, a star on the front, rolling like a log and gliding like a rocket. Six floats in the suit at the start, four at the end.',
    body: `## Who is it for?

For children who like being in the water, blow bubbles with their face in and float on their back, relaxed even when your hands let go for a moment. Not yet? All eight floats stay in. If it is still a bit much, stay with [Water confidence](${paths.en.waterConfidence}) for as long as you like.

## What comes next

In this level your child finds out that water holds them up, on the back and on the front. Then things start moving: pushing off, gliding and jumping in. There are six floats in the suit. If the suit is new to your child, start with all eight and take them out in pairs, as the manual says. Once your child has managed the last lesson, relaxed and unaided, on three visits in a row, take one float from the chest and one from the back. Try that first without jumping, in water where your child can stand.

${supervision}`,
    learn: [
      'To float like a star, on the back and on the front',
      'To roll from front to back for a breath',
      'To push off from the wall and glide',
      'To jump in and turn back to the edge',
    ],
    seo: {
      title: 'Float and glide: video lessons for children',
      description:
        'Five video lessons for parents: floating on back and front, rolling, gliding and jumping in. With games, when to stop and a plan for the floats.',
    },
  },
  lessons: [
    {
      title: 'The star on your back',
      slug: 'star-on-your-back',
      description:
        'Arms and legs wide, tummy up: that is how a star floats best. You lay one hand flat under the back and only take it away once the breathing is calm. At the end, you practise standing up again together.',
      goal: 'Your child lies on their back like a star for five seconds, your hand close by.',
      cues: ['Arms and legs wide.', 'Tummy to the ceiling.', 'Breathe calmly, I am here.'],
      game: {
        title: 'Counting stars',
        text: 'The star counts the lamps or clouds above. With every new star your child adds one. You are the moon, and the moon stays very close.',
      },
      stopSigns: [
        'The knees come up and the bottom sinks: slide your hand under the back again.',
        stop.tense,
        stop.cold,
      ],
      material: [bring.suit(6), 'Calm, warm water in which your child can stand', bring.towel],
      captions: [
        'One hand flat under the back.',
        'Arms and legs wide, like a star.',
        'Tummy up, breathing calmly.',
        'The hand lets go but stays close.',
      ],
      summary:
        'Your child learns to float on the back like a star, your hand close by. With three cues for the pool, a game and when to stop.',
    },
    {
      title: 'The star on your front',
      slug: 'star-on-your-front',
      description:
        'Now the star looks down at the floor. With the face in the water, the legs rise by themselves. Your child blows bubbles, lifts the head to breathe and lays it down again. Short is good, because two relaxed seconds are worth more than ten tense ones.',
      goal: 'Your child floats on the front for three seconds with the face in, then breathes calmly.',
      cues: ['Nose to the floor.', 'Long arms, long legs.', 'Head up, breathe, lie down again.'],
      game: {
        title: 'What is down there?',
        text: 'Put three things on the floor where your child can stand: a ring, a spoon, a toy fish. What lies where? The star looks, comes up and tells you.',
      },
      stopSigns: [
        'Your child keeps lifting the head and struggles: take them against you. Later, try again holding both hands.',
        stop.cough,
        stop.tense,
      ],
      material: [bring.suit(6), bring.ring, bring.towel],
      captions: [
        'Holding hands, breathe in.',
        'Face in the water, look down.',
        'Arms and legs wide: a star.',
        'Head up, breathe calmly.',
      ],
      summary:
        'Floating on the front with the face in the water makes the legs rise by themselves. Short, relaxed, with a looking game.',
    },
    {
      title: 'Rolling like a log',
      slug: 'rolling-like-a-log',
      description:
        'A child who can roll from front to back finds it easier to get a breath. You see how the head begins and the rest follows, and how two fingers on the shoulder are all the help you give. Roll from front to back first, then the other way, then all the way round.',
      goal: 'Your child rolls from front to back and goes on breathing calmly there.',
      cues: ['Look over your shoulder.', 'Roll over, arms long.', 'Face up: now breathe.'],
      game: {
        title: 'The pancake',
        text: 'You are the cook. When you call “flip”, the pancake rolls over and says what topping it has. Your child can be the cook too and say when to flip, with you alongside.',
      },
      stopSigns: ['Your child gets stuck halfway: help with your hand on the shoulder.', stop.cough, stop.tired],
      material: [bring.suit(6), 'Room to turn, two metres all round, where your child can stand', bring.towel],
      captions: [
        'Stretched out on the front, face in.',
        'The head turns, the rest follows.',
        'On the back: breathe.',
        'And round once more.',
      ],
      summary:
        'Rolling from front to back for a breath: a small movement that brings a lot of confidence. Step by step, with the pancake game.',
    },
    {
      title: 'Gliding like a rocket',
      slug: 'gliding-like-a-rocket',
      description:
        'Push off, stretch out and do nothing: gliding is free speed. Your child pushes off from the wall and glides, one metre at first, then two, while you walk along right beside them. You learn how to keep pace, ready to catch your child, and why lying still is faster than kicking.',
      goal: 'Your child pushes off and glides with long arms and the face in the water, with you alongside.',
      cues: ['Feet against the wall.', 'Arms long, head in between.', 'Push off and do nothing.'],
      game: {
        title: 'Otter post',
        text: 'Your child carries a floating letter from the wall to a letterbox further on: a ball or a rubber ring on the water. You walk alongside, within arm’s reach. The post only arrives if the otter does not kick.',
      },
      stopSigns: [
        'Your child pushes off without waiting for your sign: count down together again first.',
        stop.tired,
        stop.distracted,
      ],
      material: [
        bring.suit(6),
        'Water in which your child can stand',
        'A letter in a small plastic bag or the like, well sealed',
        'A ball or a rubber ring as the letterbox',
      ],
      captions: ['Feet on the wall, arms long.', 'Push off and stretch out.', 'Glide.', 'Caught! Breathe calmly.'],
      summary:
        'Push off from the wall and glide like a rocket: this is how your child feels the water holding them up. With a game of otter post.',
    },
    {
      title: 'Jump in, come up, back to the edge',
      slug: 'jump-in-and-back-to-the-edge',
      description:
        'Jumping is fine, but always with a plan: jump, come up, turn round, hold the edge. You stand in the water, within arm’s reach, and give the sign. First look together: is jumping allowed here, is the water deep enough for your child and shallow enough for you to stand, and is nobody swimming there? Once your child has managed this, relaxed and unaided, on three visits in a row, take one float from the chest and one from the back. Try that first without jumping, in water where your child can stand.',
      goal: 'Your child waits for your sign, jumps, comes up and turns back to the edge.',
      cues: ['Wait for my sign.', 'Feet first, look at me.', 'Turn round and hold the edge.'],
      game: {
        title: 'Frog with luggage',
        text: 'The frog jumps with empty hands, fetches a floating toy brick from the water, turns round and puts it on the side. Five bricks make a tower. If the frog jumps without your sign, there is no more jumping today.',
      },
      stopSigns: ['Your child jumps before you give the sign: no more jumping today.', stop.cough, stop.suit],
      material: [bring.suit(6), 'Depth checked and the water in front of you clear', 'Five toy bricks that float'],
      captions: [
        'Toes on the edge, waiting.',
        'Your sign: feet first!',
        'Coming up, breathing.',
        'Turning round, you stay close.',
        'Holding the edge. Done!',
      ],
      summary:
        'Learning to jump in safely: wait for the sign, feet first, come up and back to the edge. With the plan for the next floats.',
    },
  ],
};

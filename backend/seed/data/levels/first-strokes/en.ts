import { levelSlugs, paths } from '../../paths';
import type { LevelText } from '../level-text';
import { phrases } from '../phrases';

const { stop, bring, supervision } = phrases.en;

export const firstStrokesEn: LevelText = {
  level: {
    title: 'First strokes',
    slug: levelSlugs.firstStrokes.en,
    summary:
      'Backstroke, front crawl, breathing to the side and breaststroke. First with the last two floats, then with an empty suit: swimming unaided, with you alongside.',
    body: `## Who is it for?

For children who swim three metres to the edge and roll onto their back when tired. Not there yet? [Legs and arms](${paths.en.legsAndArms}) has the exercises to get there.

## What comes next

The first real strokes are short and unhurried. A few good pulls, then float and rest. There are two floats left in the suit. If the suit is new to your child, start with all eight and take them out in pairs, as the manual says. Once your child has managed lesson four, relaxed and unaided, on three visits in a row, those two come out as well, one from the chest and one from the back. Then start again in water where your child can stand. **A suit without floats gives no buoyancy at all.**

Lessons with a swimming teacher follow on nicely from here. National swimming certificates are earned there, not here.

${supervision}`,
    learn: [
      'To swim backstroke and front crawl with long, easy arms',
      'To breathe to the side without lifting the head',
      'To swim breaststroke: pull, breathe, kick, glide',
      'To fetch a ring and rest on the back, with no floats in the suit',
    ],
    seo: {
      title: 'First swimming strokes: video lessons for families',
      description:
        'Five video lessons: backstroke, front crawl, breathing, breaststroke and fetching a ring. For parents who get in the water too. And when to stop.',
    },
  },
  lessons: [
    {
      title: 'Backstroke: one arm after the other past your ear',
      slug: 'backstroke-arms',
      description:
        'One arm goes up past the ear while the other pushes the water towards the feet. On the back breathing is easiest, so this is where real strokes begin. You walk behind your child with a hand ready between the head and the edge.',
      goal: 'Your child swims four metres of backstroke with long arms and a still head.',
      cues: ['Thumb out of the water first.', 'Long arm past your ear.', 'Tummy up, legs keep kicking.'],
      game: {
        title: 'The windmill',
        text: 'You are the wind. In a breeze the mill turns slowly, in a gale it turns faster. When the wind drops, the mill floats on its back and looks at the clouds.',
      },
      stopSigns: [
        'Your child drifts off course or the head gets close to the edge: hand in between, stop for a moment.',
        stop.tired,
        stop.distracted,
      ],
      material: [bring.suit(2), 'A clear five metres along the edge, where your child can stand', bring.towel],
      captions: [
        'On the back, legs kicking.',
        'One arm up, past the ear.',
        'Then it pushes towards the feet.',
        'Now the other one. Take turns.',
      ],
      summary:
        'The first backstroke: one arm past the ear, the other pushes. On the back breathing is easiest. With the windmill game.',
    },
    {
      title: 'Front crawl: reach forward, face in',
      slug: 'front-crawl-arms',
      description:
        'Front crawl begins with reaching. The hand enters far ahead and pulls the water back under the tummy. Your child looks at the floor and keeps up a small kick. Five strokes are plenty; then your child rolls onto the back to breathe.',
      goal: 'Your child swims five front crawl strokes with the face in and rolls onto the back to breathe.',
      cues: [
        'Reach as if for the top shelf.',
        'Look at the floor, blow bubbles.',
        'Done? Roll onto your back and breathe.',
      ],
      game: {
        title: 'Picking apples',
        text: 'Every stroke picks an apple far ahead and drops it in the basket at your hip. Five apples fill the basket: roll onto your back, breathe and rest. Do not pick fast, pick far.',
      },
      stopSigns: ['The head comes up and the legs sink: back to gliding and bubbles.', stop.cough, stop.tired],
      material: [bring.suit(2), 'A clear stretch of water where your child can stand', bring.towel],
      captions: [
        'Gliding, face in the water.',
        'One hand reaches far ahead.',
        'And pulls the water back underneath.',
        'Left, right: picking apples.',
      ],
      summary:
        'Front crawl in small steps: reach far, look at the floor, blow bubbles. Five strokes, then a breath on the back.',
    },
    {
      title: 'Front crawl: breathing to the side',
      slug: 'front-crawl-breathing',
      description:
        'Breathing without stopping is a matter of turning, not of lifting. One ear stays in the water and the mouth only just comes clear. Your child practises at the edge first, with one of your hands on the back and one under the tummy, and then with the board. Count along: one, two, breathe. The side changes each time: walk backwards in front of your child, so that you see every breath.',
      goal: 'Your child breathes to the side on every third stroke, one ear in the water.',
      cues: ['One, two, breathe.', 'Ear in the water, look to the side.', 'Face back in and blow out.'],
      game: {
        title: 'Listening to the seal',
        text: 'At every breath you whisper an animal. With one ear in the water and one above, your child has to catch it. At the edge they name them all.',
      },
      stopSigns: [
        'Your child gasps for air: hold them against you until their breathing is calm.',
        stop.cough,
        stop.tired,
      ],
      material: [bring.suit(2), bring.board, 'An edge to hold on to, where your child can stand'],
      captions: [
        'One stroke, blowing out.',
        'Two: stay stretched out.',
        'Three: turn the head and breathe.',
        'One ear stays in the water.',
        'Face back in, and on you go.',
      ],
      summary:
        'Breathing to the side in front crawl: turn instead of lift, one ear in the water. First at the edge, then while swimming.',
    },
    {
      title: 'Breaststroke: pull, breathe, kick, glide',
      slug: 'breaststroke',
      description:
        'In breaststroke the order is half the work: pull, breathe, kick, glide. The hands draw a small heart, the feet turn out like a frog’s. Count to three on every glide. Once your child has managed this, relaxed and unaided, on three visits in a row, take out the last two floats and start again in water where your child can stand.',
      goal: 'Your child swims five metres of breaststroke and glides after every stroke.',
      cues: ['Pull, breathe, kick, glide.', 'Draw a small heart.', 'Feet out, like a frog.'],
      game: {
        title: 'As few strokes as you can',
        text: 'Your child swims to the edge and breathes at every stroke. You walk along within arm’s reach and count. Fewer strokes than last time? That is a new record. Gliding is the secret.',
      },
      stopSigns: [
        'Arms and legs move together and leave no time to breathe: one stroke at a time, then float.',
        stop.tired,
        stop.depth,
      ],
      material: [bring.suit(2), 'Shallow water for the first time without floats', bring.towel],
      captions: [
        'Arms long, look ahead.',
        'A small heart, and breathe.',
        'Heels to your bottom, feet out.',
        'Legs round and together.',
        'Glide: one, two, three.',
      ],
      summary: 'Breaststroke in the right order: pull, breathe, kick, glide. With the plan for the last two floats.',
    },
    {
      title: 'Fetch a ring and rest on your back',
      slug: 'fetch-a-ring',
      description:
        'The suit is empty and gives no support any more: your child floats unaided. They pick a ring off the floor, come up, roll onto the back and rest. That last part matters most of all in this level, because a child who can rest stays calm more easily. You stand alongside, within arm’s reach, always.',
      goal: 'Your child picks a ring off the floor, comes up and floats on the back for ten seconds.',
      cues: ['Breathe in and look at the ring.', 'Take it and come straight up.', 'Roll onto your back and rest.'],
      game: {
        title: 'The otter’s treasure',
        text: 'Put three rings on the floor. The otter fetches one at a time, rests on its back with the ring on its tummy and tells you what it found. Only then the next one.',
      },
      stopSigns: [
        'Your child comes up and thrashes about instead of floating: hold them, and that is enough for today.',
        stop.cough,
        stop.distracted,
      ],
      material: [bring.emptySuit, bring.ring, 'Water up to your child’s chest'],
      captions: [
        'Breathe in, look at the ring.',
        'Going down, eyes open.',
        'Got the ring: up again.',
        'Roll onto your back and breathe.',
        'Rest. You are right alongside.',
      ],
      summary:
        'Fetch a ring without floats, come up and rest on the back, with you within arm’s reach. With three cues, and when to stop.',
    },
  ],
};

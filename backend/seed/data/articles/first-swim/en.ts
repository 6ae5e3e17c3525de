import type { SeedArticle } from '../../../types';
import { articleSlugs, paths } from '../../paths';

export const firstSwimEn: SeedArticle['text']['en'] = {
  title: 'First trip to the pool with a float suit: your checklist',
  slug: articleSlugs.firstSwim.en,
  summary:
    'What to pack, what to check and what to actually do in that first half hour in the water. With this list you can set off relaxed.',
  body: `The bag is packed, the new suit is on top and you have been asked five times whether it is time to go yet. A first swim in a float suit is exciting for both of you. A little preparation makes sure it is mostly fun.

## At home: try the suit on in peace

A crowded changing room is no place for a first fitting. Try the suit on at home, dry, over underwear and with the labels on until you know that it fits. Go through these points together:

- Does the weight still match the size? Weigh your child and look at the [size guide](${paths.en.sizeGuide}).
- Are all eight floats in their pockets, and are the pockets closed?
- Does the zip close all the way? And when you pull the suit up by the shoulders, does it slide a few centimetres at most, and not past the chin?
- Is everything in one piece: no tears, no loose seams?

Then let your child wear it around the house for a quarter of an hour. A suit that has already been in the living room is no stranger in the water.

## In the bag

1. Float suit, with all its floats
2. Two towels or a towel poncho
3. Swim nappy, if your child still needs one
4. Something to drink and a snack for afterwards
5. Dry clothes, and a hat for the way home
6. Sun cream if you are swimming outdoors

Leave your phone in the bag while your child is in the water. That may sound strict, but anyone looking at a screen is not looking at their child. Drowning is quick, and it is silent. You can take that one photo once you are both out of the water.

## Pick a quiet moment

Go early in the day, or ask the pool when it is quiet. Use the shallow pool, where your child can stand. Warm water helps, because cold children tense every muscle and do not enjoy themselves. Plan for twenty to thirty minutes in the water; ten of them are enough for practice. Stopping while it is still fun is the best advertisement for next time.

## The first half hour

**For the first five minutes**, sit on the steps or the edge. Wet feet, wet hands, a splash on the tummy. Nothing has to happen yet.

**Then** walk in together. Hold your child under the arms, face to face. That way they can see you smile and you can feel at once if they are tense. Bend your knees so that your eyes are level.

**Feel what the suit does.** Your child will notice that they feel lighter. Let go only when they are ready to move away by themselves, and then for two seconds, with your hands still underneath. If that goes well, count to four next time.

**Playing is practising.** Blow bubbles, fetch a toy, let your child be an otter bobbing on its back, your hands underneath. Children at play forget to be afraid.

**All the floats stay in today**, even if things go well from the start. Take out the first two, one from the chest and one from the back, only after your child has been relaxed and unaided in the water on three visits in a row.

## You matter most

A float suit helps your child to float and to find the right position. It is not a life jacket and it does not protect against drowning. So, every single time, including the twentieth:

- You are in the water yourself and stay within arm’s reach.
- You watch one thing only: your child. No chatting, no book, no phone.
- If you get out for a moment, your child gets out with you.
- The suit is for the pool or for calm, shallow, clear and lifeguarded water, not for boats or waves.

## What if it does not work out?

Sometimes a child wants to get out again after two minutes. That is fine. Sit on the edge a little longer, splash about and go home together. Talk about what did go well: you were in the water! There is another small step waiting next week.

Would you like to know what to practise next? The lessons in [Water confidence](${paths.en.waterConfidence}) take you further, step by step. Have fun together, and bring a big towel.`,
  seo: {
    title: 'First swim with a float suit: checklist',
    description:
      'A checklist for the first swim in a float suit: fitting, packing, the first half hour in the water and the rules of supervision.',
  },
};

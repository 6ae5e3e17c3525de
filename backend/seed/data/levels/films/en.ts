import type { FilmText } from './parts';

export const filmTextEn: FilmText = {
  chapters: ['The goal', 'How to hold', 'From the side', 'From above', 'Wrong and right', 'The game', 'When to stop'],
  game: (title) => `Now as a game: “${title}”. You stay within arm’s reach.`,
  stop: 'See one of these signs? Stop and do what it says. If in doubt, take your child out of the water.',
  lessons: {
    'bath-time': {
      hold: 'Kneel right beside the bath and keep a hand on your child all the time.',
      above: 'A little water over the hair. Your other hand stays on the shoulder.',
      mistake: 'Not like this: water in the face without warning.',
      better: 'Like this: count down, and shoulders first.',
    },
    'shallow-water': {
      hold: 'Face to face, your hands under the arms, your eyes level with theirs.',
      above: 'Then hand in hand, side by side.',
      mistake: 'Not like this: walking ahead and pulling.',
      better: 'Like this: face to face, at your child’s pace.',
    },
    floating: {
      hold: 'Head on your shoulder, both hands under the back.',
      above: 'Your hands let go and stay close by.',
      mistake: 'Not like this: at arm’s length, so the bottom sinks.',
      better: 'Like this: close to you, ears wet, tummy up.',
    },
    bubbles: {
      hold: 'Hold both hands, and your child decides how deep.',
      above: 'Face in and blow. You stay face to face.',
      mistake: 'Not like this: pushing the head under.',
      better: 'Like this: your child lowers the face, you just hold hands.',
    },
    'holding-the-edge': {
      hold: 'Close in front, hands on your child’s hips.',
      above: 'Turn, stretch the arms, hold on. You follow right behind.',
      mistake: 'Not like this: too far out, so the hand misses the edge.',
      better: 'Like this: start close, two hands on the edge.',
    },
    'star-on-the-back': {
      hold: 'Stand close beside your child, one hand flat under the back.',
      above: 'Arms and legs wide. You let go and stay within reach.',
      mistake: 'Not like this: knees up, bottom down.',
      better: 'Like this: tummy up, your hand flat under the back.',
    },
    'star-on-the-front': {
      hold: 'Stand in front, hold both hands and keep low in the water.',
      above: 'Face in, arms and legs wide. Your hands wait close by.',
      mistake: 'Not like this: head up, so the legs sink.',
      better: 'Like this: nose to the floor, and the legs rise.',
    },
    rolling: {
      hold: 'Two fingers on the shoulder are all the help you give.',
      above: 'Seen from above: long like a log, over, and breathe.',
      mistake: 'Not like this: bent, and stuck halfway.',
      better: 'Like this: long and straight, your fingers on the shoulder.',
    },
    gliding: {
      hold: 'At the wall, hold your child under the tummy and count down together.',
      above: 'Straight as an arrow. You walk alongside, hands ready.',
      mistake: 'Not like this: head up and kicking, which slows you down.',
      better: 'Like this: face in, long and still.',
    },
    'jumping-in': {
      hold: 'Stand in the water in front, hands up: nobody jumps before your sign.',
      above: 'Jump, turn round, hold the edge. You come along.',
      mistake: 'Not like this: jumping while you look away.',
      better: 'Like this: toes on the edge, eyes on you, waiting.',
    },
    'kicking-on-the-edge': {
      hold: 'Stand in the water in front and hold the feet loosely.',
      above: 'Long legs, up and down in turn. Your hands are just in front.',
      mistake: 'Not like this: too far forward and pedalling.',
      better: 'Like this: sitting well back, legs long.',
    },
    'kicking-with-a-board': {
      hold: 'Walk backwards in front and hold the tip of the board.',
      above: 'Both arms long on the board. You take small steps back.',
      mistake: 'Not like this: board pushed under, legs sinking.',
      better: 'Like this: board flat, arms long, small kicks.',
    },
    'kicking-on-the-back': {
      hold: 'Stand behind the head, your hands under the shoulders.',
      above: 'Your child hugs the board, head between your arms.',
      mistake: 'Not like this: pedalling, so the knees come out.',
      better: 'Like this: knees underwater, toes at the surface.',
    },
    paddling: {
      hold: 'Walk alongside, both hands on your child’s hips.',
      above: 'The hands scoop in turn while you steady the hips.',
      mistake: 'Not like this: slapping the water, head up.',
      better: 'Like this: hands underwater, chin on the surface.',
    },
    'first-metres': {
      hold: 'Hold your child’s hips until they push off.',
      above: 'All the way to the edge you walk alongside, hands ready.',
      mistake: 'Not like this: looking for you, the edge behind them.',
      better: 'Like this: eyes on the edge, you right alongside.',
    },
    backstroke: {
      hold: 'One hand under the back, the other between head and edge.',
      above: 'Arms in turn. Near the edge your hand is there first.',
      mistake: 'Not like this: off course, the head at the edge.',
      better: 'Like this: straight, your hand in between.',
    },
    'front-crawl': {
      hold: 'Walk alongside, one hand under the tummy.',
      above: 'One arm reaches far ahead, then the other.',
      mistake: 'Not like this: head up, legs down.',
      better: 'Like this: look down, arms long, legs near the surface.',
    },
    'side-breathing': {
      hold: 'First at the edge: one hand on the back, one under the tummy.',
      above: 'The face turns to the side for a breath, and back in.',
      mistake: 'Not like this: the whole head out of the water.',
      better: 'Like this: just turn, with one ear wet.',
    },
    breaststroke: {
      hold: 'One hand under the tummy during the glide.',
      above: 'Pull, kick like a frog, then a nice long glide.',
      mistake: 'Not like this: arms and legs together, no glide.',
      better: 'Like this: after each stroke, long and still.',
    },
    'fetching-a-ring': {
      hold: 'At first, keep a hand under the back while your child rests.',
      above: 'Ring on the tummy. Later you let go and stay close by.',
      mistake: 'Not like this: upright and thrashing.',
      better: 'Like this: roll onto the back and rest, with you there.',
    },
  },
};

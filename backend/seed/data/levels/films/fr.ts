import type { FilmText } from './parts';

export const filmTextFr: FilmText = {
  chapters: ['L’objectif', 'Bien tenir', 'De côté', 'Vu d’en haut', 'À éviter, à faire', 'Le jeu', 'Quand s’arrêter'],
  game: (title) => `Et maintenant en jouant : « ${title} ». Vous restez à portée de bras.`,
  stop: 'Vous voyez un de ces signes ? Arrêtez et suivez la consigne. Dans le doute, sortez votre enfant de l’eau.',
  lessons: {
    'bath-time': {
      hold: 'Agenouillez-vous tout contre la baignoire, une main toujours sur votre enfant.',
      above: 'Un peu d’eau sur les cheveux. L’autre main reste à l’épaule.',
      mistake: 'Pas comme ça : de l’eau au visage sans prévenir.',
      better: 'Plutôt comme ça : un compte à rebours, les épaules d’abord.',
    },
    'shallow-water': {
      hold: 'Face à face, vos mains sous ses bras, les yeux à la même hauteur.',
      above: 'Ensuite, main dans la main, côte à côte.',
      mistake: 'Pas comme ça : marcher devant et tirer.',
      better: 'Plutôt comme ça : face à face, à son rythme.',
    },
    floating: {
      hold: 'La tête sur votre épaule, les deux mains sous le dos.',
      above: 'Vos mains lâchent et restent tout près.',
      mistake: 'Pas comme ça : bras tendus, les fesses s’enfoncent.',
      better: 'Plutôt comme ça : contre vous, oreilles mouillées, ventre en l’air.',
    },
    bubbles: {
      hold: 'Tenez ses deux mains : c’est lui qui décide jusqu’où il descend.',
      above: 'Le visage dans l’eau, on souffle. Vous restez face à face.',
      mistake: 'Pas comme ça : pousser sa tête sous l’eau.',
      better: 'Plutôt comme ça : il se penche seul, vous tenez ses mains.',
    },
    'holding-the-edge': {
      hold: 'Placez-vous juste devant, les deux mains sur ses hanches.',
      above: 'Se tourner, tendre les bras, s’agripper. Vous suivez juste derrière.',
      mistake: 'Pas comme ça : trop loin, la main manque le bord.',
      better: 'Plutôt comme ça : partir de tout près, deux mains au bord.',
    },
    'star-on-the-back': {
      hold: 'Tout près, à côté de lui, une main à plat sous le dos.',
      above: 'Bras et jambes écartés. Vous lâchez et restez à portée de bras.',
      mistake: 'Pas comme ça : genoux en l’air, fesses en bas.',
      better: 'Plutôt comme ça : ventre en l’air, votre main sous le dos.',
    },
    'star-on-the-front': {
      hold: 'Placez-vous devant, tenez ses deux mains et restez bas dans l’eau.',
      above: 'Visage dans l’eau, bras et jambes écartés. Vos mains attendent tout près.',
      mistake: 'Pas comme ça : tête levée, les jambes coulent.',
      better: 'Plutôt comme ça : le nez vers le fond, et les jambes montent.',
    },
    rolling: {
      hold: 'Deux doigts sur l’épaule : il n’en faut pas plus.',
      above: 'Vu d’en haut : long comme un tronc, on roule et on respire.',
      mistake: 'Pas comme ça : plié et bloqué sur le côté.',
      better: 'Plutôt comme ça : bien allongé et droit, vos doigts à l’épaule.',
    },
    gliding: {
      hold: 'Au mur, tenez-le sous le ventre et comptez à rebours ensemble.',
      above: 'Droit comme une flèche. Vous marchez à côté, mains prêtes.',
      mistake: 'Pas comme ça : tête levée et battements, cela freine.',
      better: 'Plutôt comme ça : visage dans l’eau, bien allongé, sans bouger.',
    },
    'jumping-in': {
      hold: 'Dans l’eau, devant lui, mains levées : personne ne saute avant votre signal.',
      above: 'Sauter, se retourner, tenir le bord. Vous l’accompagnez.',
      mistake: 'Pas comme ça : sauter quand vous regardez ailleurs.',
      better: 'Plutôt comme ça : orteils au bord, les yeux sur vous, on attend.',
    },
    'kicking-on-the-edge': {
      hold: 'Dans l’eau, devant lui, tenez ses pieds sans serrer.',
      above: 'Jambes tendues, l’une puis l’autre. Vos mains sont juste devant.',
      mistake: 'Pas comme ça : trop en avant, et on pédale.',
      better: 'Plutôt comme ça : bien assis en arrière, jambes tendues.',
    },
    'kicking-with-a-board': {
      hold: 'Marchez à reculons devant lui et tenez la pointe de la planche.',
      above: 'Les deux bras tendus sur la planche. Vous reculez à petits pas.',
      mistake: 'Pas comme ça : la planche et les jambes s’enfoncent.',
      better: 'Plutôt comme ça : planche à plat, bras tendus, petits battements.',
    },
    'kicking-on-the-back': {
      hold: 'Placez-vous derrière la tête, les mains sous les épaules.',
      above: 'Il serre la planche, la tête entre vos bras.',
      mistake: 'Pas comme ça : il pédale, les genoux sortent.',
      better: 'Plutôt comme ça : genoux sous l’eau, orteils à la surface.',
    },
    paddling: {
      hold: 'Marchez à côté et tenez ses hanches des deux mains.',
      above: 'Les mains creusent l’eau tour à tour, vous soutenez les hanches.',
      mistake: 'Pas comme ça : taper l’eau, la tête dressée.',
      better: 'Plutôt comme ça : mains sous l’eau, menton à la surface.',
    },
    'first-metres': {
      hold: 'Tenez ses hanches jusqu’à ce qu’il s’élance.',
      above: 'Jusqu’au bord, vous marchez à côté, mains prêtes.',
      mistake: 'Pas comme ça : il vous regarde, le bord dans le dos.',
      better: 'Plutôt comme ça : les yeux sur le bord, vous juste à côté.',
    },
    backstroke: {
      hold: 'Une main sous le dos, l’autre entre la tête et le bord.',
      above: 'Les bras tour à tour. Près du bord, votre main arrive d’abord.',
      mistake: 'Pas comme ça : de travers, la tête contre le bord.',
      better: 'Plutôt comme ça : bien droit, votre main entre les deux.',
    },
    'front-crawl': {
      hold: 'Marchez à côté, une main sous le ventre.',
      above: 'Un bras va loin devant, puis l’autre.',
      mistake: 'Pas comme ça : la tête se lève, les jambes s’enfoncent.',
      better: 'Plutôt comme ça : regard vers le fond, bras allongés, jambes à la surface.',
    },
    'side-breathing': {
      hold: 'D’abord au bord : une main sur le dos, une sous le ventre.',
      above: 'Le visage tourne de côté, inspire, puis replonge.',
      mistake: 'Pas comme ça : toute la tête hors de l’eau.',
      better: 'Plutôt comme ça : tourner seulement, une oreille mouillée.',
    },
    breaststroke: {
      hold: 'Une main sous le ventre pendant la glissée.',
      above: 'Les bras, les jambes en grenouille, puis une longue glissée.',
      mistake: 'Pas comme ça : bras et jambes ensemble, sans glisser.',
      better: 'Plutôt comme ça : après chaque mouvement, bien allongé et immobile.',
    },
    'fetching-a-ring': {
      hold: 'Au début, gardez une main sous son dos pendant qu’il se repose.',
      above: 'L’anneau sur le ventre. Plus tard, vous lâchez et restez tout près.',
      mistake: 'Pas comme ça : debout à se débattre.',
      better: 'Plutôt comme ça : sur le dos, au repos, vous à côté.',
    },
  },
};

import type { SeedArticle } from '../../../types';
import { articleSlugs, paths } from '../../paths';

export const firstSwimEs: SeedArticle['text']['es'] = {
  title: 'La primera vez en la piscina con bañador flotador: lista de comprobación',
  slug: articleSlugs.firstSwim.es,
  summary:
    'Qué llevar, qué revisar y qué hacer en esa primera media hora en el agua. Con esta lista iréis mucho más tranquilos.',
  body: `La bolsa está lista, el bañador nuevo encima de todo y ya te han preguntado cinco veces si es hora de salir. El primer baño con bañador flotador os emociona a los dos. Con un poco de preparación será, sobre todo, divertido.

## En casa: probadlo con calma

Un vestuario lleno no es el mejor probador. Ponedle el bañador en casa, en seco, sobre la ropa interior, y no quitéis las etiquetas hasta saber que le queda bien. Repasad juntos estos puntos:

- ¿El peso sigue correspondiendo a la talla? Pésalo y mira la [guía de tallas](${paths.es.sizeGuide}).
- ¿Están los ocho flotadores en sus bolsillos, y los bolsillos cerrados?
- ¿Cierra del todo la cremallera? Si tiras del bañador hacia arriba por los hombros, ¿sube solo unos centímetros, sin pasar de la barbilla?
- ¿Está todo en buen estado, sin rotos ni costuras abiertas?

Después, que lo lleve puesto un cuarto de hora por casa. Si ya lo ha llevado por el salón, en el agua no le resultará extraño.

## En la bolsa

1. El bañador, con todos sus flotadores
2. Dos toallas o un poncho
3. Pañal bañador, si todavía lo usa
4. Algo de beber y un bocadillo para después
5. Ropa seca, y un gorro para la vuelta si hace frío
6. Crema solar si el baño es al aire libre

El móvil se queda en la bolsa mientras tu hijo está en el agua. Suena estricto, pero quien mira una pantalla no mira a su hijo. Un ahogamiento es rápido y silencioso. Esa foto se puede hacer después, fuera del agua.

## Elige un momento tranquilo

Id temprano o preguntad en la piscina a qué hora hay menos gente. Usad la parte poco profunda, donde tu hijo haga pie. El agua templada ayuda: con frío se tensan todos los músculos y nadie se divierte. Calcula entre veinte y treinta minutos en el agua; con diez para practicar basta. Parar cuando todavía apetece seguir es la mejor publicidad para el próximo día.

## La primera media hora

**Los primeros cinco minutos**, sentaos en la escalera o en el bordillo. Pies mojados, manos mojadas, un poco de agua en la barriga. No hace falta nada más.

**Después** entrad juntos. Sujétalo por debajo de las axilas, cara a cara. Así te ve sonreír y tú notas enseguida si está tenso. Dobla las rodillas para quedar a la altura de sus ojos.

**Descubrid lo que hace el bañador.** Tu hijo nota que pesa menos. Suéltalo solo cuando sea él quien quiera alejarse, y solo dos segundos, con tus manos todavía debajo. Si sale bien, la próxima vez contad hasta cuatro.

**Jugar es practicar.** Haced burbujas o id a buscar un juguete. Y que haga de nutria, panza arriba, con tus manos debajo. Jugando se olvida el miedo.

**Hoy no se quita ningún flotador**, aunque salga bien a la primera. Los dos primeros, uno del pecho y otro de la espalda, se sacan solo tras tres baños seguidos sin tensión y sin ayuda.

## Lo más importante eres tú

El bañador flotador ayuda a flotar y a encontrar la postura. No es un chaleco salvavidas y no protege contra el ahogamiento. Por eso, esto vale siempre, también después de veinte baños:

- Tú también estás en el agua, a un brazo de distancia.
- Solo miras una cosa: a tu hijo. Ni charla, ni libro, ni móvil.
- Si tienes que salir un momento, sale contigo.
- El bañador es para la piscina o para aguas tranquilas, claras, poco profundas y vigiladas, no para la barca ni las olas.

## ¿Y si no sale bien?

A veces un niño quiere salir a los dos minutos. No pasa nada. Quedaos un rato en el bordillo, salpicad un poco y volved a casa. Recuérdale lo que sí ha conseguido: ¡ha estado en el agua! La semana que viene daréis otro pasito.

¿Quieres saber qué practicar después? Las clases de [Confianza en el agua](${paths.es.waterConfidence}) os llevan paso a paso. Disfrutad mucho juntos y, al salir, una buena toalla.`,
  seo: {
    title: 'Primer baño con bañador flotador: lista práctica',
    description:
      'Lista para el primer baño con bañador flotador: probarlo, preparar la bolsa, la primera media hora en el agua y las reglas de vigilancia.',
  },
};

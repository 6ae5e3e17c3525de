import { paths } from '../../paths';
import { buildChoose, no, yes } from './build-choose';

const p = paths.es;

export const chooseEs = buildChoose('es', {
  title: '¿Qué bañador flotador elegir?',
  seo: {
    title: '¿Qué bañador flotador elegir? Classic, Mini y Pro',
    description:
      'Classic, Mini o Pro, ¿y los manguitos o el cinturón de espuma? Una comparación honesta, con consejos sobre el agua, el color y la duración.',
  },
  intro: [
    '¿Qué bañador flotador os conviene?',
    'La talla se elige por el peso, y el modelo, por el agua en la que vais a practicar. Aquí ves en qué se diferencian los tres bañadores, y también cuándo son mejor opción unos manguitos o un cinturón de espuma.',
  ],
  finder: [
    'Cuatro preguntas, un bañador',
    'Indica el peso y la edad de tu hijo, la temperatura del agua y dónde nadáis. Verás qué modelo y qué talla le van bien, o por qué ninguno.',
  ],
  models: {
    title: 'Classic, Mini y Pro, uno al lado del otro',
    text: 'Los ocho flotadores extraíbles y las tallas, de la XS a la 3XL (de 11 a 42 kg inclusive), son iguales en los tres. La diferencia está en el tejido y en cuánta piel cubren.',
    rows: [
      [
        'Ideal para',
        'La piscina de siempre, a partir de unos 28 °C',
        'Los primeros chapuzones',
        'Agua fresca y niños que se enfrían enseguida',
      ],
      ['Agua', 'A partir de unos 28 °C', 'A partir de unos 30 °C', 'De unos 20 a 28 °C'],
      [
        'Dónde',
        'Piscina cubierta o exterior climatizada',
        'Piscina infantil o de enseñanza, con agua caliente',
        'Piscina al aire libre, lago vigilado',
      ],
      ['Mangas', 'Manga corta', 'Sin mangas, con tirantes anchos', 'Manga larga'],
      ['Piernas', 'Pierna corta', 'Libres', 'Pierna larga, rodillas reforzadas'],
      [
        'Tejido',
        'Suave y resistente al cloro',
        'Ligero, muy elástico y de secado rápido',
        'Neopreno de 2 mm con forro suave',
      ],
      [
        'Protección solar',
        'UPF 50+ en la piel que cubre el bañador',
        'UPF 50+ en la piel que cubre; los brazos quedan al aire',
        'UPF 50+ de la muñeca al tobillo',
      ],
    ],
  },
  water: `## ¿A qué temperatura está el agua?

Pregúntalo en la piscina o mira el panel. Un niño pequeño que apenas se mueve se enfría antes que tú.

- **30 °C o más**: con el [Mini](${p.mini}) se mueve con más libertad que con ningún otro.
- **A partir de unos 28 °C**: el [Classic](${p.classic}) abriga lo suficiente para media hora en el agua.
- **De 20 a 28 °C**: mejor el [Pro](${p.pro}), y salid del agua más a menudo.
- **Menos de 20 °C**: dejad la práctica para otro día, también con neopreno.

Si tirita, se queda callado o tiene los labios morados, salid del agua enseguida y que entre en calor.

## Un color que se vea

El azul es bonito, pero bajo el agua se ve mal, sobre todo en una piscina de azulejos azules. El rosa se distingue mejor. Si tu hijo elige el azul, ponle un gorro de color vivo, naranja o amarillo flúor, por ejemplo. Comprueba dentro del agua, a su lado, si distingues bien el bañador. Por llamativo que sea el color, quien vigila eres tú.`,
  aids: {
    title: '¿Bañador flotador, manguitos o cinturón?',
    text: 'Cada uno tiene su punto fuerte. La comparación vale para la mayoría de los modelos; mira siempre las instrucciones.',
    columns: ['Bañador flotador', 'Manguitos', 'Cinturón o chaleco de espuma'],
    rows: [
      [
        'Dónde va',
        'En el pecho y la espalda, dentro del propio bañador',
        'En los brazos',
        'En la cintura o en el pecho',
      ],
      [
        'Postura en el agua',
        'Inclinado hacia delante, con brazos y piernas libres',
        'A menudo vertical, con los brazos menos libres',
        'Tumbado con el cinturón, a menudo vertical con el chaleco',
      ],
      [
        'Flotabilidad ajustable',
        yes('Se sacan los flotadores de dos en dos'),
        no('Tienen que estar siempre bien inflados'),
        'En algunos modelos, bloque a bloque',
      ],
      [
        '¿Se queda en su sitio?',
        'Si la talla es la suya y la cremallera está cerrada',
        'Pueden resbalar por los brazos mojados',
        'El cinturón puede subirse; el chaleco necesita una correa entre las piernas',
      ],
      ['Funciona sin aire', yes('Espuma'), no('Pueden desinflarse, por eso tienen varias cámaras'), yes('Espuma')],
      [
        'Se pone sin cambiarse',
        no('Hay que cambiarse'),
        yes('Se ponen en los brazos desnudos y se inflan'),
        yes('Una hebilla'),
      ],
      ['En la bolsa', 'Como un bañador grueso', 'Casi nada', 'Grande y rígido'],
      ['Protección solar', yes('UPF 50+ en la piel que cubre el bañador'), no('Ninguna'), no('Casi ninguna')],
      [
        'Crece con el niño',
        'Hasta el peso máximo de la talla',
        'Un mismo par suele valer para un margen amplio de peso',
        'A menudo durante años, con una correa regulable',
      ],
      ['Precio', 'Suele ser el más caro', 'Suelen ser los más baratos', 'Suele quedar en medio'],
      ['Norma', 'EN 13138-1, clase B', 'EN 13138-1; míralo en el producto', 'EN 13138-1; míralo en el producto'],
    ],
  },
  advice: `## Cuándo bastan unos manguitos

Para chapotear de vez en cuando, o si queda poco sitio en la maleta, unos buenos manguitos de su talla son una opción sensata. El cinturón de espuma viene bien a quien ya se tumba en el agua y solo practica la patada. Si queréis practicar toda la temporada y reducir la ayuda poco a poco, lo que mejor funciona es el bañador flotador.

## Lo que no es ninguno de los tres

Un bañador flotador es una ayuda para aprender a nadar, no un chaleco salvavidas. Lo mismo vale para los manguitos y los cinturones. Ninguno protege contra el ahogamiento. Hace falta siempre un adulto en el agua, [a un brazo de distancia](${p.armsReach}), que no aparte la vista. En un barco o en un embarcadero, tu hijo debe llevar un chaleco salvavidas.

## ¿Cuánto dura un bañador flotador?

Cámbialo a los cinco años como máximo, y antes si notas algo de esto:

- el tejido está fino o dado de sí, o se abre una costura
- la cremallera ya no cierra del todo o se abre sola
- un bolsillo ya no cierra

¿Lo único dañado es un flotador (duro, roto o aplastado)? Pídenos otro y no uses el bañador hasta que lo hayas colocado en su bolsillo.

Guarda el correo del pedido. Así sabrás más adelante cuántos años tiene el bañador.

## Si lo hereda un hermano

Se puede, siempre que no tenga daños. Pesa al niño que lo va a llevar y busca su talla en la [guía de tallas](${p.sizeGuide}); nunca se lo pongas grande para que le dure más. Revisa todas las costuras, la cremallera y los bolsillos, vuelve a poner los ocho flotadores y empieza desde el principio. Dale también las instrucciones. Los cinco años siguen contando.`,
  cta: ['¿Ya sabes cuál?', 'Elige modelo, color y talla. Las videoclases van incluidas, gratis.', 'Ir a la tienda'],
});

import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { returnBlocks } from '../../forms';
import { pageSlugs, paths } from '../../paths';
import { MODEL_FORM } from '../withdrawal';

const { name, street, city, email, phone } = company;

export const returnsEs: SeedPageText = {
  title: 'Devoluciones y desistimiento',
  slug: pageSlugs.returns.es,
  seo: {
    title: 'Devoluciones y derecho de desistimiento',
    description:
      'Desiste en 14 días sin dar explicaciones. Cómo devolver un bañador flotador, con el modelo de formulario de desistimiento.',
  },
  blocks: [
    {
      kind: 'image-text',
      title: '¿No te convence? Devuélvelo',
      text: `Equivocarse de talla es normal. Tienes 14 días para comunicarnos que desistes de la compra y otros 14 para enviarnos el paquete. Mientras no hayamos preparado tu pedido, puedes cancelarlo tú en la página del pedido, salvo que incluya clases pagadas.

1. [Desiste aquí del contrato](${paths.es.withdrawal}), en su totalidad o en parte. Recibes enseguida un acuse de recibo.
2. Empaquétalo todo, a ser posible en su caja, y envíalo a nuestra dirección.
3. Te devolvemos el dinero en los 14 días siguientes a tu desistimiento; podemos esperar a tener el paquete o el justificante de envío.

Los gastos de la devolución corren por tu cuenta, salvo que el producto sea defectuoso o no sea el que pediste. ¿Prefieres otra talla? Pídela en la página de tu pedido, junto a la prenda: allí te la apartamos enseguida. Si no se puede, elige «Otra talla» en el formulario de abajo y te escribiremos sobre la talla y la disponibilidad.`,
      picture: 'scenes/returns.webp',
      side: 'right',
    },
    returnBlocks.es,
    {
      kind: 'rich-text',
      title: 'Derecho de desistimiento',
      body: `Tienes derecho a desistir del contrato en un plazo de 14 días naturales sin necesidad de justificación (artículo 102 del Real Decreto Legislativo 1/2007). El plazo expira a los 14 días naturales del día en que adquiriste la posesión material de los bienes, tú o un tercero que hayas indicado, distinto del transportista. Si el pedido llega en varias entregas, cuenta el día de la última. Para las clases que compras, sueltas, por nivel o en paquete, consulta «Clases» más abajo.

Para ejercer el derecho de desistimiento, notifícanos (${name}, ${street}, ${city}, Países Bajos, ${email}, teléfono ${phone}) tu decisión mediante una declaración inequívoca, por ejemplo por correo electrónico o postal. Puedes utilizar el modelo de formulario que figura más abajo, aunque no es obligatorio. También puedes ejercer tu derecho de desistimiento [en línea](${paths.es.withdrawal}); en ese caso te enviaremos sin demora un acuse de recibo por correo electrónico, con el contenido de tu declaración y la fecha y la hora de su presentación. Para cumplir el plazo basta con que envíes la comunicación antes de que venza. Te confirmaremos la recepción por correo electrónico.

### Qué te devolvemos

En caso de desistimiento te devolveremos todos los pagos recibidos, incluidos los gastos de entrega ordinaria, a más tardar 14 días naturales después de que nos informes de tu decisión. Si desistes solo de una parte del pedido, te devolvemos lo que pagaste por ella; los gastos de entrega ordinaria se devuelven si desistes de todo el pedido. Si elegiste una modalidad de entrega más cara, no se reembolsa la diferencia. Usaremos el mismo medio de pago que empleaste, salvo que hayamos acordado expresamente otra cosa; no tendrá ningún coste para ti. Podemos retener el reembolso hasta haber recibido los bienes o hasta que presentes una prueba de su devolución, según qué condición se cumpla primero.

### Cómo enviarlo

Envía los bienes a la dirección anterior, a más tardar 14 días naturales después de comunicarnos el desistimiento. Deberás asumir el coste directo de la devolución. Si el producto es defectuoso o no es el que pediste, lo asumimos nosotros.

Puedes probar el bañador en casa como harías en una tienda: en seco, sobre la ropa interior o el bañador. Solo eres responsable de la disminución de valor que resulte de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes, como bañarse con él. También aceptamos unas gafas ya desembaladas, probadas en seco y limpias.

### Clases

Las videoclases son contenido digital. Las que compras se suministran en cuanto pagas. Por eso, al hacer el pedido te pediremos tu consentimiento expreso y que confirmes que, en consecuencia, pierdes el derecho de desistimiento sobre esas clases (artículo 103, letra m, del Real Decreto Legislativo 1/2007). Te lo confirmaremos por correo. Sin ese consentimiento no es posible comprar clases. Si desistes de la compra de un bañador, termina también el acceso a las clases gratis que incluía.`,
    },
    {
      kind: 'rich-text',
      title: 'Modelo de formulario de desistimiento',
      body: `Solo debes cumplimentar y enviar este formulario si deseas desistir del contrato.

- A la atención de ${name}, ${street}, ${city}, Países Bajos, ${email}
- Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/suministro del siguiente contenido digital (*):
- Pedido el/recibido el (*):
- Número de pedido:
- Nombre del consumidor o de los consumidores:
- Domicilio del consumidor o de los consumidores:
- Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):
- Fecha:

(*) Táchese lo que no proceda.

[Descargar este formulario (PDF)](${MODEL_FORM})

¿El producto tiene un defecto? Lee el apartado sobre la garantía legal en las [condiciones generales](${paths.es.terms}).`,
    },
  ],
};

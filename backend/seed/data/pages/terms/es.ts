import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email, phone, kvk, vat } = company;
const p = paths.es;

export const termsEs: SeedPageText = {
  title: 'Condiciones generales',
  slug: pageSlugs.terms.es,
  seo: {
    title: 'Condiciones generales de venta',
    description:
      'Condiciones de Zwotter para consumidores: pedido, pago, entrega, desistimiento, clases, garantía legal y reclamaciones.',
  },
  blocks: [
    {
      kind: 'conditions',
      changedOn: '2026-11-23',
      body: `Estas condiciones se aplican desde el 23 de noviembre de 2026 a todos los pedidos que nos hagas como consumidor.

## Quiénes somos

${name}, ${street}, ${city}, Países Bajos. Correo electrónico: ${email}. Teléfono: ${phone}, en días laborables de 9:00 a 17:00. Registro mercantil neerlandés (KvK) ${kvk}, NIF-IVA ${vat}. En estas condiciones, «nosotros» y «Zwotter» se refieren a ${name}, y «tú», al consumidor que nos compra.

## Oferta y contrato

- Describimos los productos y las clases de la forma más completa y honesta posible. Si hay un error evidente, como un precio que a todas luces no puede ser cierto, te avisaremos y decidirás tú: mantener el pedido al precio correcto o cancelarlo sin gastos.
- Antes de pedir verás un resumen con los productos, el precio total, los gastos de envío y el plazo de entrega. Ahí puedes revisar y corregir tus datos.
- El contrato se celebra cuando pulsas «Pedido con obligación de pago». Te confirmamos el pedido de inmediato por correo electrónico; estas condiciones, la información sobre el desistimiento y el modelo de formulario van adjuntos en PDF.
- Conservamos tu pedido. Puedes consultarlo con el enlace del correo de confirmación o en [tu cuenta](${p.profile}). El contrato puede celebrarse en español, neerlandés, inglés, alemán, francés o sueco.
- Para comprar debes ser mayor de edad.

## Precios y gastos de envío

Todos los precios están en euros e incluyen el IVA del país de entrega. Los gastos de envío dependen del país, de la forma de entrega y del importe del pedido; figuran en la página de [envíos](${p.shipping}), en el carrito y antes de confirmar el pedido. Si subimos un precio después de tu pedido, para ti sigue valiendo el anterior. Cuando anunciamos una rebaja, indicamos también el precio más bajo de los últimos 30 días.

## Pago

Pagas con una de las formas de pago que mostramos al finalizar la compra. Mollie B.V. gestiona el pago por una conexión cifrada y tú lo autorizas con tu banco o servicio de pago. Nosotros solo vemos los datos necesarios para localizar o devolver un pago. Si eliges transferencia, te reservamos el pedido hasta la fecha indicada junto a los datos de pago.

## Entrega

- Entregamos en España, los Países Bajos, Bélgica, Alemania, Francia y Suecia. Si recibimos el pago antes de las 15:00 de un día laborable, enviamos el paquete ese mismo día; si no, el siguiente día laborable. Desde entonces tarda de 1 a 3 días laborables en llegar.
- Si nos retrasamos, te avisaremos. Puedes concedernos un plazo adicional razonable. Si tampoco entonces entregamos, o si han pasado 30 días desde el pedido, puedes resolver el contrato y recuperar tu dinero.
- El riesgo de pérdida o deterioro solo pasa a ti cuando el paquete está en tus manos o en las de la persona que indiques.

## Derecho de desistimiento

Puedes desistir en los 14 días naturales siguientes a la recepción, sin dar explicaciones, como establecen los artículos 102 y siguientes de la Ley General para la Defensa de los Consumidores y Usuarios (Real Decreto Legislativo 1/2007). Cómo hacerlo, qué te devolvemos y el modelo de formulario están en la página de [devoluciones y desistimiento](${p.returns}), que forma parte de estas condiciones. Lo más rápido es [desistir del contrato](${p.withdrawal}) en línea, también sin cuenta; el enlace está al pie de cada página.

## Videoclases

- Las clases son contenido digital. Se compran sueltas, por nivel o en paquete; cada bañador flotador incluye clases gratis. Recibes un derecho personal a verlas en el ámbito familiar. No está permitido copiarlas, revenderlas ni proyectarlas en público.
- Necesitas un navegador de uso común y actualizado y conexión a internet; sin ella solo se ven las clases que hayas guardado en tu dispositivo. Conservas el acceso mientras ofrezcamos la Academy y, como mínimo, dos años desde la compra.
- Las clases que compras se suministran en cuanto pagas, es decir, dentro del plazo de desistimiento. Por eso, al hacer el pedido te pedimos tu consentimiento expreso y que reconozcas que pierdes el derecho de desistimiento sobre esas clases (artículo 103, letra m, del Real Decreto Legislativo 1/2007). Sin ese consentimiento no es posible comprar clases. Queda recogido en el correo de confirmación.
- Las clases sirven para practicar juntos. No sustituyen a un monitor de natación, no dan ningún diploma de natación y nunca sustituyen la vigilancia.

## Uso seguro

Nuestros bañadores son ayudas a la flotación para aprender a nadar (EN 13138-1, clase B). No son chalecos salvavidas ni protegen contra el ahogamiento. Deben usarse solo a partir de 3 años, dentro del peso de la talla, según las instrucciones y bajo la vigilancia constante de un adulto a un brazo de distancia.

## Garantía legal

Respondemos de las faltas de conformidad que se manifiesten en los tres años siguientes a la entrega del producto, según los artículos 114 y siguientes del Real Decreto Legislativo 1/2007. En los dos primeros años se presume que la falta de conformidad ya existía en el momento de la entrega. Puedes elegir entre la reparación y la sustitución, gratis y en un plazo razonable, salvo que lo que elijas sea imposible o desproporcionado; si no se consigue, puedes pedir una rebaja del precio o la resolución del contrato. Para las clases, el plazo es de dos años en los suministros de un solo acto y todo el periodo pactado en los continuos.

Si vives en otro país de entrega, conservas su protección: dos años en Bélgica, Alemania y Francia, tres en Suecia y, en los Países Bajos, el tiempo que quepa esperar razonablemente del producto, y al menos dos años. La presunción dura también allí dos años, salvo en Alemania y los Países Bajos, donde dura uno.

## Responsabilidad

Respondemos conforme a la ley. Nada en estas condiciones limita nuestra responsabilidad por lesiones o fallecimiento, por dolo o culpa grave o por productos defectuosos, ni tus derechos legales como consumidor.

## Cuenta

Si compras como invitado, creamos con tus datos una cuenta sin contraseña para que puedas consultar tus pedidos. Puedes ponerle una contraseña desde «¿Has olvidado la contraseña?» y eliminar la cuenta cuando quieras, en tu perfil o escribiéndonos. Qué hacemos con tus datos se explica en la [política de privacidad](${p.privacy}).

## Reclamaciones y conflictos

¿Algo no ha ido bien? Escribe a ${email}. Te daremos una respuesta completa en 14 días. Si no llegamos a una solución, el Centro Europeo del Consumidor en España (cec.consumo.gob.es) te asesora gratis en las compras transfronterizas, y también puedes acudir a la oficina municipal de información al consumidor (OMIC) o a la autoridad de consumo de tu comunidad autónoma, que te ayudan a presentar una hoja de reclamaciones. Si vives en otro país, te ayuda gratis su Centro Europeo del Consumidor (eccnet.eu). Siempre puedes llevar el asunto ante el juez competente, incluido el de tu domicilio. No estamos adheridos al sistema arbitral de consumo ni a otra entidad de resolución alternativa de litigios.

## Ley aplicable

El contrato se rige por la ley neerlandesa. Conservas la protección de las normas imperativas del país en el que vives: si vives en España, puedes invocar siempre las normas imperativas españolas de protección del consumidor. Si una cláusula no es válida, las demás siguen en vigor.`,
    },
    { kind: 'registrations', title: 'Inscripciones como productor' },
  ],
};

import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email } = company;

export const privacyEs: SeedPageText = {
  title: 'Política de privacidad',
  slug: pageSlugs.privacy.es,
  seo: {
    title: 'Política de privacidad',
    description: 'Qué datos personales utiliza Zwotter, para qué, durante cuánto tiempo y qué derechos tienes.',
  },
  blocks: [
    {
      kind: 'rich-text',
      body: `No pedimos más datos de los necesarios y nunca los vendemos. Aquí te contamos qué usamos, por qué y durante cuánto tiempo. Última actualización: 26 de noviembre de 2026.

## ¿Quién es el responsable?

El responsable del tratamiento, según el Reglamento General de Protección de Datos (RGPD), es ${name}, ${street}, ${city}, Países Bajos. ¿Preguntas sobre privacidad? Escribe a ${email}.

## Qué datos y para qué

- **Pedidos y entrega**: nombre, correo electrónico, dirección de envío y de facturación, contenido del pedido y estado del pago. Base jurídica: ejecución del contrato.
- **Tarjeta regalo para otra persona**: su nombre y su correo, tu mensaje y el día de envío, si los indicas; solo los usamos para enviar la tarjeta y los guardamos tanto tiempo como tu pedido. Base jurídica: ejecución del contrato; para quien recibe la tarjeta, nuestro interés legítimo en entregar tu regalo.
- **Clases para otra persona**: su nombre y su correo y tu mensaje, si lo escribes; solo los usamos para enviar tu regalo por correo y abrir las clases para esa dirección, y los guardamos tanto tiempo como tu pedido. Base jurídica: ejecución del contrato; para quien recibe las clases, nuestro interés legítimo en entregar tu regalo.
- **Contabilidad**: facturas y justificantes de pago. Base jurídica: obligación legal (normativa fiscal).
- **Cuenta**: nombre, correo electrónico, direcciones, tus pedidos y, si la creas, una contraseña, de la que solo guardamos el hash. Si añades una clave de acceso, guardamos su clave pública, el nombre que le das y cuándo la usaste por última vez; tu huella, tu cara o tu PIN nunca salen de tu dispositivo. Si compras como invitado, creamos una cuenta sin contraseña. Base jurídica: ejecución del contrato e interés legítimo en que puedas encontrar tu pedido.
- **Sesiones**: tipo de dispositivo y navegador, una dirección IP abreviada y cuándo fue la última actividad, para que veas en tu perfil dónde tienes la sesión abierta. Base jurídica: interés legítimo en la seguridad de las cuentas.
- **Desistimiento**: lo que declaras en el formulario de desistimiento, con fecha y hora. Base jurídica: obligación legal.
- **Academy**: qué clases tienes disponibles y hasta dónde las has visto, y que aceptaste las normas de seguridad, cuándo y en qué idioma. Base jurídica: ejecución del contrato.
- **Niños**: solo si añades a un niño en tu perfil. Guardamos un apodo y, si quieres, el año de nacimiento, el peso y la talla del bañador, lo que sabe hacer en el agua y vuestros baños con notas. Lo usamos para mostrarte el progreso, el plan de los flotadores y si la talla le sigue valiendo por el peso y, solo si los pides, para el reconocimiento y el correo semanal. Para nada más. No escribas nada sobre su salud. En tu perfil puedes borrar los datos de un niño, con todo lo anotado; también desaparecen con tu cuenta. Base jurídica: ejecución del contrato.
- **Adultos que participan**: si invitas a otra persona a seguir los avances de tus niños, le enviamos un enlace por correo. Guardamos su dirección hasta que acepta o hasta que retiras la invitación, y cuatro semanas como máximo. Si acepta, ve todo lo anotado sobre tus niños y puede añadir anotaciones; cada uno ve la dirección de correo del otro. Guardamos desde qué cuenta se hizo cada anotación. Cuando esa persona deja de participar o le quitas el acceso, ese dato se borra y las anotaciones se conservan. Si eliminas tu cuenta, los datos de tus niños se borran para todos. Base jurídica: ejecución del contrato; para la dirección de la persona invitada, nuestro interés legítimo en hacerle llegar tu invitación una sola vez.
- **Aviso de disponibilidad**: tu correo y el producto que esperas, si nos lo pides. Los borramos 30 días después del aviso, o tras 180 días de espera. Base jurídica: tu consentimiento, que retiras con el enlace del correo.
- **Boletín**: si te suscribes, guardamos tu dirección de correo, el texto que aceptaste y la fecha hasta que te des de baja. Si no confirmas la suscripción, los borramos a los 7 días. Base jurídica: consentimiento, que puedes retirar cuando quieras.
- **Carrito por correo**: tu correo, tu carrito, el texto que aceptaste y cuándo, si pides ese correo en el carrito. Los borramos cuando haces el pedido y, si no, antes de una semana. Si no quieres recibir nunca más un correo así, solo conservamos tu dirección, y en una forma que nadie puede leer. Base jurídica: consentimiento, que puedes retirar cuando quieras.
- **Reconocimientos**: solo si imprimes uno. Guardamos de qué niño es, el nivel, el idioma, la fecha y un número que no se puede adivinar. Quien tenga el número ve el nivel, la fecha y la primera letra del apodo. Los borramos cuando eliminas los datos del niño o tu cuenta. Base jurídica: ejecución del contrato.
- **Correo semanal con el próximo paso**: solo si lo activas en tu perfil. Para prepararlo usamos lo que has anotado sobre los niños; además guardamos el texto que aceptaste y la fecha. Los borramos cuando desactivas el correo o cuando dejamos de enviarlo porque llevas ocho semanas sin anotar nada. Base jurídica: consentimiento, que puedes retirar en cualquier momento, también con el enlace de cada correo.
- **Opiniones**: unos días después de la entrega te escribimos una vez por pedido para pedirte una opinión sobre lo que compraste. Al finalizar la compra puedes indicar que no lo quieres para ese pedido. También después puedes oponerte en cualquier momento, con el enlace de ese correo o escribiéndonos, y no volveremos a preguntar; para ello solo conservamos tu correo, y en una forma que nadie puede leer. Lo que escribes, el nombre que eliges y tus fotos (sin lugar ni datos de la cámara) se muestran en la tienda hasta que pidas que los quitemos o elimines tu cuenta. Base jurídica: nuestro interés legítimo en contar con opiniones sinceras de quienes compran; para lo que publicas, tu consentimiento.
- **Preguntas sobre una clase**: lo que preguntas, sobre qué clase, cuándo y si otros pueden leerlo. Respondemos por correo. Solo si lo aceptas mostramos la pregunta y nuestra respuesta en la página de la clase, con tu nombre o su inicial; allí puedes quitarlas de la página o eliminarlas en cualquier momento. No escribas nada sobre la salud de tu hijo. Base jurídica: ejecución del contrato; para lo publicado, tu consentimiento.
- **Consultas**: lo que nos escribes y la dirección a la que te respondemos. Base jurídica: interés legítimo en ayudarte.
- **Seguridad**: dirección IP y datos técnicos para evitar abusos. Mientras un pedido está sin pagar, en lugar de la dirección IP guardamos solo un resumen (hash) de tu red y lo borramos en cuanto se paga o caduca. Base jurídica: interés legítimo. Los formularios pueden estar protegidos con Google reCAPTCHA, que solo se carga cuando empiezas a rellenarlos.
- **Estadísticas de visitas y publicidad**: solo si das tu consentimiento, por separado para cada cosa. Puedes retirarlo en cualquier momento en la configuración de cookies. Guardamos tu elección tres años como prueba, sin nombre ni dirección IP.

Sin tu nombre, tu correo electrónico y tu dirección no podemos entregarte un pedido; si solo compras clases, en lugar de la dirección basta con tu país.

## ¿Y los datos de tu hijo?

La tienda se dirige a personas adultas. Para elegir una talla necesitas el peso, la edad y la estatura de tu hijo. Lo que consultas o escribes al elegirla se queda en tu dispositivo, y nosotros solo recibimos la talla que pides. En los mensajes y las opiniones, cuéntanos de tu hijo únicamente lo necesario.

## ¿Quién recibe los datos?

- Mollie B.V. (Países Bajos), para el pago, como responsable independiente. Si pagas más tarde o eliges cómo pagar en la página de Mollie, también recibe tu nombre, tu correo electrónico, tus direcciones y lo que pides; con Klarna, es Klarna quien decide con ellos si puedes pagar más tarde
- El transportista y el servicio que crea las etiquetas de envío: nombre, dirección y correo electrónico, para la entrega
- PDOK (Kadaster, Países Bajos): el código postal y el número que escribes en una dirección neerlandesa, para rellenar la calle y la localidad. Lo consulta nuestro servidor, sin tu nombre, tu correo ni tu dirección IP. Base jurídica: nuestro interés legítimo en que el paquete llegue
- Nuestros proveedores de alojamiento y correo electrónico, como encargados con contrato
- Google, si decides entrar con Google, en reCAPTCHA y, con tu consentimiento, en las estadísticas y la publicidad
- La administración tributaria u otras autoridades, cuando la ley lo exige

Guardamos los datos en el Espacio Económico Europeo. Cuando Google los trata en Estados Unidos, lo hace al amparo del Marco de Privacidad de Datos UE-EE. UU. o de cláusulas contractuales tipo.

## ¿Cuánto tiempo?

- Pedidos, con sus facturas, pagos, desistimientos y correos: diez años si los entregamos fuera de los Países Bajos, como exigen las normas del IVA sobre ventas entre países de la Unión, y siete, según la ley fiscal neerlandesa, si los entregamos allí
- Cuenta, con tus direcciones y las clases que has visto: hasta que la elimines en tu perfil o nos lo pidas
- Opiniones: hasta que pidas que las quitemos o elimines tu cuenta
- Preguntas sobre las clases: hasta que las elimines, o elimines tu cuenta
- Sesiones: hasta que cierras la sesión, como máximo 30 días; un navegador reconocido, 365 días desde el último inicio de sesión (su cookie permanece 400 días en el navegador)
- Consultas y formularios de devolución: un año
- Tu elección de cookies: tres años
- Registros técnicos: como máximo 90 días

## Tus derechos

Puedes acceder a tus datos, rectificarlos, suprimirlos o llevártelos, pedir que se limite su tratamiento y oponerte al que se basa en el interés legítimo (artículos 15 a 21 del RGPD y Ley Orgánica 3/2018). En tu perfil también puedes descargar tus datos y eliminar tu cuenta. Puedes retirar tu consentimiento cuando quieras, sin que eso afecte a lo que hicimos hasta entonces. Escríbenos y te responderemos en un mes. No tomamos decisiones basadas únicamente en un tratamiento automatizado.

Si no quedas conforme, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD, aepd.es). La autoridad principal es la neerlandesa, la Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl); también puedes dirigirte directamente a ella, o a la autoridad del país en el que vives.

Más sobre las cookies en la [política de cookies](${paths.es.cookies}).`,
    },
  ],
};

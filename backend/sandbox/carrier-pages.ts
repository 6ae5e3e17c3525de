import { type CarrierSandbox, MESSAGES } from './carrier';
import { escape, page } from './pages';

/** All labels, with what the carrier can say about each. */
export function parcelsPage(carrier: CarrierSandbox): string {
  const rows = carrier.list().map((parcel) => {
    const says = Object.entries(MESSAGES)
      .filter(([id]) => Number(id) !== 1000)
      .map(([id, message]) => `<button name="status" value="${id}">${escape(message)}</button>`);
    return `<tr><td><strong>${escape(parcel.order_number)}</strong><br>${escape(parcel.name)}<br><a href="/tracking/${escape(parcel.tracking_number)}">${escape(parcel.tracking_number)}</a><br>${escape(parcel.status.message)}</td><td><form method="post" action="/parcels/${parcel.id}">${says.join('')}</form></td></tr>`;
  });
  return page(
    'Parcels',
    `<h1>Parcels of the carrier sandbox</h1><p>A button is what the carrier says next; its webhook tells the shop. <a href="/operator">Payments</a></p><table><tbody>${rows.join('')}</tbody></table>`,
  );
}

export function trackingPage(carrier: CarrierSandbox, code: string): string | null {
  const parcel = carrier.find(code);
  return (
    (parcel &&
      page(
        `Parcel ${parcel.tracking_number}`,
        `<div class="card"><span class="tag">Sandbox: no real parcel</span><h1>${escape(parcel.tracking_number)}</h1><p>${escape(parcel.status.message)}</p></div>`,
      )) ??
    null
  );
}

import { METHODS, methodsIn } from './methods';
import { cents, euros, sum, transferReference, type Payment } from './store';

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#eef3f5;color:#12384a}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem}.card{background:#fff;border-radius:16px;padding:1.5rem;box-shadow:0 8px 30px #12384a1a}
h1{font-size:1.35rem;margin:0 0 .25rem}p{margin:.25rem 0 1rem}.amount{font-size:2rem;font-weight:700}.tag{display:inline-block;background:#ffc857;border-radius:99px;padding:.1rem .7rem;font-size:.85rem;font-weight:600;margin-bottom:1rem}
button{font:inherit;font-weight:600;display:block;width:100%;min-height:48px;margin:.5rem 0;border:2px solid #0f7f8c;border-radius:12px;background:#fff;color:#0b5f69;cursor:pointer}
button:hover{background:#e5f5f5}button:focus-visible{outline:3px solid #f2694b;outline-offset:2px}button.main{background:#0b6f7b;color:#fff}
table{width:100%;border-collapse:collapse;font-size:.9rem;background:#fff}td,th{padding:.6rem;text-align:left;border-bottom:1px solid #dde6ea;vertical-align:top}form.inline{display:flex;gap:.4rem}form.inline button{min-height:36px;margin:0;width:auto;padding:0 .7rem}input{font:inherit;width:6rem;padding:.2rem .4rem}`;

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** As people write it: `€ 12.50`, `499.00 SEK`. */
const amountText = ({ amount: { value, currency } }: Payment): string =>
  currency === 'EUR' ? `€ ${value}` : `${value} ${currency}`;

const summary = (payment: Payment): string =>
  `<span class="tag">Sandbox: no real money</span><h1>${escape(payment.description)}</h1><p class="amount">${escape(amountText(payment))}</p>`;

const button = (action: string, name: string, value: string, label: string, main = false): string =>
  `<form method="post" action="${escape(action)}"><input type="hidden" name="${name}" value="${value}"><button${main ? ' class="main"' : ''}>${escape(label)}</button></form>`;

export function choicePage(payment: Payment): string {
  const choices = methodsIn(payment.amount.currency).map(([id, { description }]) =>
    button(`/checkout/${payment.id}/method`, 'method', id, description),
  );
  return page(
    'Choose how to pay',
    `<div class="card">${summary(payment)}<h2>How would you like to pay?</h2>${choices.join('')}<p><a href="${escape(payment.cancelUrl ?? payment.redirectUrl)}">Back to the shop</a></p></div>`,
  );
}

export function outcomePage(payment: Payment): string {
  const outcomes = ['paid', 'open', 'failed', 'canceled', 'expired'].map((status) =>
    button(`/checkout/${payment.id}/outcome`, 'status', status, status, status === 'paid'),
  );
  return page(
    'Choose the outcome',
    `<div class="card">${summary(payment)}<h2>${METHODS[payment.method ?? 'ideal'].description}: what should happen?</h2>${outcomes.join('')}<p><a href="/checkout/${payment.id}">Another way to pay</a></p></div>`,
  );
}

export function closedPage(payment: Payment): string {
  return page(
    'Payment closed',
    `<div class="card">${summary(payment)}<p>This payment is ${escape(payment.status)}.</p><p><a href="${escape(payment.redirectUrl)}">Back to the shop</a></p></div>`,
  );
}

export const notFoundPage = (): string =>
  page(
    'Not found',
    '<div class="card"><h1>There is no such page in the payment sandbox.</h1><p><a href="/operator">All payments</a></p></div>',
  );

function row(payment: Payment): string {
  const left = cents(payment.amount) - sum(payment.refunds) - sum(payment.chargebacks);
  const back =
    payment.status === 'paid' && left > 0
      ? ['refund', 'chargeback']
          .map(
            (kind) =>
              `<form class="inline" method="post" action="/operator/${payment.id}/${kind}"><input aria-label="Amount to ${kind} of ${payment.id}" name="amount" value="${euros(left)}"><button>${kind}</button></form>`,
          )
          .join('')
      : '';
  const fail = payment.refunds.some(({ status }) => status !== 'failed')
    ? `<form class="inline" method="post" action="/operator/${payment.id}/fail-refund"><button>fail last refund</button></form>`
    : '';
  const settle =
    payment.status === 'open'
      ? ['paid', 'failed', 'canceled', 'expired']
          .map(
            (status) =>
              `<form class="inline" method="post" action="/operator/${payment.id}/status"><input type="hidden" name="status" value="${status}"><button>${status}</button></form>`,
          )
          .join('')
      : '';
  return `<tr id="${payment.id}"><td>${payment.id}<br>${escape(payment.description)}<br>${payment.method === 'banktransfer' ? transferReference(payment) : ''}</td><td>${escape(amountText(payment))}<br>${payment.method ?? ''}<br><strong>${payment.status}</strong><br>${payment.refunds.length ? `refunded ${euros(sum(payment.refunds))}` : ''} ${payment.chargebacks.length ? `charged back ${euros(sum(payment.chargebacks))}` : ''}</td><td>${settle}${back}${fail}</td></tr>`;
}

export const operatorPage = (payments: Payment[]): string =>
  page(
    'Payment sandbox',
    `<style>main{max-width:64rem}</style><div class="card"><span class="tag">Sandbox: no real money</span><h1>All payments</h1>${payments.length ? `<table><tr><th>Payment</th><th>State</th><th>Do</th></tr>${payments.map(row).join('')}</table>` : '<p>No payment yet: order something in the shop.</p>'}</div>`,
  );

/** Stands in for the tag manager: its script reports to the sandbox what the page pushes into its data layer. */
interface Reported {
  at: string;
  entry: unknown;
}

export interface TagsAnswer {
  status: number;
  type: string;
  body: string;
}

const MAX_KEPT = 500;
const reported: Reported[] = [];
let loads = 0;

/** Reports present and future entries of the data layer, and sets the cookies of Google's tags once consent is given. */
const SCRIPT = `(function () {
  var script = document.currentScript;
  if (!script) return;
  var target = new URL('/tags', script.src).href;
  var year = 365 * 24 * 60 * 60;
  function keep(name) { document.cookie = name + '=sandbox; path=/; max-age=' + year + '; samesite=lax'; }
  function isCommand(entry) { return Object.prototype.toString.call(entry) === '[object Arguments]'; }
  function report(entry) {
    var pushed = isCommand(entry) ? Array.prototype.slice.call(entry) : entry;
    if (Array.isArray(pushed) && pushed[0] === 'consent') {
      var given = pushed[2] || {};
      if (given.analytics_storage === 'granted') keep('_ga');
      if (given.ad_storage === 'granted') keep('_gcl_au');
    }
    fetch(target, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(pushed) }).catch(function () {});
  }
  var layer = (window.dataLayer = window.dataLayer || []);
  layer.slice().forEach(report);
  var push = layer.push;
  layer.push = function () {
    Array.prototype.forEach.call(arguments, report);
    return push.apply(layer, arguments);
  };
})();
`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function page(): string {
  const rows = [...reported]
    .reverse()
    .map(({ at, entry }) => `<li><time>${at}</time><pre>${escapeHtml(JSON.stringify(entry, null, 2))}</pre></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tags</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui;max-width:52rem;margin:2rem auto;padding:0 1rem}pre{background:#f4fafa;padding:.75rem;overflow:auto}li{margin-block:1rem}</style></head>
<body><h1>What the shop sent to the tag manager</h1>
<p>The stand-in was loaded ${loads} times. Newest first; also as <a href="/tags.json">JSON</a>.</p>
<form method="post" action="/tags/reset"><button>Forget all</button></form>
<ol>${rows || '<li>Nothing yet: visit the shop and accept its cookies.</li>'}</ol></body></html>`;
}

function reset(): void {
  reported.length = 0;
  loads = 0;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

const answerHtml = (): TagsAnswer => ({ status: 200, type: 'text/html; charset=utf-8', body: page() });

/** `GET /gtm.js`, `GET /tags`, `GET /tags.json`, `POST /tags` (a report), `DELETE /tags` and `POST /tags/reset`; null for other calls. */
export function answerTags(method: string, path: string, body: string): TagsAnswer | null {
  switch (`${method} ${path}`) {
    case 'GET /gtm.js':
      loads += 1;
      return { status: 200, type: 'text/javascript; charset=utf-8', body: SCRIPT };
    case 'GET /tags':
      return answerHtml();
    case 'GET /tags.json':
      return { status: 200, type: 'application/json', body: JSON.stringify({ loads, entries: reported }) };
    case 'POST /tags':
      reported.push({ at: new Date().toISOString(), entry: parse(body) });
      if (reported.length > MAX_KEPT) reported.shift();
      return { status: 204, type: 'text/plain', body: '' };
    case 'DELETE /tags':
      reset();
      return { status: 204, type: 'text/plain', body: '' };
    case 'POST /tags/reset':
      reset();
      return answerHtml();
    default:
      return null;
  }
}

import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface CaughtMail {
  to: string[];
  raw: string;
}

export interface CaughtRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Catcher {
  smtpPort: number;
  /** Receives the revalidate webhook; `GET /mails?to=` and `/requests?path=` return what was received, `PUT /refusals?times=2` simulates a restarting storefront. */
  origin: string;
  /** Called with every mail before the sender gets its confirmation. */
  onMail: ((mail: CaughtMail) => void) | null;
  stop: () => Promise<void>;
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** The minimum of SMTP that a sender needs. */
function talkSmtp(socket: Socket, take: (mail: CaughtMail) => void): void {
  let buffer = '';
  let data: string[] | null = null;
  let to: string[] = [];
  const say = (line: string): void => {
    socket.write(`${line}\r\n`);
  };
  const onCommand = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
    if (command === 'DATA') {
      data = [];
      return say('354 go on');
    }
    if (command === 'QUIT') {
      say('221 bye');
      return void socket.end();
    }
    say('250 ok');
  };
  say('220 catcher');
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    const lines = (buffer + chunk).split('\r\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) {
      if (data === null) onCommand(line);
      else if (line === '.') {
        take({ to, raw: data.join('\n') });
        [data, to] = [null, []];
        say('250 taken');
      } else data.push(line.startsWith('..') ? line.slice(1) : line);
    }
  });
}

/** Catches the mails and webhooks of the backend under test; tests read them over HTTP from their own process. */
export async function startCatcher(): Promise<Catcher> {
  const mails: CaughtMail[] = [];
  const requests: CaughtRequest[] = [];
  const smtp = createTcpServer((socket) =>
    talkSmtp(socket, (mail) => {
      mails.push(mail);
      catcher.onMail?.(mail);
    }),
  );
  // Filtered by recipient: tests poll often, and a run produces hundreds of mails with attachments.
  const answer = ({ pathname, searchParams }: URL): unknown[] =>
    pathname === '/mails'
      ? mails.filter(({ to }) => to.includes(searchParams.get('to') ?? ''))
      : requests.filter(({ path }) => path === searchParams.get('path'));
  let refusals = 0;
  const http = createHttpServer((request, response) => {
    if (request.method === 'PUT') {
      refusals = Number(new URL(request.url ?? '', 'http://catcher').searchParams.get('times'));
      response.end();
      return;
    }
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(new URL(request.url ?? '', 'http://catcher'))));
      return;
    }
    if (refusals > 0) {
      refusals -= 1;
      request.socket.destroy();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      response.end('{}');
    });
  });
  const [smtpPort, httpPort] = await Promise.all([listen(smtp), listen(http)]);
  const catcher: Catcher = {
    smtpPort,
    origin: `http://127.0.0.1:${httpPort}`,
    onMail: null,
    stop: async () => {
      http.closeAllConnections();
      await Promise.all([smtp, http].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
  return catcher;
}

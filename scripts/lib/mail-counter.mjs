// A mail server that counts mails and keeps none: `node scripts/lib/mail-counter.mjs <SMTP port> <port>`; GET anything on the second returns
// the count. For measurements, where the inbox of a local shop, which reads every attachment, would need a quarter of the processors.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const [smtpPort, port] = process.argv.slice(2).map(Number);
const END_OF_MAIL = '\r\n.\r\n';
let count = 0;

/** @param {string} command @returns {string} as RFC 5321 has it */
function answer(command) {
  if (command === 'DATA') return '354 go on';
  if (command === 'QUIT') return '221 bye';
  return '250 ok';
}

const server = createServer((socket) => {
  let text = '';
  let inMail = false;
  socket.setEncoding('latin1').on('error', () => {});
  socket.write('220 counter\r\n');
  socket.on('data', (chunk) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf(inMail ? END_OF_MAIL : '\r\n');
      if (end < 0) break;
      const command = inMail ? '' : text.slice(0, end).toUpperCase();
      text = text.slice(end + (inMail ? END_OF_MAIL : '\r\n').length);
      if (inMail) count += 1;
      socket.write(`${answer(command)}\r\n`);
      inMail = command === 'DATA';
      if (command === 'QUIT') socket.end();
    }
    // The end of a mail may come in two pieces.
    if (inMail) text = text.slice(1 - END_OF_MAIL.length);
  });
});
server.listen(smtpPort, '127.0.0.1');
createHttpServer((_request, response) => response.end(String(count))).listen(port, '127.0.0.1');

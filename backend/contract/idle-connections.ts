import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Shorter ago, a request may be on its way. */
const IDLE_MS = 100;

/**
 * Makes `server.closeIdleConnections`, which `server.close` calls too, leave connections alone that still send a response: Node's own
 * counts one as done when its end was called, and cuts off what has not been written by then.
 */
export function keepUnsentResponses(server: Server): void {
  /** Since when each has been idle, in milliseconds. */
  const idle = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    idle.set(socket, Date.now());
    socket.on('close', () => idle.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    idle.delete(socket);
    response.on('close', () => {
      if (!socket.destroyed) idle.set(socket, Date.now());
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, since] of idle) if (Date.now() - since >= IDLE_MS) socket.destroy();
  };
}

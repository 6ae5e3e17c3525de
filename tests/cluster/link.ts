import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network connection to a port of this machine that can be cut off. */
export interface Link {
  port: number;
  cut: () => void;
  mend: () => void;
  stop: () => void;
}

export async function openLink(port: number): Promise<Link> {
  let isCut = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const end = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    stop() {
      server.close();
      end();
    },
  };
}

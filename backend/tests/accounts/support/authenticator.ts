import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { AddPasskeyBody, PasskeySignInBody } from '../../../contract/requests';

/** What a browser would never do, for the tests that must be refused. */
export interface Deviation {
  origin?: string;
  domain?: string;
  challenge?: string;
  type?: string;
  /** The user was present but not verified. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  badSignature?: boolean;
}

export interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  excludeCredentials: { id: string }[];
  authenticatorSelection: { residentKey: string; userVerification: string };
  attestation: string;
}

export interface RequestOptions {
  challenge: string;
  rpId: string;
  userVerification: string;
  allowCredentials?: unknown[];
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(domain: string, flags: number, counter: number, credential = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(domain), head, credential]);
}

/** COSE key of an ES256 key: key type, algorithm, curve, x and y. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ];
  return isoCBOR.encode(new Map(entries));
}

/** An authenticator with one passkey, in software. Its counter grows with each use, unless a test says otherwise. */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** Answers `navigator.credentials.create()`. */
  create(options: CreationOptions, over: Deviation = {}): AddPasskeyBody {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.keys.publicKey)]);
    const flags = PRESENT | HAS_CREDENTIAL | (over.unverified ? 0 : VERIFIED);
    const data = authenticatorData(over.domain ?? options.rp.id, flags, over.counter ?? this.counter, credential);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    const client = clientData(
      over.type ?? 'webauthn.create',
      over.challenge ?? options.challenge,
      over.origin ?? this.origin,
    );
    return {
      credential: {
        id: this.id,
        rawId: this.id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal', 'hybrid'],
        },
      },
    };
  }

  /** Answers `navigator.credentials.get()`. */
  get(options: RequestOptions, over: Deviation = {}): PasskeySignInBody {
    this.counter = over.counter ?? this.counter + 1;
    const data = authenticatorData(
      over.domain ?? options.rpId,
      PRESENT | (over.unverified ? 0 : VERIFIED),
      this.counter,
    );
    const client = clientData(
      over.type ?? 'webauthn.get',
      over.challenge ?? options.challenge,
      over.origin ?? this.origin,
    );
    const signed = over.badSignature ? Buffer.from('something else') : Buffer.concat([data, sha256(client)]);
    return {
      credential: {
        id: this.id,
        rawId: this.id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, this.keys.privateKey)),
          userHandle: over.userHandle ?? this.userHandle,
        },
      },
    };
  }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Where the browser that holds the authenticator stands. */
export interface Place {
  origem: string;
  dominio: string;
}

/** The part of the options that an authenticator reads. */
interface Options {
  challenge: string;
}

/**
 * An authenticator with one passkey (WebAuthn level 2, ES256, no attestation), as a telephone or a security key has it. `contador` is
 * what its next signature counts; a copy of it counts from the same value.
 */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const passkey = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  const self = { contador: 1, criar, assinar };
  return self;

  /** Answers the options of a registration. */
  function criar({ challenge }: Options, { origem, dominio }: Place) {
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    );
    const tamanho = Buffer.alloc(2);
    tamanho.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      dados(dominio, PRESENT | VERIFIED | ATTESTED),
      Buffer.alloc(16),
      tamanho,
      id,
      cose,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]) as never,
    );
    return {
      ...passkey,
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origem).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers the request of a log-in. */
  function assinar({ challenge }: Options, { origem, dominio }: Place) {
    const authenticatorData = dados(dominio, PRESENT | VERIFIED);
    const cliente = clientData('webauthn.get', challenge, origem);
    const assinado = Buffer.concat([authenticatorData, createHash('sha256').update(cliente).digest()]);
    return {
      ...passkey,
      clientExtensionResults: {},
      response: {
        clientDataJSON: cliente.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', assinado, privateKey).toString('base64url'),
      },
    };
  }

  function dados(dominio: string, marcas: number): Buffer {
    const contado = Buffer.alloc(4);
    contado.writeUInt32BE(self.contador++);
    return Buffer.concat([createHash('sha256').update(dominio).digest(), Buffer.from([marcas]), contado]);
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const bytesOf = (texto: string) => Uint8Array.from(Buffer.from(texto, 'base64url'));

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

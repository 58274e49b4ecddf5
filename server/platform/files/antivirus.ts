import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Looks through a file on the disk. Returns the name of what was found in it, or null. @throws {AntivirusAway} */
export type Antivirus = (caminho: string) => Promise<string | null>;

/** The antivirus could not say whether the file is clean. */
export class AntivirusAway extends Error {
  /** Whether it takes no file of this size. */
  readonly tamanho: boolean;

  constructor(message: string, { tamanho = false } = {}) {
    super(message);
    this.tamanho = tamanho;
  }
}

/**
 * The antivirus of a `clamd`, at `tcp://host:port` or the path of its socket, asked by its command INSTREAM (clamd(8)): the file goes in
 * pieces, each behind its length, and an empty one ends it.
 */
export function clamd(endereco: string, esperaMs = 60_000): Antivirus {
  const onde = URL.canParse(endereco) ? new URL(endereco) : null;
  return async (caminho) => {
    const tomada = onde
      ? connect({ host: onde.hostname, port: Number(onde.port || PORTA) })
      : connect({ path: endereco });
    const resposta: Buffer[] = [];
    tomada.setTimeout(esperaMs, () => tomada.destroy(new Error('no answer')));
    tomada.on('data', (pedaco) => resposta.push(pedaco));
    const fim = once(tomada, 'close');
    // Its failure is that of what is awaited below.
    fim.catch(() => {});
    try {
      await once(tomada, 'connect');
      // It may answer before it has read the whole file, and hang up: what it said counts, not that the rest was not taken.
      await Promise.race([enviar(caminho, tomada, () => resposta.length > 0), fim]);
      await fim;
    } catch (erro) {
      if (resposta.length === 0) throw new AntivirusAway(`clamd at ${endereco}: ${(erro as Error).message}`);
    } finally {
      tomada.destroy();
    }
    return dito(Buffer.concat(resposta).toString());
  };
}

async function enviar(caminho: string, tomada: ReturnType<typeof connect>, respondeu: () => boolean): Promise<void> {
  tomada.write('zINSTREAM\0');
  for await (const pedaco of createReadStream(caminho)) {
    // What it has answered meanwhile is read first: a write that it refuses would lose it.
    await setImmediate();
    if (respondeu()) break;
    tomada.write(comprimento((pedaco as Buffer).length));
    if (!tomada.write(pedaco)) await once(tomada, 'drain');
  }
  tomada.end(comprimento(0));
}

function comprimento(bytes: number): Buffer {
  const escrito = Buffer.alloc(4);
  escrito.writeUInt32BE(bytes);
  return escrito;
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function dito(texto: string): string | null {
  const resposta = texto.replace(/\0.*$/s, '').trim();
  if (resposta === 'stream: OK') return null;
  const [, achado] = /^stream: (.+) FOUND$/.exec(resposta) ?? [];
  if (achado) return achado;
  throw new AntivirusAway(`clamd: ${resposta || 'no answer'}`, { tamanho: /size limit exceeded/i.test(resposta) });
}

const PORTA = 3310;

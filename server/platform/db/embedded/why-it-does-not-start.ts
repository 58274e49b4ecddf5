/** The embedded PostgreSQL does not start; the message says why, in Portuguese, and `damaged` that its files are to blame. */
export class EmbeddedFailure extends Error {
  readonly damaged: boolean;

  constructor(message: string, damaged = false) {
    super(message);
    this.damaged = damaged;
  }

  /** Reads what it wrote to its log, in English (`LC_ALL=C`). */
  static from(said: string, { isNew = false } = {}): EmbeddedFailure {
    if (LEAVING.test(said)) return STILL_LEAVING;
    const known = KNOWN.find(([pattern]) => pattern.test(said));
    if (known) return new EmbeddedFailure(known[1]);
    const last = said
      .split('\n')
      .filter((line) => /FATAL|PANIC|error:/.test(line))
      .at(-1);
    const words = last?.replace(/^.*?(?:FATAL|PANIC|error): */, '');
    const because = words ? ` (${words})` : '';
    if (isNew) return new EmbeddedFailure(`O banco não pôde ser criado${because}.`);
    return DAMAGED.test(said)
      ? new EmbeddedFailure(`O banco não abre${because}: seus arquivos estão danificados.`, true)
      : new EmbeddedFailure(`O banco não abre${because}. O que ele disse está em postgres.log, na pasta do banco.`);
  }
}

/** The SQLSTATEs of damaged data and damaged indexes. */
export const DAMAGE = /^XX00[12]$/;

/** What PostgreSQL says of files that are missing, cut or changed. */
const DAMAGED =
  /PANIC|checkpoint record|invalid (?:page|data|record|magic)|could not (?:open|read|stat) (?:file|directory)|could not access status|incorrect checksum|checksum verification|corrupted|contains unexpected|not a (?:valid|database)|is not a valid data directory|missing or|incompatible with server/;

/** What a killed PostgreSQL left is still working, and has to end before another may begin. */
export const STILL_LEAVING = new EmbeddedFailure(
  'O PostgreSQL de antes ainda não terminou. Comece de novo em instantes.',
);
const LEAVING = /pre-existing shared memory block|lock file "[^"]*" already exists/;

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [
    /No space left on device|Disk quota exceeded/,
    'Não há espaço no disco para abrir o banco. Libere espaço e comece de novo: nada do que foi respondido se perdeu.',
  ],
  [/Read-only file system/, 'O disco do banco só permite leitura. Monte-o para escrita e comece de novo.'],
  [
    /Permission denied|has wrong ownership|invalid permissions/,
    'Este usuário não pode usar os arquivos do banco. Dê-lhe a pasta (chown -R) ou comece como o dono dela.',
  ],
  [
    /could not (?:create|map|resize|allocate)[^\n]*(?:shared memory|memory)|Cannot allocate memory/,
    'Falta memória para abrir o banco.',
  ],
];

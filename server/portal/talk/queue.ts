import type { conversa } from './conversation.ts';

/** `motivo` is why; `frase` says too that it was given up, where it was. */
interface Parada {
  tentativas: number;
  frase: string;
  motivo: string;
  proximaEm: Date | null;
}

/** One row of a queue whose turn has come. */
export interface Tarefa {
  fazer(fala: ReturnType<typeof conversa>): Promise<void>;
  /** Attempts without an answer so far. */
  tentativas(): Promise<number>;
  /** Writes why the row waits, and until when; without an instant it is refused, or given up. */
  parar(parada: Parada): Promise<void>;
  /** Instead of `parar`, when the log-in itself was refused: the rows after this one would be refused like it. */
  entradaRecusada?(frase: string): Promise<void>;
}

/** A table whose rows ask the Portal for something. */
export interface Fila {
  /** Credentials with a due row, of any company. */
  devidas(agora: Date): Promise<{ empresaId: string; id: string }[]>;
  /** The oldest due row of a credential. */
  proxima(empresaId: string, credencialId: string, agora: Date): Promise<Tarefa | null>;
}

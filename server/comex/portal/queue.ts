import type { conversa } from './conversation.ts';

/** One row of a queue whose turn has come. */
export interface Tarefa {
  fazer(fala: ReturnType<typeof conversa>): Promise<void>;
  /** Attempts without an answer so far. */
  tentativas(): Promise<number>;
  /** Writes why the row waits, and until when; without an instant it is refused, or given up. */
  parar(parada: { tentativas: number; frase: string; proximaEm: Date | null }): Promise<void>;
}

/** A table whose rows ask the Portal for something. */
export interface Fila {
  /** Credentials with a due row, of any company. */
  devidas(agora: Date): Promise<{ empresaId: string; id: string }[]>;
  /** The oldest due row of a credential. */
  proxima(empresaId: string, credencialId: string, agora: Date): Promise<Tarefa | null>;
}

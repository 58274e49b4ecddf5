import {
  fimDaParada,
  numeroDoLimite,
  proximaEntrada,
  voltaDaParada,
  voltaDoLimite,
} from '#lib/portal/domain/horas-do-portal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { escreverHora, escreverParada } from './at-time.ts';
import type { RespostaDoPortal } from './call.ts';
import { daquiAPouco } from './keep-turn.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';
import { pessoaRepository } from './pessoa-repository.ts';

export type LimitesDaPessoa = ReturnType<typeof limitesDaPessoa>;

/** When the Portal may be asked for a person: never during the daily stop, of a closed function, or beyond the number of an hour. */
export function limitesDaPessoa({ db, relogio }: { db: Database; relogio: Clock }, pessoa: string) {
  const pessoas = pessoaRepository(db);

  /** Writes down that the Portal closed a function, and until when; null when it did not. */
  async function aprender(
    funcao: string,
    { codigo, mensagem }: Pick<RespostaDoPortal, 'codigo' | 'mensagem'>,
  ): Promise<Date | null> {
    if (codigo !== 'PUCX-ER1001') return null;
    const agora = relogio.agora();
    const voltaEm = voltaDoLimite(mensagem ?? '', agora);
    await pessoas.fechar(pessoa, funcao, agora, { numero: numeroDoLimite(mensagem ?? ''), voltaEm });
    return voltaEm;
  }

  return {
    aprender,

    /** @throws {AindaNao} during the daily stop, or while the function is closed. */
    async exigirAberto(funcao: string): Promise<void> {
      const agora = relogio.agora();
      const fim = fimDaParada(agora);
      if (fim) throw new AindaNao(frases.parada(fim), fim);
      const volta = await pessoas.fechadaAte(pessoa, funcao, agora);
      if (volta) throw new AindaNao(frases.limite(volta), volta);
    },

    /**
     * Counts a request that is about to leave, before it leaves: another server must know of it even if this one dies.
     * @throws {AindaNao} when the hour allows no more.
     */
    async contar(funcao: string): Promise<void> {
      const volta = await pessoas.contar(pessoa, funcao, relogio.agora());
      if (volta) throw new AindaNao(frases.limite(volta), volta);
    },

    atendida: (funcao: string): Promise<void> => pessoas.atendida(pessoa, funcao, relogio.agora()),

    /** @throws {AindaNao} within a minute of the last log-in. */
    exigirEntrada(ultima: Date | null): void {
      const agora = relogio.agora();
      // One of the future was made by a clock that ran ahead.
      const volta = ultima && ultima <= agora ? proximaEntrada(ultima) : null;
      if (volta && volta > agora) throw new AindaNao(frases.entrada(volta), volta);
    },

    /**
     * Lets an answer of a function pass, and throws an error of the platform in front of it.
     * @throws {AindaNao} when it is to be asked later. @throws {PortalRecusou} when asking again would change nothing.
     */
    async exigirPlataforma(funcao: string, { status, codigo, mensagem }: RespostaDoPortal): Promise<void> {
      const agora = relogio.agora();
      const limite = await aprender(funcao, { codigo, mensagem });
      if (limite) throw new AindaNao(frases.limite(limite), limite);
      if (codigo === 'PUCX-ER0401') {
        const fim = voltaDaParada(agora);
        throw new AindaNao(frases.parada(fim), fim);
      }
      if (codigo === 'PLAT-ER2033') {
        const volta = proximaEntrada(agora);
        throw new AindaNao(frases.entrada(volta), volta);
      }
      if (ehDaPlataforma({ codigo })) {
        throw new PortalRecusou(`${mensagem ?? 'O Portal Único recusou.'} (${codigo})`);
      }
      if (status >= 500) {
        throw new AindaNao(`O Portal Único respondeu com erro (${status}).`, daquiAPouco(relogio), true);
      }
    },
  };
}

/** A refusal in front of every function, which nothing came of. */
export function ehDaPlataforma({ codigo }: Pick<RespostaDoPortal, 'codigo'>): boolean {
  return codigo?.startsWith('PLAT-') || codigo?.startsWith('PUCX-') || false;
}

const frases = {
  entrada: (ate: Date) =>
    `O Portal Único pede um minuto entre duas entradas da mesma pessoa. O Cais continua às ${escreverHora(ate)}.`,
  parada: (ate: Date) => `${escreverParada(ate)} O Cais continua às ${escreverHora(ate)}.`,
  limite: (ate: Date) =>
    `O limite de consultas por hora do Portal Único foi atingido. O Cais só pergunta de novo às ${escreverHora(ate)}.`,
};

import { proximaTentativaNoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { credencialRepository, type LinhaDaCredencial } from './credencial-repository.ts';
import { AindaNao } from './outcome.ts';
import { pessoaRepository } from './pessoa-repository.ts';
import { fimDaVez, type Vez } from './take-turn.ts';

export type VezMantida = ReturnType<typeof vezMantida>;

/** The turn of a person as a conversation holds it, until it is lost, or the credential is ended or gets another secret. */
export function vezMantida({ db, relogio }: { db: Database; relogio: Clock }, { credencial, vez, pessoa }: Vez) {
  const credenciais = credencialRepository(db, credencial.empresaId);
  const pessoas = pessoaRepository(db);
  let acabada = false;

  const renovar = (daPessoa: { entradaEm?: Date } = {}) =>
    pessoas.renovar(pessoa, vez, { ...daPessoa, vezAte: fimDaVez(relogio.agora()) });
  const perdida = () =>
    new AindaNao('A credencial foi encerrada ou trocada, ou outro servidor a usa.', daquiAPouco(relogio));

  /** Renews it and writes these values. False when it is over by now. */
  async function mantida(
    valores: Partial<LinhaDaCredencial> = {},
    daPessoa: { entradaEm?: Date } = {},
  ): Promise<boolean> {
    acabada ||= !(await renovar(daPessoa)) || !(await credenciais.manter(credencial, valores));
    return !acabada;
  }

  return {
    mantida,
    /** As `mantida`. @throws {AindaNao} where that is false. */
    async manter(...com: Parameters<typeof mantida>): Promise<void> {
      if (!(await mantida(...com))) throw perdida();
    },
    /** @throws {AindaNao} when it is known to be over. */
    exigir(): void {
      if (acabada) throw perdida();
    },
    /** Whether the turn is still held and the credential in use, so that all that ended this conversation is another secret. */
    async soTrocada(): Promise<boolean> {
      return (await renovar()) && (await credenciais.buscar(credencial.id))?.encerradaEm === null;
    },
    perdida,
  };
}

/** When a first attempt without an answer is made again. */
export const daquiAPouco = (relogio: Clock): Date => proximaTentativaNoPortal(1, relogio.agora()) ?? relogio.agora();

import { v7 as uuidv7 } from 'uuid';
import { generoDoSujeito, terminacao } from '#lib/domain/textos/concordancia.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { againstRule, conflict, duplicate, locked, notFound } from '#server/platform/refusals.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import type { Edit, OnWrite, RecordRead, RecordRepository, Registro } from './cadastro.ts';
import { fieldsOf } from './fields-of.ts';
import { type Change, tellChanges } from './tell-changes.ts';
import { withoutBlanks } from './without-blanks.ts';

/** The writes of one cadastro, each in one transaction with its line of the history. */
export function gravacaoDe<Campos extends object, Lido extends RecordRead>(
  cadastro: Registro<Campos, Lido>,
  ao: OnWrite,
) {
  const gravar = async (acao: AcaoHistorico, mudar: Passo<Campos, Lido>, motivo?: string) => {
    const [gravado] = await gravando(cadastro, ao, { acao, motivo }, async (passos) => [await mudar(passos)]);
    return gravado as Lido;
  };

  return {
    gravar,
    criar: (campos: Campos) => gravar('CRIAR', (passos) => passos.criar(withoutBlanks(campos))),
    /** All in one transaction: a refusal of one refuses all. */
    criarTodos: (muitos: readonly Campos[]) =>
      gravando(cadastro, ao, { acao: 'CRIAR', motivo: undefined }, async (passos) => {
        const feitas: Change<Lido>[] = [];
        for (const campos of muitos) feitas.push(await passos.criar(withoutBlanks(campos)));
        return feitas;
      }),
    alterar: (edicao: Edit<Campos>) => gravar('ALTERAR', (passos) => passos.alterar(withoutBlanks(edicao))),
    excluir: (id: string) => gravar('EXCLUIR', (passos) => passos.excluir(id)),
    restaurar: (id: string) => gravar('RESTAURAR', (passos) => passos.restaurar(id)),
  };
}

/** The changes a row can go through. */
export interface Passos<Campos, Lido> {
  existente(id: string): Promise<Lido>;
  criar(campos: Campos): Promise<Change<Lido>>;
  alterar(edicao: Edit<Campos>, visto?: Lido): Promise<Change<Lido>>;
  excluir(id: string, visto?: Lido): Promise<Change<Lido>>;
  restaurar(id: string, visto?: Lido): Promise<Change<Lido>>;
}

export type Passo<Campos extends object, Lido extends RecordRead> = (
  passos: Passos<Campos, Lido>,
) => Promise<Change<Lido>>;

async function gravando<Campos extends object, Lido extends RecordRead>(
  cadastro: Registro<Campos, Lido>,
  ao: OnWrite,
  { acao, motivo }: { acao: AcaoHistorico; motivo: string | undefined },
  mudar: (passos: Passos<Campos, Lido>) => Promise<Change<Lido>[]>,
): Promise<Lido[]> {
  const { empresaId, usuarioId } = ao.quem;
  return triedAgainWhenTaken(() =>
    ao.db.transaction(async (tx) => {
      const assinatura = { usuarioId, em: ao.relogio.agora() };
      if (cadastro.abrePorta) await requireStillSignedIn(tx, assinatura.em);
      const mudancas = await mudar(passosDe(cadastro, cadastro.repositorio(tx, empresaId), assinatura));
      const feitas = mudancas.map((mudanca) => ({ ...mudanca, acao }));
      await tellChanges(cadastro, { tx, empresaId, assinatura, motivo }, feitas);
      return mudancas.map(({ atual }) => atual);
    }),
  );
}

/** The changes of a row within a transaction; an undo is one of them. */
export function passosDe<Campos extends object, Lido extends RecordRead>(
  cadastro: Registro<Campos, Lido>,
  repositorio: RecordRepository<Campos, Lido>,
  assinatura: { usuarioId: string; em: Date },
): Passos<Campos, Lido> {
  const { este: sujeito } = cadastro;

  /** A row of this company, deleted or not. */
  const existente = async (id: string): Promise<Lido> => {
    const achado = await repositorio.buscar(id);
    if (!achado) throw notFound(sujeito);
    return achado;
  };
  const editavel = async (id: string, visto?: Lido): Promise<Lido> => {
    const achado = visto ?? (await existente(id));
    if (achado.excluidoEm !== null) throw notFound(sujeito);
    if (achado.origem === 'CAIS') {
      throw locked(`${sujeito} é de fábrica. Cadastre um da empresa com o mesmo código: ele vale antes.`);
    }
    return achado;
  };
  const exigirLugar = async (campos: Campos, id: string): Promise<void> => {
    const ocupante = await repositorio.ocupante(campos, id);
    if (ocupante) throw duplicate(ocupante.frase, ocupante.id);
  };

  // `visto` is the row when the caller has read it in this transaction: a sheet of thousands saves one read a row.
  return {
    existente,

    async criar(campos: Campos): Promise<Change<Lido>> {
      const id = uuidv7();
      await exigirLugar(campos, id);
      await repositorio.inserir(id, campos, assinatura);
      const atual = await existente(id);
      return { antes: null, depois: atual, atual };
    },

    async alterar(edicao: Edit<Campos>, visto?: Lido): Promise<Change<Lido>> {
      const antes = await editavel(edicao.id, visto);
      // A conflict is reported before any other refusal.
      if (antes.versao !== edicao.versao) throw conflict(sujeito, antes);
      await exigirLugar(edicao, edicao.id);
      const gravado = await repositorio.alterar(edicao, assinatura);
      // Read again: another change may have come in between.
      const atual = await editavel(edicao.id);
      if (!gravado) throw conflict(sujeito, atual);
      return { antes, depois: atual, atual };
    },

    async excluir(id: string, visto?: Lido): Promise<Change<Lido>> {
      const antes = await editavel(id, visto);
      if (!(await repositorio.excluir(id, assinatura.em, assinatura.usuarioId))) throw notFound(sujeito);
      return { antes, depois: null, atual: await existente(id) };
    },

    async restaurar(id: string, visto?: Lido): Promise<Change<Lido>> {
      const excluido = visto ?? (await existente(id));
      const campos = fieldsOf(cadastro, excluido);
      await exigirLugar(campos, id);
      if (!(await repositorio.restaurar(id, assinatura)))
        throw againstRule(`${sujeito} não está excluíd${terminacao(generoDoSujeito(sujeito))}.`);
      const atual = await existente(id);
      return { antes: null, depois: atual, atual };
    },
  };
}

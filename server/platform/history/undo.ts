import type { AoGravar, Edicao, MudancaFeita, Registro, RegistroLido } from '#server/platform/records/cadastro.ts';
import { camposDe } from '#server/platform/records/fields-of.ts';
import { gravacaoDe, type Passo } from '#server/platform/records/write-cadastro.ts';
import { conflito, contraRegra, Recusa } from '#server/platform/refusals.ts';
import { comoAntes, motivoDeDesfazer } from './inverse.ts';

/**
 * Makes the inverse of a change, which the history tells like any other change and which can be undone itself. What to do follows from
 * the record before and after the change.
 * @throws {Recusa} 409 when the record has moved on from the `versao` the person saw, 422 when there is no going back.
 */
export function desfazer<Campos extends object, Lido extends RegistroLido>(
  cadastro: Registro<Campos, Lido>,
  ao: AoGravar,
  mudanca: MudancaFeita,
  versao: number,
): Promise<Lido> {
  const inversa = gravacaoDe(cadastro, ao).gravar(
    'DESFAZER',
    passoInverso(cadastro, mudanca, versao),
    motivoDeDesfazer(mudanca),
  );
  return inversa.catch((erro) => {
    throw naoSeDesfaz(cadastro, erro);
  });
}

/** The inverse of a change, as one step of a larger transaction. */
export function passoInverso<Campos extends object, Lido extends RegistroLido>(
  cadastro: Registro<Campos, Lido>,
  { registroId: id, antes, depois }: Pick<MudancaFeita, 'registroId' | 'antes' | 'depois'>,
  versao: number,
): Passo<Campos, Lido> {
  const { este } = cadastro;
  return async (passos) => {
    const atual = await passos.existente(id);
    if (atual.versao !== versao) throw conflito(este, atual);
    const estaExcluido = atual.excluidoEm !== null;
    if (antes === null) {
      if (estaExcluido) throw contraRegra(`${este} já está entre os excluídos.`);
      return passos.excluir(id, atual);
    }
    if (depois === null) {
      if (!estaExcluido) throw contraRegra(`${este} já foi trazido de volta.`);
      return passos.restaurar(id, atual);
    }
    if (estaExcluido) throw contraRegra(`${este} está entre os excluídos. Traga-o de volta antes de desfazer.`);
    const campos = camposDeAntes(cadastro, { antes, depois, atual });
    return passos.alterar({ ...campos, id, versao } satisfies Edicao<Campos>, atual);
  };
}

/** The refusal when the record, or one it pointed at, is gone: the request itself was right. */
function naoSeDesfaz({ este }: { este: string }, erro: unknown): unknown {
  if (!(erro instanceof Recusa)) return erro;
  if (erro.codigo === 'NAO_ENCONTRADO') return contraRegra(`${este} já está entre os excluídos.`);
  return erro.codigo === 'VALIDACAO' ? contraRegra(erro.message) : erro;
}

/** The present record with the fields of the change set back. */
function camposDeAntes<Campos extends object, Lido extends RegistroLido>(
  cadastro: Registro<Campos, Lido>,
  { antes, depois, atual }: { antes: object; depois: object; atual: Lido },
): Campos {
  const seus = (linha: object) => camposDe(cadastro, linha) as Record<string, unknown>;
  const { campos, mudados } = comoAntes({ era: seus(antes), ficou: seus(depois), esta: seus(atual) }, cadastro.rotulos);
  if (mudados.length === 0) {
    throw contraRegra('Esta mudança não alterou nenhum campo do registro: o que ela fez se desfaz onde foi feito.');
  }
  return camposDe(cadastro, campos);
}

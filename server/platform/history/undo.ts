import { generoDoSujeito, terminacao } from '#lib/domain/textos/concordancia.ts';
import type { ChangeMade, Edit, OnWrite, RecordRead, Registro } from '#server/platform/records/cadastro.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { gravacaoDe, type Passo } from '#server/platform/records/write-cadastro.ts';
import { againstRule, conflict, Refusal } from '#server/platform/refusals.ts';
import { asBefore, undoReason } from './inverse.ts';

/**
 * Makes the inverse of a change, which the history tells like any other change and which can be undone itself. What to do follows from
 * the record before and after the change.
 * @throws {Refusal} 409 when the record has moved on from the `versao` the person saw, 422 when there is no going back.
 */
export function undoChange<Campos extends object, Lido extends RecordRead>(
  cadastro: Registro<Campos, Lido>,
  ao: OnWrite,
  mudanca: ChangeMade,
  versao: number,
): Promise<Lido> {
  const inversa = gravacaoDe(cadastro, ao).gravar(
    'DESFAZER',
    inverseStep(cadastro, mudanca, versao),
    undoReason(mudanca),
  );
  return inversa.catch((erro) => {
    throw naoSeDesfaz(cadastro, erro);
  });
}

/** The inverse of a change, as one step of a larger transaction. */
export function inverseStep<Campos extends object, Lido extends RecordRead>(
  cadastro: Registro<Campos, Lido>,
  { registroId: id, antes, depois }: Pick<ChangeMade, 'registroId' | 'antes' | 'depois'>,
  versao: number,
): Passo<Campos, Lido> {
  const { este: sujeito } = cadastro;
  const o = terminacao(generoDoSujeito(sujeito));
  return async (passos) => {
    const atual = await passos.existente(id);
    if (atual.versao !== versao) throw conflict(sujeito, atual);
    const estaExcluido = atual.excluidoEm !== null;
    if (antes === null && depois === null) throw againstRule(NENHUM_CAMPO);
    if (antes === null) {
      if (estaExcluido) throw againstRule(jaExcluido(sujeito));
      return passos.excluir(id, atual);
    }
    if (depois === null) {
      if (!estaExcluido) throw againstRule(`${sujeito} já foi trazid${o} de volta.`);
      return passos.restaurar(id, atual);
    }
    if (estaExcluido)
      throw againstRule(`${sujeito} está entre ${o}s excluíd${o}s. Traga-${o} de volta antes de desfazer.`);
    const campos = camposDeAntes(cadastro, { antes, depois, atual });
    return passos.alterar({ ...campos, id, versao } satisfies Edit<Campos>, atual);
  };
}

function jaExcluido(sujeito: string): string {
  const o = terminacao(generoDoSujeito(sujeito));
  return `${sujeito} já está entre ${o}s excluíd${o}s.`;
}

/** The refusal when the record, or one it pointed at, is gone: the request itself was right. */
function naoSeDesfaz({ este: sujeito }: { este: string }, erro: unknown): unknown {
  if (!(erro instanceof Refusal)) return erro;
  if (erro.codigo === 'NAO_ENCONTRADO') return againstRule(jaExcluido(sujeito));
  return erro.codigo === 'VALIDACAO' ? againstRule(erro.message) : erro;
}

/** The present record with the fields of the change set back. */
function camposDeAntes<Campos extends object, Lido extends RecordRead>(
  cadastro: Registro<Campos, Lido>,
  { antes, depois, atual }: { antes: object; depois: object; atual: Lido },
): Campos {
  const camposDaLinha = (linha: object) => fieldsOf(cadastro, linha) as Record<string, unknown>;
  const { campos, mudados } = asBefore(
    { era: camposDaLinha(antes), ficou: camposDaLinha(depois), esta: camposDaLinha(atual) },
    cadastro.rotulos,
  );
  if (mudados.length === 0) {
    throw againstRule(NENHUM_CAMPO);
  }
  return fieldsOf(cadastro, campos);
}

const NENHUM_CAMPO = 'Esta mudança não alterou nenhum campo do registro: o que ela fez se desfaz onde foi feito.';

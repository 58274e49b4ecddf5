import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { camposMudados, comValoresDe, iguais, valorEm } from '#lib/domain/versoes/campos-mudados.ts';
import { localMoment } from '#server/platform/lists/local-time.ts';
import type { ChangeMade } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';

type Campos = Readonly<Record<string, unknown>>;

/** A record before a change, after it, and now. */
interface Versoes {
  era: Campos;
  ficou: Campos;
  esta: Campos;
}

/**
 * The present record with the fields of the change set back to their former values, and the names of these fields.
 * @throws {Refusal} 422 with their names when another change has touched one of them since.
 */
export function asBefore(
  { era, ficou, esta: estadoAtual }: Versoes,
  rotulos: Readonly<Record<string, string>>,
): { campos: Campos; mudados: string[] } {
  const mudados = camposMudados(era, ficou);
  const outraVez = mudados.filter((campo) => !iguais(valorEm(ficou, campo), valorEm(estadoAtual, campo)));
  if (outraVez.length > 0) {
    const nomes = [...new Set(outraVez.map((campo) => rotulos[campo] ?? campo))].join(', ');
    throw againstRule(`Não dá para desfazer: depois desta mudança, outra já alterou ${nomes}.`);
  }
  return { campos: comValoresDe(estadoAtual, era, mudados), mudados };
}

/** The reason of an undo in the history: which change it undoes, by the clock of the server. */
export function undoReason({ acao, em }: Pick<ChangeMade, 'acao' | 'em'>): string {
  const { dia, hora } = localMoment(em);
  return `Desfaz ${FEITOS[acao]} de ${diaPorExtenso(dia)} às ${hora}.`;
}

const FEITOS: Record<ChangeMade['acao'], string> = {
  CRIAR: 'a criação',
  ALTERAR: 'a alteração',
  EXCLUIR: 'a exclusão',
  RESTAURAR: 'a restauração',
  DESFAZER: 'o desfazer',
};

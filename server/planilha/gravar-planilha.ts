import { setImmediate as respirar } from 'node:timers/promises';
import type { Contagens, MapaDePlanilha, ModoDeGravar } from '#lib/contracts/planilha.ts';
import type { Banco } from '#server/db/banco.ts';
import { violaUnicidade } from '#server/db/violacao.ts';
import { contraRegra } from '#server/erros.ts';
import { type Andamento, seguir } from './andamento.ts';
import type { LinhaConferida } from './conferir-linhas.ts';
import { type AoImportar, type Conferencia, conferirArquivo, FATIA, linhaErrada } from './conferir-planilha.ts';
import type { ResultadoDaGravacao } from './gravar-linhas.ts';
import { type PlanilhaGuardada, planilhaRepository } from './planilha-repository.ts';
import { CADASTROS_IMPORTADOS } from './recursos.ts';

/**
 * Writes a checked sheet. It is checked again first, for records move while people read: what is wrong now is told, and with
 * `TUDO` nothing is written then.
 * @throws {Recusa} 422 when it is all or nothing, and it is nothing.
 */
export async function gravarPlanilha(
  ao: AoImportar,
  guardada: PlanilhaGuardada,
  modo: ModoDeGravar,
  andamento: Andamento,
): Promise<void> {
  const { mapa, correcoes } = guardada;
  if (!mapa) throw contraRegra('Confira a planilha antes de gravar.');
  const conferencia = await conferirArquivo(ao, guardada, { mapa, correcoes }, andamento);
  const aGravar = conferencia.linhas.filter(({ pedido }) => pedido !== null);
  const repositorio = planilhaRepository(ao.db, ao.quem.empresaId);
  await repositorio.trocarErradas(guardada.id, conferencia.erradas);
  await repositorio.alterar(guardada.id, { contagens: conferencia.contagens });
  // The check was the first half of the work.
  andamento.total += aGravar.length;
  const obra = { ao, guardada, mapa, conferencia, aGravar, andamento };
  await (modo === 'TUDO' ? gravarTudo(obra) : gravarAsQuePassaram(obra));
}

interface Obra {
  ao: AoImportar;
  guardada: PlanilhaGuardada;
  mapa: MapaDePlanilha;
  conferencia: Conferencia;
  aGravar: LinhaConferida[];
  andamento: Andamento;
}

async function gravarTudo({ ao, guardada, mapa, conferencia, aGravar, andamento }: Obra): Promise<void> {
  const { erradas, contagens } = conferencia;
  if (erradas.length > 0) throw contraRegra(`Nada foi gravado: ${linhasPorExtenso(erradas.length)} com erro.`);
  await ao.db.transaction(async (tx) => {
    for (let de = 0; de < aGravar.length; de += FATIA) {
      seguir(andamento);
      const { recusadas } = await gravarFatia({ ...ao, db: tx }, guardada, aGravar.slice(de, de + FATIA));
      const [recusada] = recusadas;
      if (recusada) {
        const { numero, erros } = recusada;
        throw contraRegra(`Nada foi gravado: a linha ${numero} não passa mais. ${Object.values(erros).join(' ')}`);
      }
      andamento.feitas += Math.min(FATIA, aGravar.length - de);
      await respirar();
    }
    await terminar(tx, ao, guardada, { ...contagens }, mapa);
  });
}

async function gravarAsQuePassaram({ ao, guardada, mapa, conferencia, aGravar, andamento }: Obra): Promise<void> {
  const { contagens, erradas, celulasDe } = conferencia;
  const efeitoDe = new Map(aGravar.map(({ numero, efeito }) => [numero, efeito]));
  const feito = { ...contagens, novas: 0, alteradas: 0 };
  for (let de = 0; de < aGravar.length && !andamento.cancelado; de += FATIA) {
    const fatia = aGravar.slice(de, de + FATIA);
    const { feitas, recusadas } = await gravarFatiaOuLinhas(ao, guardada, fatia);
    for (const { numero } of feitas) feito[efeitoDe.get(numero) === 'NOVA' ? 'novas' : 'alteradas'] += 1;
    feito.comErro += recusadas.length;
    erradas.push(...recusadas.map(({ numero, erros }) => linhaErrada(numero, celulasDe(numero), erros, mapa)));
    andamento.feitas += fatia.length;
    await respirar();
  }
  const falha = andamento.cancelado ? 'A gravação foi interrompida a pedido. As linhas já gravadas ficaram.' : null;
  await ao.db.transaction(async (tx) => {
    await planilhaRepository(tx, ao.quem.empresaId).trocarErradas(guardada.id, erradas);
    await terminar(tx, ao, guardada, feito, mapa, falha);
  });
}

/** A slice and the note of what it became, in one transaction. */
function gravarFatia(
  ao: AoImportar,
  guardada: PlanilhaGuardada,
  fatia: LinhaConferida[],
): Promise<ResultadoDaGravacao> {
  return ao.db.transaction(async (tx) => {
    const cadastro = CADASTROS_IMPORTADOS[guardada.recurso];
    const resultado = await cadastro.gravar({ ...ao, db: tx }, fatia, `Importação da planilha ${guardada.nome}.`);
    await planilhaRepository(tx, ao.quem.empresaId).guardarFeitas(guardada.id, resultado.feitas);
    return resultado;
  });
}

/** Row by row where the slice as a whole cannot be: somebody took a place between the check and the write. */
async function gravarFatiaOuLinhas(
  ao: AoImportar,
  guardada: PlanilhaGuardada,
  fatia: LinhaConferida[],
): Promise<ResultadoDaGravacao> {
  try {
    return await gravarFatia(ao, guardada, fatia);
  } catch (erro) {
    if (fatia.length === 1) {
      if (!violaUnicidade(erro)) throw erro;
      const erros = { '': 'Outra pessoa gravou este registro ao mesmo tempo. Confira de novo.' };
      return { feitas: [], recusadas: fatia.map(({ numero }) => ({ numero, erros })) };
    }
    const juntas: ResultadoDaGravacao = { feitas: [], recusadas: [] };
    for (const linha of fatia) {
      const { feitas, recusadas } = await gravarFatiaOuLinhas(ao, guardada, [linha]);
      juntas.feitas.push(...feitas);
      juntas.recusadas.push(...recusadas);
    }
    return juntas;
  }
}

async function terminar(
  tx: Banco,
  ao: AoImportar,
  { id }: PlanilhaGuardada,
  contagens: Contagens,
  mapa: MapaDePlanilha,
  falha: string | null = null,
): Promise<void> {
  await planilhaRepository(tx, ao.quem.empresaId).alterar(id, { situacao: 'GRAVADA', contagens, mapa, falha });
}

const linhasPorExtenso = (quantas: number) =>
  quantas === 1 ? 'há 1 linha' : `há ${quantas.toLocaleString('pt-BR')} linhas`;

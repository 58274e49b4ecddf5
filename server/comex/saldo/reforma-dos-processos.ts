import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type FaltaDaReforma, suspensaoComPrazo } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { prazoDaConversao } from '#lib/fiscal/reforma/prazos-da-suspensao.ts';
import type { CargaDoProcesso } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { itensDaAdicaoDeclarada } from '#lib/fiscal/reforma/processo/itens-declarados.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { type ReformaDoLote, reformaDosLotes } from '#lib/fiscal/saldo/reforma-do-lote.ts';
import { cargasLiberadas } from '#server/comex/declaracao/carga-da-reforma.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { flatMapInTurns } from '#server/platform/work/flat-map-in-turns.ts';
import type { Lote } from './razao-repository.ts';

/** The columns of CBS and IBS that the declaration of a lote fills. */
export type ReformaGravada = Pick<
  Lote,
  | 'cClassTrib'
  | 'cbsSuspensa'
  | 'ibsUfSuspenso'
  | 'ibsMunSuspenso'
  | 'reformaEstimada'
  | 'reformaFalta'
  | 'documentoImportacao'
  | 'prazoConversao'
>;

interface ProcessoLiberado {
  processoId: string;
  importadorId: string | null;
  declaracao: DeclaracaoImportacao;
  liberacao: DataTexto;
}

/**
 * Returns the columns of CBS and IBS of the items of released declarations, by process, in the order of their items. The day of the
 * import document is that of the release, because the day of the import note is kept nowhere.
 */
export async function reformaDosProcessos(
  tx: Database,
  empresaId: string,
  liberados: readonly ProcessoLiberado[],
): Promise<Map<string, ReformaGravada[]>> {
  if (liberados.length === 0) return new Map();
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const simples = new Map<string, CargaDoProcesso>();
  for (const processoLiberado of liberados) simples.set(processoLiberado.processoId, await semCustos(processoLiberado));
  const aCalcular = liberados.filter(({ processoId }) => precisaDoCalculo(simples.get(processoId)));
  const cargas = await cargasLiberadas(tx, empresaId, aCalcular, parametros);
  return new Map(
    liberados.map(({ processoId, liberacao }) => {
      const carga = cargas.get(processoId) ?? simples.get(processoId);
      const reformas = carga ? reformaDosLotes(carga, parametros) : [];
      return [processoId, reformas.map((reforma) => gravada(reforma, liberacao, parametros))];
    }),
  );
}

/** The items alone: enough where nothing is calculated. */
async function semCustos({ declaracao, liberacao }: ProcessoLiberado): Promise<CargaDoProcesso> {
  return {
    registro: { dia: declaracao.dataRegistro, previsao: false },
    liberacao: { dia: declaracao.dataDesembaraco ?? liberacao, previsao: false },
    uf: null,
    municipio: null,
    componentes: {},
    itens: await flatMapInTurns(declaracao.adicoes, itensDaAdicaoDeclarada),
    avisos: [],
  };
}

function precisaDoCalculo(carga: CargaDoProcesso | undefined): boolean {
  if (!carga?.liberacao.dia || carga.liberacao.dia < INICIO_DA_CBS_E_DO_IBS) return false;
  return carga.itens.some(({ cClassTrib }) => cClassTrib !== null);
}

function gravada(
  { cClassTrib, suspensos, falta, estimada }: ReformaDoLote,
  liberacao: DataTexto,
  parametros: readonly Parametro[],
): ReformaGravada {
  return {
    cClassTrib,
    cbsSuspensa: suspensos.cbs,
    ibsUfSuspenso: suspensos.ibsUF,
    ibsMunSuspenso: suspensos.ibsMun,
    reformaEstimada: estimada,
    reformaFalta: falta,
    documentoImportacao: liberacao,
    prazoConversao:
      suspensaoComPrazo(cClassTrib) && liberacao >= INICIO_DA_CBS_E_DO_IBS ? prazoOuNada(liberacao, parametros) : null,
  };
}

/** The last day to convert a suspension; unknown where no deadline is in force on the day. */
export function prazoOuNada(emissao: DataTexto, parametros: readonly Parametro[]): DataTexto | null {
  try {
    return prazoDaConversao(emissao, parametros);
  } catch (erro) {
    if (erro instanceof RegraViolada) return null;
    throw erro;
  }
}

/** Of an item of which nothing is known. */
export function reformaDesconhecida(falta: FaltaDaReforma): ReformaGravada {
  return {
    cClassTrib: null,
    cbsSuspensa: null,
    ibsUfSuspenso: null,
    ibsMunSuspenso: null,
    reformaEstimada: false,
    reformaFalta: falta,
    documentoImportacao: null,
    prazoConversao: null,
  };
}

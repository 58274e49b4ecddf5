import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { CargaDoProcesso } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { cambioDe } from '#server/comex/cambio/cambio-do-processo.ts';
import { despesasDaBase, lugaresDe, SEM_LUGAR } from '#server/comex/declaracao/carga-da-reforma.ts';
import { type DeclaracaoGuardada, declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';

/** What is read of a process to calculate its CBS and IBS: nothing of it is calculated yet. */
export interface MateriaDaReforma {
  /** Of the process. */
  numero: string;
  treinamento: boolean;
  comum: Pick<CargaDoProcesso, 'registro' | 'liberacao' | 'uf' | 'municipio'>;
  /** The expenses of the process that are in the base. */
  despesas: CargaDoProcesso['componentes'];
  avisos: CargaDoProcesso['avisos'];
  parametros: Awaited<ReturnType<ReturnType<typeof parametroRepository>['doMotor']>>;
  /** Null before there is one. */
  declaracao: DeclaracaoImportacao | null;
  /** The planned goods of a process without declaration, and the rates of their currencies in reais. */
  previsto: { processo: ReturnType<typeof comoPrevisto>; taxas: Record<string, DecimalTexto> } | null;
}

interface DeQueDia {
  hoje: DataTexto;
  liberacao: DataTexto | undefined;
  /** The stored declaration, where the caller has read it; null where it found none. */
  guardada?: DeclaracaoGuardada | null;
}

/**
 * Reads what CBS and IBS of a process are calculated from: a registered declaration as declared, otherwise the planned goods as if
 * registered on `hoje`. A day to try out only stands in for a release that has not come. @throws {Refusal} 404.
 */
export async function lerMateriaDaReforma(
  tx: Database,
  empresaId: string,
  processoId: string,
  { hoje, liberacao, guardada: lida }: DeQueDia,
): Promise<MateriaDaReforma> {
  const processo = await processoRepository(tx, empresaId).buscar(processoId);
  if (!processo || processo.excluidoEm !== null) throw notFound('Este processo');
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const guardada = lida === undefined ? await declaracaoGuardada(tx, empresaId, processoId) : lida;
  const registrado = guardada?.declaracao.dataRegistro ?? diaDoPasso(processo, 'REGISTRADO');
  const liberado = guardada?.declaracao.dataDesembaraco ?? diaDoPasso(processo, 'DESEMBARACADO_RFB');
  const despesas = (await despesasDaBase(tx, empresaId, [processoId])).get(processoId) ?? {};
  const dia = registrado ?? hoje;
  return {
    numero: processo.numero,
    treinamento: processo.treinamento,
    comum: {
      registro: { dia, previsao: registrado === null },
      liberacao: { dia: liberado ?? liberacao ?? null, previsao: liberado === null },
      ...(await lugarDo(tx, empresaId, processo)),
    },
    despesas,
    avisos: semAfrmm(processo, despesas),
    parametros,
    declaracao: guardada?.declaracao ?? null,
    previsto: guardada ? null : await lerPrevisto(tx, empresaId, processo, dia),
  };
}

async function lerPrevisto(tx: Database, empresaId: string, processo: ProcessoInteiro, dia: DataTexto) {
  const previsto = await itensDoProcessoRepository(tx, empresaId).buscar(processo.id);
  if (!previsto) return null;
  const { moedas } = await cambioDe(tx, empresaId, processo.id, dia);
  const taxas = Object.fromEntries(moedas.flatMap(({ sigla, ptax }) => (ptax ? [[sigla, ptax.valor]] : [])));
  return { processo: comoPrevisto(processo, previsto), taxas };
}

function comoPrevisto(processo: ProcessoInteiro, { itens, adicoes }: ItensDoProcessoLidos) {
  const { tipoDocumento, freteMoeda, freteValor, freteNacional, seguroMoeda, seguroValor } = processo;
  return {
    tipoDocumento,
    freteNacional,
    frete: emMoeda(freteMoeda?.codigo, freteValor),
    seguro: emMoeda(seguroMoeda?.codigo, seguroValor),
    itens: itens.map(({ moeda, ...item }) => ({ ...item, moeda: { codigo: moeda.codigo ?? '' } })),
    adicoes,
  };
}

function emMoeda(codigo: string | null | undefined, valor: string | null) {
  return codigo && valor ? { moeda: { codigo }, valor } : null;
}

function diaDoPasso({ passos }: ProcessoInteiro, situacao: ProcessoInteiro['situacao']): DataTexto | null {
  return passos.findLast((passo) => passo.situacao === situacao && passo.desfeito === null)?.data ?? null;
}

async function lugarDo(tx: Database, empresaId: string, { importador: { id } }: ProcessoInteiro) {
  if (id === null) return SEM_LUGAR;
  return (await lugaresDe(tx, empresaId, [id])).get(id) ?? SEM_LUGAR;
}

/** By sea and river the AFRMM may be due, and then it is in the base. */
function semAfrmm({ viaTransporte }: ProcessoInteiro, despesas: CargaDoProcesso['componentes']) {
  if (despesas.afrmm || !(viaTransporte === '01' || viaTransporte === '02')) return [];
  return [
    {
      codigo: 'SEM_AFRMM',
      mensagem: 'Não há AFRMM nas despesas do processo. Se for devido, lance-o: ele integra a base (art. 80, IV).',
    },
  ];
}

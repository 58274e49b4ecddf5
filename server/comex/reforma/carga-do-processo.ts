import type { ItensDoProcessoLidos } from '#lib/contracts/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import type { EntradaImportacao } from '#lib/domain/aduana/calculo-importacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { figurasDasAdicoes } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { entradaDaDi } from '#lib/fiscal/importacao/entrada-da-di.ts';
import { entradaPrevista } from '#lib/fiscal/importacao/entrada-prevista.ts';
import { oQueSeCalcula } from '#lib/fiscal/importacao/o-que-se-calcula.ts';
import { taxaDaDeclaracao } from '#lib/fiscal/importacao/taxa-da-declaracao.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import type { CargaDoProcesso } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { type ItemDescrito, itensCalculados } from '#lib/fiscal/reforma/processo/itens-calculados.ts';
import { cambioDe } from '#server/comex/cambio/cambio-do-processo.ts';
import { daDeclaracao, despesasDaBase, lugaresDe, SEM_LUGAR } from '#server/comex/declaracao/carga-da-reforma.ts';
import { type DeclaracaoGuardada, declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { itensDoProcessoRepository } from '#server/comex/itens-do-processo/itens-do-processo-repository.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/refusals.ts';

type Parametros = Awaited<ReturnType<ReturnType<typeof parametroRepository>['doMotor']>>;

/** What a process has for CBS and IBS. Without an entrada the goods cannot be calculated, and `falta` says why. */
export interface LidoDoProcesso {
  /** Of the process. */
  numero: string;
  carga: CargaDoProcesso;
  entrada: EntradaImportacao | null;
  descritos: readonly ItemDescrito[];
  falta: string | null;
  parametros: Parametros;
}

interface DeQueDia {
  hoje: DataTexto;
  liberacao: DataTexto | undefined;
  /** The stored declaration, where the caller has read it. */
  guardada?: DeclaracaoGuardada;
}

/**
 * Reads what CBS and IBS of a process are calculated from: a registered declaration as declared, otherwise the planned goods as if
 * registered on `hoje`. A day to try out only stands in for a release that has not come. @throws {Refusal} 404.
 */
export async function lerCargaDoProcesso(
  tx: Database,
  empresaId: string,
  processoId: string,
  { hoje, liberacao, ...lida }: DeQueDia,
): Promise<LidoDoProcesso> {
  const processo = await processoRepository(tx, empresaId).buscar(processoId);
  if (!processo || processo.excluidoEm !== null) throw notFound('Este processo');
  const { numero } = processo;
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const guardada = lida.guardada ?? (await declaracaoGuardada(tx, empresaId, processoId));
  const registrado = guardada?.declaracao.dataRegistro ?? diaDoPasso(processo, 'REGISTRADO');
  const liberado = guardada?.declaracao.dataDesembaraco ?? diaDoPasso(processo, 'DESEMBARACADO_RFB');
  const comum = {
    registro: { dia: registrado ?? hoje, previsao: registrado === null },
    liberacao: { dia: liberado ?? liberacao ?? null, previsao: liberado === null },
    ...(await lugarDo(tx, empresaId, processo)),
  };
  const despesas = (await despesasDaBase(tx, empresaId, [processoId])).get(processoId) ?? {};
  const avisos = semAfrmm(processo, despesas);
  if (guardada) {
    const { declaracao } = guardada;
    const carga = { ...comum, ...daDeclaracao(declaracao, despesas, parametros), avisos };
    const falta = carga.itens.length > 0 ? null : SEM_ITENS;
    return { numero, carga, ...entradaDeclarada(declaracao, { parametros }), parametros, falta };
  }
  const previsto = await itensDoProcessoRepository(tx, empresaId).buscar(processoId);
  const dia = comum.registro.dia;
  const { moedas } = await cambioDe(tx, empresaId, processoId, dia);
  const taxas = Object.fromEntries(moedas.flatMap(({ sigla, ptax }) => (ptax ? [[sigla, ptax.valor]] : [])));
  const vazia = { ...comum, componentes: despesas, itens: [], avisos };
  if (!previsto) return { numero, carga: vazia, entrada: null, descritos: [], falta: SEM_ITENS, parametros };
  const { entrada, faltas } = entradaPrevista(comoPrevisto(processo, previsto), dia, taxas);
  if (entrada === null) {
    return { numero, carga: vazia, entrada, descritos: [], falta: faltas.map(emFrase).join(' '), parametros };
  }
  const descritos = previsto.adicoes.flatMap(({ numero }) =>
    previsto.itens
      .filter(({ adicao }) => adicao === numero)
      .map(({ descricao, cClassTrib = null }) => ({ adicao: comTresAlgarismos(numero), descricao, cClassTrib })),
  );
  const { adicoes } = figurasDasAdicoes(entrada, { parametros });
  const siscomex = taxaDaDeclaracao({ dataRegistro: dia, adicoes }, parametros);
  return {
    numero,
    carga: {
      ...comum,
      componentes: { siscomex: { valor: texto(siscomex), fonte: siscomex.fonte ?? 'calculada' }, ...despesas },
      itens: itensCalculados(entrada, adicoes, descritos),
      avisos,
    },
    entrada,
    descritos,
    falta: null,
    parametros,
  };
}

function entradaDeclarada(declaracao: DeclaracaoImportacao, opcoes: { parametros: Parametros }) {
  const descritos = declaracao.adicoes.flatMap(({ numero, itens }) =>
    itens.map(({ descricao, cClassTrib = null }) => ({ adicao: numero, descricao, cClassTrib })),
  );
  return { entrada: oQueSeCalcula(entradaDaDi(declaracao), declaracao, opcoes), descritos };
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

function emFrase({ adicao, motivo }: { adicao: number | null; motivo: string }): string {
  return adicao === null ? motivo : `Adição ${comTresAlgarismos(adicao)}: ${motivo}`;
}

function comTresAlgarismos(numero: number): string {
  return String(numero).padStart(3, '0');
}

const SEM_ITENS = 'O processo ainda não tem itens.';

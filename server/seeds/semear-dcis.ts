import { and, asc, eq, gte } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { dciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import type { PedidoDePassoDaDci } from '#lib/contracts/dci/dci-passos.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { diaUtilAnterior } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { competenciaAnterior } from '#lib/domain/zfm/vencimento-da-dci.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import { cadastroDeDci } from '#server/comex/dci/dci.ts';
import { dciRepository } from '#server/comex/dci/dci-repository.ts';
import { receberNotas } from '#server/comex/dci/notas/receber-notas.ts';
import { informarPagamento } from '#server/comex/dci/pagamento-da-dci.ts';
import { darPassoNaDci } from '#server/flows/zfm/dar-passo-na-dci.ts';
import { today } from '#server/platform/clock.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { noDiaUtil } from './dia-util.ts';
import { gerarNotas, type PedidoDeNotas } from './gerador-nfe.ts';

type Ao = OnWrite & { blobs: BlobStore };

/**
 * Creates DCIs of the demonstration's industry. One month is registered and paid. An individual DCI of one nota of a foreign
 * product is drawn from the stock and still to be paid. The last month is in preparation: its notas include a cancelled one, some
 * that stay in the Zona Franca, and a product without a DCR-E.
 */
export async function semearDcis(ao: Ao, importadorId: string, representanteId: string): Promise<void> {
  const dono = await importadorRepository(ao.db, ao.quem.empresaId).buscar(importadorId);
  if (!dono) return;
  const ultima = competenciaAnterior(today(ao.relogio));
  const anterior = competenciaAnterior(`${ultima}-01`);
  const revendido = await emEstoque(ao, dono.cnpj);
  const doMes = { dono, representanteId };
  const registro = noDiaUtil(somarDias(`${ultima}-01`, 7));
  const registrada = await comNotas(ao, { ...doMes, registro, competencia: anterior, destinos: DO_SUL }, [MONITOR]);
  await registrar(ao, registrada, { numero: NUMEROS[0], data: registro, paga: true });
  if (revendido.length > 0) {
    const seguinte = noDiaUtil(somarDias(today(ao.relogio), -5));
    const dia = diaUtilAnterior(seguinte);
    const umaNota = { notas: 1, canceladas: 0, de: dia, ate: dia, registro: seguinte };
    const individual = await comNotas(ao, { ...doMes, ...umaNota, competencia: null, destinos: DO_SUL }, revendido);
    await registrar(ao, individual, { numero: NUMEROS[1], data: seguinte, paga: false });
  }
  const emPreparo = { ...doMes, registro: today(ao.relogio), competencia: ultima, destinos: DESTINOS };
  await comNotas(ao, emPreparo, [FONTE, MONITOR, PLACA, ...revendido]);
}

/** Finds a part number with a large balance, sold as it came: a produto estrangeiro. */
async function emEstoque({ db, quem }: Ao, cnpj: string): Promise<(typeof PLACA)[]> {
  const [item] = await db
    .select({ codigo: itemCadastrado.partNumber, descricao: itemCadastrado.descricao, ncm: saldoLote.ncm })
    .from(saldoLote)
    .innerJoin(
      itemCadastrado,
      and(eq(itemCadastrado.empresaId, saldoLote.empresaId), eq(itemCadastrado.id, saldoLote.itemId)),
    )
    .where(
      and(eq(saldoLote.empresaId, quem.empresaId), eq(saldoLote.importadorCnpj, cnpj), gte(saldoLote.saldo, '200')),
    )
    .orderBy(asc(saldoLote.dataDesembaraco), asc(saldoLote.id))
    .limit(1);
  const [descricao = ''] = item?.descricao.split('\n') ?? [];
  return item ? [produto(item.codigo, descricao.slice(0, 120).trim(), item.ncm, '74.9')] : [];
}

interface Pedido {
  dono: ImportadorLido;
  representanteId: string;
  /** Null for an individual DCI. */
  competencia: string | null;
  destinos: PedidoDeNotas['destinos'];
  /** The day it is registered. Its rate is the one published before that day. */
  registro: DataTexto;
  notas?: number;
  canceladas?: number;
  de?: DataTexto;
  ate?: DataTexto;
}

async function comNotas(ao: Ao, pedido: Pedido, produtos: readonly (typeof PLACA)[]): Promise<DciLido> {
  const { dono, representanteId, competencia, destinos, notas: quantas = 14, canceladas = 1 } = pedido;
  const { de = `${competencia}-02`, ate = `${competencia}-26` } = pedido;
  const { banco, agencia, conta } = dono;
  const dci = await gravacaoDe(cadastroDeDci, ao).criar(
    dciNovo.parse({
      importador: { id: dono.id },
      representante: { id: representanteId },
      tipo: competencia === null ? 'INDIVIDUAL' : 'MENSAL',
      competencia,
      taxaUSD: '5.3417',
      dataTaxa: diaUtilAnterior(pedido.registro),
      banco,
      agencia,
      conta,
    }),
  );
  const { notas, cancelamentos } = gerarNotas({
    semente: Number(de.replaceAll('-', '')),
    notas: quantas,
    canceladas,
    de,
    ate,
    quantidadeMaxima: 3,
    primeiroNumero: Number(de.slice(5).replace('-', '')) * 10,
    emitente: { cnpj: dono.cnpj, ie: dono.inscricaoEstadual ?? '', nome: dono.razaoSocial },
    produtos,
    destinos,
  });
  const arquivos = [...notas, ...cancelamentos].map(({ nome, xml }) => [nome, strToU8(xml)] as const);
  const bytes = zipSync(Object.fromEntries(arquivos), { mtime: `${ate}T12:00:00` });
  await receberNotas(ao, dci.id, { nome: `notas-${de}.zip`, conteudo: bytes }, ninguemOlha(dci.id));
  return (await dciRepository(ao.db, ao.quem.empresaId).buscar(dci.id)) as DciLido;
}

async function registrar(
  ao: Ao,
  dci: DciLido,
  { numero, data, paga }: { numero: string; data: DataTexto; paga: boolean },
): Promise<void> {
  const passos: PedidoDePassoDaDci['passo'][] = ['CALCULAR', 'VALIDAR', 'GERAR', 'TRANSMITIR', 'REGISTRAR'];
  let { versao } = dci;
  for (const passo of passos) {
    const dado = passo === 'REGISTRAR' ? numero : null;
    versao = (await darPassoNaDci(ao, dci.id, { versao, passo, data, numero: dado, canal: null, motivo: null })).versao;
  }
  if (paga) await informarPagamento(ao, dci.id, { versao, data, selic: [] });
}

const ninguemOlha = (id: string): RecebimentoDeNotas => ({
  id,
  situacao: 'RECEBENDO',
  lidos: 0,
  total: null,
  incluidas: 0,
  repetidas: 0,
  fora: {},
  recusadas: [],
  recusadasAoTodo: 0,
  limpas: [],
  limpasAoTodo: 0,
  falha: null,
});

const produto = (codigo: string, descricao: string, ncm: string, preco: string) => ({
  codigo,
  descricao,
  ncm,
  unidade: 'UN',
  preco,
  origem: '0',
});
const PLACA = produto('PLM-100', 'PLACA-MAE MONTADA PARA MICROCOMPUTADOR, FICTICIA', '84733041', '412.5');
const FONTE = produto('FTE-065', 'FONTE DE ALIMENTACAO 65 W, FICTICIA', '85044090', '38.9');
const MONITOR = produto('MON-240', 'MONITOR DE VIDEO 24 POLEGADAS, FICTICIO', '85285200', '689.75');

const DO_SUL = [
  { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' },
  { uf: 'MG', municipioIbge: '3106200', municipio: 'Belo Horizonte' },
] as const;
const DESTINOS = [
  ...DO_SUL,
  { uf: 'RO', municipioIbge: '1100205', municipio: 'Porto Velho' },
  { uf: 'AP', municipioIbge: '1600303', municipio: 'Macapá' },
  { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' },
] as const;

const NUMEROS = ['2690000470', '2690000489'] as const;

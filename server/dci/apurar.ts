import { and, eq, getTableColumns } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci.ts';
import type { ConteudoDaDci, ItemDaDci, OrigemDoItem } from '#lib/domain/dci.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import type { Parametro } from '#lib/domain/parametro.ts';
import { vencimentoDaDci } from '#lib/domain/vencimento-da-dci.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';
import { diaDoVencimento, exigibilidadeEmVigor, receitasDaDci } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { type PlanoDeSaques, planejarSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import { MOTOR_DCI } from '#lib/fiscal/dci/versao-do-motor.ts';
import type { Banco } from '#server/db/banco.ts';
import { inserirEmMassa } from '#server/db/em-massa.ts';
import { importador } from '#server/db/schema-cadastros.ts';
import { dci, dciInsumo, dciItem, dciNotaItem, dciSaque } from '#server/db/schema-dci.ts';
import { parametroRepository } from '#server/parametros/parametro-repository.ts';
import type { Lote } from '#server/saldo/razao-repository.ts';
import { dcrsNaSaida } from './dcrs-na-saida.ts';
import { gravarItensDasLinhas } from './gravar-itens-das-linhas.ts';
import { type ItemAgregado, itensDasLinhas } from './itens-das-linhas.ts';
import { linhasDasNotas } from './linhas-das-notas.ts';
import { lotesParaPlanejar } from './lotes-dos-insumos.ts';
import { type Necessidade, necessidadesDosItens } from './necessidades.ts';
import { nomeDoInsumo } from './nome-do-insumo.ts';
import { produtosDasLinhas } from './produtos-das-linhas.ts';
import { type ValoresDoLote, valoresDosLotes } from './valores-dos-lotes.ts';

type Cabeca = typeof dci.$inferSelect & { importadorCnpj: string };

/** What a DCI comes to, before it is written. */
interface Apuracao {
  itens: readonly ItemAgregado[];
  necessidades: readonly Necessidade[];
  lotes: ReadonlyMap<string, readonly Lote[]>;
  plano: PlanoDeSaques;
}

/**
 * Makes what an open DCI declares anew, from its notas and what is decided of it, by the cadastros, DCR-Es and stock as they stand: its
 * items, the inputs they take, and the figures of the engine. The DCI is held already; the stock is not, until the registration.
 */
export async function apurarDci(
  tx: Banco,
  empresaId: string,
  dciId: string,
  { hoje }: { hoje: DataTexto },
): Promise<void> {
  const cabeca = await cabecaDe(tx, empresaId, dciId);
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const linhas = await linhasDasNotas(tx, empresaId, dciId);
  const produtos = await produtosDasLinhas(tx, empresaId, cabeca.importadorId, {
    codigos: [...new Set(linhas.map(({ codigo }) => codigo))],
    ditas: cabeca.modalidades,
  });
  const feitos = [...produtos.values()].flatMap(({ produto }) => (produto ? [produto.id] : []));
  const itens = itensDasLinhas(linhas, produtos, await dcrsNaSaida(tx, empresaId, cabeca.importadorId, feitos));
  const necessidades = await necessidadesDosItens(tx, empresaId, itens);
  const insumos = [...new Set(necessidades.map(({ insumo }) => insumo))];
  const lotes = await lotesParaPlanejar(tx, empresaId, { ...cabeca, insumos });
  const plano = planejarSaques(
    necessidades,
    lotes,
    cabeca.realocacoes.map(({ insumo, lote, quantidade }) => ({ insumo, loteId: lote.id, quantidade })),
  );
  const tributados = await origensDosTributados(tx, empresaId, { itens, necessidades, lotes, plano });
  const documento = conteudoDe(cabeca, { itens, plano, tributados, parametros, hoje });
  await gravar(tx, empresaId, cabeca, {
    apuracao: { itens, necessidades, lotes, plano },
    documento,
    receitas: receitasDaDci(parametros, hoje),
    notas: new Set(linhas.map(({ notaId }) => notaId)).size,
    motivosPadrao: new Map(
      itens.map(({ chave, modalidade, destino }) => [
        chave,
        modalidade === 'PN' ? false : exigibilidadeEmVigor(parametros, modalidade, destino, hoje),
      ]),
    ),
  });
  await gravarItensDasLinhas(tx, empresaId, dciId, { linhas, produtos, itens });
}

async function cabecaDe(tx: Banco, empresaId: string, dciId: string): Promise<Cabeca> {
  const [linha] = await tx
    .select({ ...getTableColumns(dci), importadorCnpj: importador.cnpj })
    .from(dci)
    .innerJoin(importador, and(eq(importador.empresaId, dci.empresaId), eq(importador.id, dci.importadorId)))
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, dciId)));
  if (!linha) throw new Error(`DCI ${dciId} is not there.`);
  return linha;
}

/** By item, what was drawn for it, with what it was declared at: only what pays by it has any. */
async function origensDosTributados(
  tx: Banco,
  empresaId: string,
  { itens, necessidades, lotes, plano }: Apuracao,
): Promise<Map<string, { origens: OrigemDoItem[]; falta: boolean }>> {
  const pagam = new Set(itens.filter(({ modalidade }) => pagaPeloInsumo(modalidade)).map(({ chave }) => chave));
  const porId = new Map([...lotes.values()].flat().map((lote) => [lote.id, lote]));
  const usados = plano.porNecessidade
    .filter(({ item }) => pagam.has(item))
    .flatMap(({ saques }) => saques.map(({ loteId }) => loteId));
  const valores = await valoresDosLotes(
    tx,
    empresaId,
    [...new Set(usados)].flatMap((id) => porId.get(id) ?? []),
  );
  const porItem = new Map<string, { origens: OrigemDoItem[]; falta: boolean }>();
  for (const [i, { item, saques, faltante }] of plano.porNecessidade.entries()) {
    const necessidade = necessidades[i];
    if (!pagam.has(item) || !necessidade) continue;
    const seu = porItem.get(item) ?? { origens: [], falta: false };
    seu.origens.push(
      ...saques.flatMap(({ loteId, quantidade }) => {
        const lote = porId.get(loteId);
        return lote ? [origemDe(necessidade, lote, quantidade, valores.get(loteId))] : [];
      }),
    );
    porItem.set(item, { ...seu, falta: seu.falta || !new Exato(faltante).isZero() });
  }
  return porItem;
}

const pagaPeloInsumo = (modalidade: ItemAgregado['modalidade']) => modalidade === 'PE' || modalidade === 'PI_SEM_PPB';

function origemDe(
  { codigo, descricao, coefTecnico }: Necessidade,
  { id, numeroDeclaracao, adicao, item }: Lote,
  quantidade: string,
  valores: ValoresDoLote | undefined,
): OrigemDoItem {
  return {
    insumo: nomeDoInsumo({ codigo, descricao }),
    coefTecnico,
    quantidade,
    lote: { id, numeroDeclaracao, adicao, item },
    ...(valores ?? DESCONHECIDO),
  };
}

const DESCONHECIDO: ValoresDoLote = {
  vuUSD: null,
  freteUSD: null,
  seguroUSD: null,
  aliq: { II: null, IPI: null, PIS: null, COFINS: null },
  suspensos: { II: true, IPI: true, PIS: true, COFINS: true },
};

interface Partes {
  itens: readonly ItemAgregado[];
  plano: PlanoDeSaques;
  tributados: ReadonlyMap<string, { origens: OrigemDoItem[]; falta: boolean }>;
  parametros: readonly Parametro[];
  hoje: DataTexto;
}

function conteudoDe(cabeca: Cabeca, { itens, tributados, parametros, hoje }: Partes): Omit<ConteudoDaDci, 'anterior'> {
  const decididos = new Map(cabeca.decisoes.map((decisao) => [decisao.item, decisao]));
  const regra = cabeca.competencia
    ? vencimentoDaDci(cabeca.competencia, diaDoVencimento(parametros, `${cabeca.competencia}-01`))
    : null;
  return {
    taxaUSD: cabeca.taxaUsd,
    vencimento: cabeca.vencimento ?? regra,
    pagamento: cabeca.dataPagamento,
    selic: cabeca.selic,
    ordensJudiciais: cabeca.ordensJudiciais,
    itens: itens.map((item): ItemDaDci => {
      const { chave, modalidade, codigo, descricao, destino, quantidade, dcr } = item;
      const decisao = decididos.get(chave);
      const padrao = modalidade === 'PN' ? false : exigibilidadeEmVigor(parametros, modalidade, destino, hoje);
      return {
        chave,
        modalidade,
        codigo,
        descricao,
        destino,
        quantidade,
        dcr: dcr && {
          id: dcr.id,
          numero: dcr.numero,
          processo: dcr.processo,
          iiUnitUSD: dcr.iiUnitUSD,
          CRA: dcr.CRA,
        },
        exigivel: decisao?.exigivel ?? padrao,
        motivo: decisao?.motivo ?? null,
        origens: tributados.get(chave)?.origens ?? [],
        falta: tributados.get(chave)?.falta ?? false,
      };
    }),
  };
}

interface AGravar {
  apuracao: Apuracao;
  documento: Omit<ConteudoDaDci, 'anterior'>;
  receitas: DciLido['receitas'];
  notas: number;
  motivosPadrao: ReadonlyMap<string, boolean | null>;
}

async function gravar(
  tx: Banco,
  empresaId: string,
  cabeca: Cabeca,
  { apuracao, documento, receitas, notas, motivosPadrao }: AGravar,
): Promise<void> {
  const anterior = await declaradoAntes(tx, empresaId, cabeca.anteriorId);
  const calculo = calcularDocumentoDci({ ...documento, anterior });
  const daDci = { empresaId, dciId: cabeca.id };
  await apagarItens(tx, empresaId, cabeca.id);
  const { itens, necessidades, plano } = apuracao;
  if (itens.length > 0) {
    await inserirEmMassa(
      tx,
      dciItem,
      itens.map((item, i) => {
        const seu = documento.itens[i];
        const figuras = calculo.itens[i];
        return {
          ...daDci,
          chave: item.chave,
          ordem: i + 1,
          modalidade: item.modalidade,
          codigo: item.codigo,
          descricao: item.descricao,
          ncm: item.ncm,
          unidade: item.unidade,
          destino: item.destino,
          quantidade: item.quantidade,
          valor: item.valor,
          notas: item.notas,
          produtoId: item.produto?.id ?? null,
          itemId: item.item?.id ?? null,
          dcrId: item.dcr?.id ?? null,
          iiUnitUsd: item.dcr?.iiUnitUSD ?? null,
          cra: item.dcr?.CRA ?? null,
          exigivel: seu?.exigivel ?? null,
          exigivelPadrao: motivosPadrao.get(item.chave) ?? null,
          motivo: seu?.motivo ?? null,
          falta: seu?.falta ?? false,
          origens: [...(seu?.origens ?? [])],
          iiUsd: figuras?.iiUSD ?? null,
          ii: figuras?.II ?? null,
          ipi: figuras?.IPI ?? null,
          pis: figuras?.PIS ?? null,
          cofins: figuras?.COFINS ?? null,
        };
      }),
    );
  }
  if (necessidades.length > 0) {
    const manuais = new Set(cabeca.realocacoes.map(({ insumo, lote }) => `${insumo} ${lote.id}`));
    await inserirEmMassa(
      tx,
      dciInsumo,
      necessidades.map((necessidade, i) => ({
        ...daDci,
        ordem: i + 1,
        ...necessidade,
        faltante: plano.porNecessidade[i]?.faltante ?? necessidade.quantidade,
      })),
    );
    const saques = plano.porNecessidade.flatMap(({ insumo, saques }, i) =>
      saques.map(({ loteId, quantidade }) => ({
        ...daDci,
        insumoOrdem: i + 1,
        loteId,
        quantidade,
        manual: manuais.has(`${insumo} ${loteId}`),
      })),
    );
    if (saques.length > 0) await inserirEmMassa(tx, dciSaque, saques);
  }
  await tx
    .update(dci)
    .set({
      venceEm: documento.vencimento,
      itens: itens.length,
      notas,
      iiUsd: calculo.iiUSD,
      tributos: calculo.tributos,
      totalDarf: calculo.totalDARF,
      grupos: calculo.grupos,
      darfs: calculo.darfs.map((darf) => ({ ...darf, receita: receitas[darf.tributo] })),
      receitas,
      motor: MOTOR_DCI,
    })
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, cabeca.id)));
}

/** Principal the DCI that this one corrects declared, by modalidade and tax. */
export async function declaradoAntes(
  tx: Banco,
  empresaId: string,
  anteriorId: string | null,
): Promise<DciLido['declaradoAntes']> {
  if (anteriorId === null) return [];
  const [anterior] = await tx
    .select({ grupos: dci.grupos })
    .from(dci)
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, anteriorId)));
  return (anterior?.grupos ?? []).flatMap(({ modalidade, tributo, judicial, calculado }) => {
    const declarado = judicial ?? calculado;
    return declarado === null ? [] : [{ modalidade, tributo, principal: declarado }];
  });
}

async function apagarItens(tx: Banco, empresaId: string, dciId: string): Promise<void> {
  await tx
    .update(dciNotaItem)
    .set({ item: null })
    .where(and(eq(dciNotaItem.empresaId, empresaId), eq(dciNotaItem.dciId, dciId)));
  await tx.delete(dciSaque).where(and(eq(dciSaque.empresaId, empresaId), eq(dciSaque.dciId, dciId)));
  await tx.delete(dciInsumo).where(and(eq(dciInsumo.empresaId, empresaId), eq(dciInsumo.dciId, dciId)));
  await tx.delete(dciItem).where(and(eq(dciItem.empresaId, empresaId), eq(dciItem.dciId, dciId)));
}

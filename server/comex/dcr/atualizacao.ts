import { and, eq } from 'drizzle-orm';
import type { AtualizacaoDoDcr, DcrLido, DcrNovo, ImportadoNovo, NacionalNovo } from '#lib/contracts/dcr/dcr.ts';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { documentoDaLinha } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import type { FatosDoDcr } from '#lib/fiscal/dcr/fatos-do-dcr.ts';
import { figurasConhecidas, temPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { estrutura } from '#server/platform/db/schema/dcr.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { notFound, Refusal } from '#server/platform/refusals.ts';
import {
  aliquotasDeclaradas,
  comAliquotasDeHoje,
  emPercentual,
  type Mudanca,
  mesmaAliquota,
} from './aliquotas-de-hoje.ts';
import { cadastroDeDcr } from './dcr.ts';
import { fatosDoDcr } from './fatos-do-dcr.ts';
import { type Fonte, fontesMaisRecentes } from './fontes-mais-recentes.ts';
import { montarDcr } from './montar.ts';

/** Updates a DCR-E to the newest data of a day, and lists the changes and both results. It writes nothing. */
export async function atualizacaoDoDcr(
  tx: Database,
  empresaId: string,
  lido: DcrLido,
  hoje: DataTexto,
): Promise<AtualizacaoDoDcr> {
  const [dono] = await tx
    .select({
      id: importador.id,
      cnpj: importador.cnpj,
      resolucoes: importador.resolucoes,
      arredondamento: importador.arredondamentoCra,
    })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, lido.importador.id)));
  if (!dono) throw notFound('A indústria deste DCR-E');
  const { ncms } = await fatosDoDcr(tx, empresaId, lido, hoje);
  const antes = fieldsOf(cadastroDeDcr, lido);
  const refeito = await pelaEstrutura(tx, empresaId, antes, hoje);
  const fonte = { importador: dono, ate: hoje, baseCusto: lido.baseCusto };
  const renovado = await comDocumentosNovos(tx, empresaId, refeito.campos, fonte);
  const declaradas = await aliquotasDeclaradas(tx, empresaId, renovado.campos, dono.cnpj);
  const comAliquotas = comAliquotasDeHoje(renovado.campos, ncms, declaradas);
  const conteudo = { ...comAliquotas.campos, dataBase: hoje };
  const figuras = (quais: DcrNovo) => {
    const { resultado } = calcularDocumentoDcr(quais, dono.arredondamento);
    return resultado ? figurasConhecidas(resultado, quais) : SEM_FIGURAS;
  };
  return {
    conteudo,
    mudancas: [
      ...renovado.mudancas,
      ...comAliquotas.mudancas,
      ...refeito.mudancas,
      ...resolucaoVencida(dono.resolucoes, lido, hoje),
    ],
    antes: figuras(antes),
    depois: figuras(conteudo),
  };
}

/** Takes the components and quantities of the revision in force, if it differs from the one the DCR-E was made from. */
async function pelaEstrutura(
  tx: Database,
  empresaId: string,
  campos: DcrNovo,
  hoje: DataTexto,
): Promise<{ campos: DcrNovo; mudancas: Mudanca[] }> {
  if (!campos.estrutura) return { campos, mudancas: [] };
  const pedido = { produtoId: campos.produto.id, estruturaId: null, dataBase: hoje, baseCusto: campos.baseCusto };
  const montagem = await montarDcr(tx, empresaId, pedido).catch((erro: unknown) => {
    // Without a structure in force today the DCR-E stays as it is.
    if (erro instanceof Refusal) return null;
    throw erro;
  });
  const mesma = montagem?.estrutura.id === campos.estrutura.id && montagem.estrutura.versao === campos.estrutura.versao;
  if (!montagem || mesma) return { campos, mudancas: [] };
  const [era] = await tx
    .select({ revisao: estrutura.revisao })
    .from(estrutura)
    .where(and(eq(estrutura.empresaId, empresaId), eq(estrutura.id, campos.estrutura.id)));
  const mudanca: Mudanca = {
    alerta: 'ESTRUTURA_MUDOU',
    codigo: null,
    descricao: 'Estrutura do produto',
    antes: `revisão ${era?.revisao ?? ''}, versão ${campos.estrutura.versao}`,
    depois: `revisão ${montagem.estrutura.revisao}, versão ${montagem.estrutura.versao}`,
    documento: null,
    data: null,
  };
  const juntar = <L extends NacionalNovo>(novas: readonly L[], antigas: readonly L[]): L[] => {
    const porCodigo = new Map(antigas.map((linha) => [linha.codigo, linha]));
    return novas.map((nova) => {
      const era = porCodigo.get(nova.codigo);
      return era ? { ...era, quantidade: nova.quantidade } : nova;
    });
  };
  return {
    campos: {
      ...campos,
      estrutura: { id: montagem.estrutura.id, versao: montagem.estrutura.versao },
      nacionais: juntar(montagem.nacionais, campos.nacionais),
      subcomponentes: juntar(montagem.subcomponentes, campos.subcomponentes),
      importados: juntar(montagem.importados, campos.importados),
    },
    mudancas: [mudanca],
  };
}

async function comDocumentosNovos(
  tx: Database,
  empresaId: string,
  campos: DcrNovo,
  fonte: Fonte,
): Promise<{ campos: DcrNovo; mudancas: Mudanca[] }> {
  const fontes = fontesMaisRecentes(tx, empresaId, fonte);
  const importadas = [...campos.subcomponentes, ...campos.importados];
  const compras = await fontes.compras(campos.nacionais.map(({ codigo }) => codigo));
  const declaracoes = await fontes.declaracoes(importadas.flatMap(({ item }) => (item ? [item.id] : [])));
  const doMesmoItem = await fontes.doMesmoItem(importadas.flatMap(({ lote }) => (lote ? [lote.id] : [])));
  const dias = await diasDosLotes(tx, empresaId);
  const mudancas: Mudanca[] = [];
  const nacional = (linha: NacionalNovo): NacionalNovo => {
    const compra = compras.get(linha.codigo.toUpperCase());
    if (!compra || compra.dia <= (linha.dataEmissao ?? campos.dataBase)) return linha;
    const { dia, ...nota } = compra;
    const nova = { ...linha, ...nota };
    mudancas.push(mudancaDe('COMPRA_MAIS_RECENTE', linha, nova, dia));
    return nova;
  };
  const importado = <L extends ImportadoNovo>(linha: L): L => {
    const achada = doMesmoItem.get(linha.lote?.id ?? '') ?? declaracoes.get(linha.item?.id ?? '');
    const doDela = dias.get(linha.lote?.id ?? '') ?? linha.dataEmissao ?? campos.dataBase;
    if (!achada || achada.dia <= doDela) return linha;
    const { dia, suspensao, ...documento } = achada;
    const nova = { ...linha, ...SEM_NOTA, ...documento, suspensao: 'incluiBC' in linha ? linha.suspensao : suspensao };
    mudancas.push(mudancaDe('IMPORTACAO_MAIS_RECENTE', linha, nova, dia));
    if (!mesmaAliquota(linha.aliquotaII, nova.aliquotaII)) {
      const [antes, depois] = [emPercentual(linha.aliquotaII), emPercentual(nova.aliquotaII)];
      mudancas.push({ ...mudancaDe('ALIQUOTA_MUDOU', linha, nova, dia), antes, depois });
    }
    if (linha.suspensao !== nova.suspensao) {
      const [antes, depois] = [SUSPENSAO[linha.suspensao], SUSPENSAO[nova.suspensao]];
      mudancas.push({ ...mudancaDe('IMPORTACAO_MAIS_RECENTE', linha, nova, dia), antes, depois });
    }
    return nova;
  };
  return {
    campos: {
      ...campos,
      nacionais: campos.nacionais.map(nacional),
      subcomponentes: campos.subcomponentes.map(importado),
      importados: campos.importados.map(importado),
    },
    mudancas,
  };

  async function diasDosLotes(banco: Database, empresa: string): Promise<Map<string, DataTexto>> {
    const ids = importadas.flatMap(({ lote }) => (lote ? [lote.id] : []));
    if (ids.length === 0) return new Map();
    const lotes = await banco
      .select({ id: saldoLote.id, dia: saldoLote.dataDesembaraco })
      .from(saldoLote)
      .where(and(eq(saldoLote.empresaId, empresa), oneOfThese(saldoLote.id, ids)));
    return new Map(lotes.map(({ id, dia }) => [id, dia]));
  }
}

function resolucaoVencida(
  resolucoes: FatosDoDcr['importador']['resolucoes'],
  { resolucao }: DcrLido,
  hoje: DataTexto,
): Mudanca[] {
  const resolucaoCas = resolucoes.find(({ numero }) => numero === resolucao);
  if (!resolucaoCas || situacaoDaValidade(resolucaoCas.validade, hoje).situacao !== 'VENCIDA') return [];
  return [
    {
      alerta: 'RESOLUCAO_VENCIDA',
      codigo: null,
      descricao: `Resolução CAS ${resolucaoCas.numero}`,
      antes: null,
      depois: null,
      documento: null,
      data: resolucaoCas.validade,
    },
  ];
}

function mudancaDe<L extends NacionalNovo>(alerta: Mudanca['alerta'], antes: L, depois: L, data: DataTexto): Mudanca {
  return {
    alerta,
    codigo: antes.codigo,
    descricao: antes.descricao,
    antes: precoPorExtenso(antes),
    depois: precoPorExtenso(depois),
    documento: documentoDaLinha(depois),
    data,
  };
}

/** A price of zero is an unknown price. */
const precoPorExtenso = ({ moeda, preco }: NacionalNovo) =>
  temPreco({ preco }) ? `${moeda === 'USD' ? 'US$' : 'R$'} ${new Exato(preco).toFixed(6).replace('.', ',')}` : null;

const SUSPENSAO = { S: 'II suspenso', N: 'II já pago' };

const SEM_NOTA = { nf: null, serie: null, cnpj: null, ie: null, dataEmissao: null };

const SEM_FIGURAS = {
  CCN: null,
  CCI: null,
  CMO: null,
  coefCalculado6: null,
  CRA: null,
  iiCheioUSD: null,
  iiUnitUSD: null,
};

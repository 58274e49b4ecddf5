import type { Content } from 'pdfmake/interfaces';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { ItemDoProcessoLido } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import { marcarCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DespesaDoCusto } from '#lib/fiscal/custo/custo-realizado.ts';
import { tributosSemRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';
import type { CbsIbsDoEspelho } from './cbs-ibs-no-espelho.ts';

/** The data printed for a process. */
export interface DadosDoEspelho {
  processo: ProcessoInteiro;
  /** The declared adições; empty before there is a declaration. */
  adicoes: readonly AdicaoDoProcesso[];
  /** The items of the invoice. */
  itens: readonly ItemDoProcessoLido[];
  despesas: readonly DespesaDoCusto[];
  /** Null before 2026, when there was neither tax, and while there are no goods. */
  cbsIbs: CbsIbsDoEspelho | null;
  agora: Date;
}

export function tributos({ processo, adicoes }: DadosDoEspelho): Content[] {
  const { declaracao, valorAduaneiro, tributos: devidos, recolher } = processo;
  if (!declaracao) return [];
  const temOutros = [devidos.outros, recolher.outros].some((valor) => valor !== null && /[1-9]/.test(valor));
  const nomes = [...TRIBUTOS_DI, ...(temOutros ? (['outros'] as const) : []), 'taxaSiscomex'] as const;
  const naoDiz: readonly string[] = tributosSemRecolher({ adicoes });
  const soma = (quais: typeof devidos) => formatarDinheiro(dinheiro(somar(nomes.map((nome) => quais[nome]))));
  return pdfSection(
    'Valor aduaneiro e tributos declarados',
    pdfFields([
      ['Valor aduaneiro (R$)', formatarDinheiro(valorAduaneiro)],
      ['VMLD (US$)', formatarDinheiro(declaracao.totais.vmldDolares)],
    ]),
    pdfTable(
      ['Tributo', 'Devido (R$)', 'A recolher (R$)'],
      [
        ...nomes.map((nome) => [
          NOMES_FORA_DOS_TRIBUTOS[nome] ?? nome.toUpperCase(),
          formatarDinheiro(devidos[nome]),
          naoDiz.includes(nome) ? SEM_VALOR : formatarDinheiro(recolher[nome]),
        ]),
        ['Total', soma(devidos), naoDiz.length > 0 ? SEM_VALOR : soma(recolher)],
      ],
      { numericas: [1, 2], comTotal: true },
    ),
    declaracao.pagamentos.length > 0 &&
      pdfTable(
        ['Receita', 'Data', 'Valor (R$)', 'Multa (R$)', 'Juros (R$)'],
        declaracao.pagamentos.map((pagamento) => [
          pagamento.codigoReceita,
          dia(pagamento.data),
          formatarDinheiro(pagamento.valorReceita),
          formatarDinheiro(pagamento.valorMulta),
          formatarDinheiro(pagamento.valorJuros),
        ]),
        { numericas: [2, 3, 4] },
      ),
  );
}

const NOMES_FORA_DOS_TRIBUTOS: Readonly<Partial<Record<string, string>>> = {
  outros: 'Antidumping e outros',
  taxaSiscomex: 'Taxa Siscomex',
};

export function adicoesDeclaradas({ adicoes }: DadosDoEspelho): Content[] {
  if (adicoes.length === 0) return [];
  const comItens = quantosItens({ adicoes }) <= MAXIMO_DE_ITENS;
  return pdfSection(
    'Adições',
    pdfTable(
      ['Nº', 'NCM', 'Fornecedor', 'Origem', 'Peso (kg)', 'Valor aduaneiro', 'II', 'IPI', 'PIS', 'COFINS'],
      adicoes.map((adicao) => [
        adicao.numero,
        formatarNcm(adicao.ncm),
        adicao.fornecedor,
        adicao.paisOrigem.nome,
        quantidade(adicao.pesoLiquido),
        formatarDinheiro(adicao.valorAduaneiro),
        ...TRIBUTOS_DI.map((tributo) => formatarDinheiro(adicao.tributos[tributo].devido)),
      ]),
      { numericas: [4, 5, 6, 7, 8, 9], largas: [2] },
    ),
    comItens
      ? pdfTable(
          ['Adição', 'Item', 'Descrição', 'Quantidade', 'Unidade', 'Valor unitário'],
          adicoes.flatMap(({ numero, itens }) =>
            itens.map((item) => [
              numero,
              String(item.sequencia),
              textoDeclarado(item),
              quantidade(item.quantidade),
              item.unidade,
              formatarDecimal(item.valorUnitario, 7),
            ]),
          ),
          { numericas: [3, 5], largas: [2] },
        )
      : {
          text: `Os itens, mais de ${MAXIMO_DE_ITENS}, não cabem neste papel: estão na tela e na planilha.`,
          italics: true,
        },
  );
}

/** The text as a DI has it, with the cClassTrib at its head. */
function textoDeclarado({
  cClassTrib,
  descricao,
}: {
  cClassTrib?: string | null | undefined;
  descricao: string;
}): string {
  return cClassTrib ? marcarCClassTrib(cClassTrib, descricao) : descricao;
}

export function itensDaFatura({ adicoes, itens }: DadosDoEspelho): Content[] {
  if (adicoes.length > 0 || itens.length === 0) return [];
  return pdfSection(
    'Itens da fatura',
    pdfTable(
      ['Part number', 'Descrição', 'NCM', 'Quantidade', 'Valor unitário', 'Moeda', 'Pedido'],
      itens
        .slice(0, MAXIMO_DE_ITENS)
        .map((item) => [
          item.partNumber,
          textoDeclarado(item),
          formatarNcm(item.ncm),
          `${quantidade(item.quantidade)} ${item.unidade}`,
          formatarDecimal(item.valorUnitario, 7),
          item.moeda.nome,
          item.pedidoItem && `${item.pedidoItem.numero}, linha ${item.pedidoItem.linha}`,
        ]),
      { numericas: [3, 4], largas: [1] },
    ),
  );
}

export function dia(data: string | null): string | null {
  return data && formatarData(data);
}

export function quantidade(valor: string | null | undefined): string {
  return valor ? formatarDecimal(valor, 5) : SEM_VALOR;
}

/** Nobody reads a longer document, and it takes seconds to make. */
export const MAXIMO_DE_ITENS = 1000;

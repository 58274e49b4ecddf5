import { type SQL, sql } from 'drizzle-orm';
import type { ImportadoNovo, NacionalNovo } from '#lib/contracts/dcr/dcr.ts';
import type { BaseDeCusto } from '#lib/domain/cadastros/importador.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { notaDaCompra } from '#lib/domain/zfm/compra-nacional.ts';
import type { Database } from '#server/platform/db/database.ts';
import { emEstoque } from './em-estoque.ts';

/** For which industry, up to which day and on which basis a component is costed. */
export interface Fonte {
  importador: { id: string; cnpj: string };
  ate: DataTexto;
  baseCusto: BaseDeCusto;
}

type Imposto = Pick<
  ImportadoNovo,
  'documento' | 'lote' | 'numeroDeclaracao' | 'adicao' | 'itemDaAdicao' | 'moeda' | 'preco' | 'aliquotaII' | 'suspensao'
>;
type Nota = Pick<NacionalNovo, 'moeda' | 'preco' | 'nf' | 'serie' | 'cnpj' | 'ie' | 'dataEmissao'>;

/** The cost of a line by its newest document, with the day of that document. */
export interface PelaDeclaracao extends Imposto {
  dia: DataTexto;
}
export interface PelaCompra extends Nota {
  dia: DataTexto;
}

/** Finds the newest documents up to a day: declarations for imported inputs, purchases for national inputs (IN SRF 4/1994). */
export function fontesMaisRecentes(tx: Database, empresaId: string, { importador, ate, baseCusto }: Fonte) {
  /** The newest of each group of lotes `l`, among those of the industry that were desembaraçados by that day. */
  const lidas = async (grupo: SQL, quais: SQL): Promise<Map<string, PelaDeclaracao>> => {
    const linhas = await tx
      .select({
        grupo: sql<string>`x.grupo`,
        id: sql<string>`x.id`,
        numero: sql<string>`x.numero_declaracao`,
        adicao: sql<number>`x.adicao`.mapWith(Number),
        item: sql<number>`x.item`.mapWith(Number),
        custo: sql<string | null>`x.custo`,
        aliquota: sql<string | null>`x.aliquota_ii`,
        suspenso: sql<boolean>`x.ii_suspenso > 0`,
        dia: sql<DataTexto>`x.dia`,
      })
      .from(sql`(
        select distinct on (${grupo}) ${grupo} as grupo, l.*, l.data_desembaraco::text as dia,
          ${sql.raw(baseCusto === 'CIF' ? 'l.custo_cif' : 'l.custo_fob')} as custo
        ${quais} and l.importador_cnpj = ${importador.cnpj} and l.data_desembaraco <= ${ate}::date and ${emEstoque()}
        order by ${grupo}, l.data_desembaraco desc, l.numero_declaracao desc, l.adicao desc, l.item desc
      ) x`);
    return new Map(
      linhas.map(({ grupo: qual, id, numero, adicao, item, custo, aliquota, suspenso, dia }) => [
        qual,
        {
          documento: documentoDoNumero(numero),
          lote: { id },
          numeroDeclaracao: numero,
          adicao,
          itemDaAdicao: item,
          moeda: 'USD',
          preco: emSeisCasas(custo),
          aliquotaII: aliquota,
          suspensao: suspenso ? 'S' : 'N',
          dia,
        },
      ]),
    );
  };

  return {
    /** Returns the newest declaration by the id of the item. An item that was never imported is missing. */
    async declaracoes(itens: readonly string[]): Promise<Map<string, PelaDeclaracao>> {
      if (itens.length === 0) return new Map();
      return lidas(
        sql`l.item_id`,
        sql`from saldo_lote l where l.empresa_id = ${empresaId} and l.item_id = any(${sql.param([...new Set(itens)])}::uuid[])`,
      );
    },

    /** Returns by lote id the newest lote of the same item, or of the same declared text; the lote itself when none is newer. */
    async doMesmoItem(lotes: readonly string[]): Promise<Map<string, PelaDeclaracao>> {
      if (lotes.length === 0) return new Map();
      return lidas(
        sql`era.id`,
        sql`from saldo_lote era
          join saldo_lote l on l.empresa_id = era.empresa_id and (l.item_id = era.item_id or l.chave_item = era.chave_item)
          where era.empresa_id = ${empresaId} and era.id = any(${sql.param([...new Set(lotes)])}::uuid[])`,
      );
    },

    /** Returns the newest purchase by part number in capitals. A part number that was never bought is missing. */
    async compras(partNumbers: readonly string[]): Promise<Map<string, PelaCompra>> {
      if (partNumbers.length === 0) return new Map();
      const pedidos = [...new Set(partNumbers.map((partNumber) => partNumber.toUpperCase()))];
      const linhas = await tx
        .select({
          partNumber: sql<string>`x.pn`,
          nf: sql<string>`x.nf`,
          serie: sql<string | null>`x.serie`,
          fornecedorCnpj: sql<string>`x.fornecedor_cnpj`,
          fornecedorIe: sql<string | null>`x.fornecedor_ie`,
          dataEmissao: sql<DataTexto>`x.data_emissao::text`,
          moeda: sql<'USD' | 'BRL'>`x.moeda`,
          valorUnitario: sql<DecimalTexto>`x.valor_unitario::text`,
          freteSeguroUnitario: sql<DecimalTexto>`x.frete_seguro_unitario::text`,
        })
        .from(sql`(
          select distinct on (upper(n.part_number)) upper(n.part_number) as pn, n.*
          from compra_nacional n
          where n.empresa_id = ${empresaId} and n.importador_id = ${importador.id} and n.excluido_em is null
            and upper(n.part_number) = any(${sql.param(pedidos)}::text[]) and n.data_emissao <= ${ate}::date
          order by upper(n.part_number), n.data_emissao desc, n.alterado_em desc
        ) x`);
      return new Map(
        linhas.map(({ partNumber, ...compra }) => [partNumber, { ...notaDaCompra(compra), dia: compra.dataEmissao }]),
      );
    },
  };
}

/** Rounds half up to six decimals, as the field of the file requires. */
export function emSeisCasas(valor: string | null): string {
  return new Exato(valor ?? 0).toDecimalPlaces(6, Exato.ROUND_HALF_UP).toFixed(6);
}

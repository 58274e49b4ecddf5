import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { componentesSomados, revisaoEmVigor } from '#lib/domain/zfm/estrutura.ts';
import type { QuantidadeDoDia } from '#lib/fiscal/dci/planejar-saques.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { dcrComponente, estrutura, estruturaLinha } from '#server/platform/db/schema/dcr.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { ItemAgregado } from './itens-das-linhas.ts';
import { emParcelasDoDia } from './parcelas-do-dia.ts';

/** An input that an item takes. */
export interface Necessidade {
  /** `chave` of the item. */
  item: string;
  /** `item:` for a part number, `texto:` for a text of declarations, `sem:` when no stock is known. */
  insumo: string;
  codigo: string;
  descricao: string;
  /** Per unit of the product, 7 decimals. When several revisions of a structure apply, it is that of the last exit. */
  coefTecnico: DecimalTexto;
  /** 7 decimals. */
  quantidade: DecimalTexto;
  /** `quantidade` by day of exit. */
  dias: QuantidadeDoDia[];
}

interface Componente {
  insumo: string;
  codigo: string;
  descricao: string;
  coefTecnico: DecimalTexto;
}

/**
 * Calculates what the items of a DCI take from the stock (domain/zfm.md §6.8). A produto estrangeiro takes itself. A product with
 * PPB takes the foreign components of its DCR-E. A product without PPB takes those of the structure in force at each exit.
 */
export async function necessidadesDosItens(
  tx: Database,
  empresaId: string,
  itens: readonly ItemAgregado[],
): Promise<Necessidade[]> {
  const doDcr = await componentesDosDcrs(
    tx,
    empresaId,
    itens.flatMap(({ dcr }) => (dcr ? [dcr.id] : [])),
  );
  const semPpb = itens.filter(({ modalidade }) => modalidade === 'PI_SEM_PPB');
  const daEstrutura = await componentesDasEstruturas(
    tx,
    empresaId,
    semPpb.flatMap(({ produto }) => (produto ? [produto.id] : [])),
  );
  return itens.flatMap((item) => {
    switch (item.modalidade) {
      case 'PE':
        return [doProprio(item)];
      case 'PI_COM_PPB':
        return doItem(item, () => doDcr.get(item.dcr?.id ?? '') ?? []);
      case 'PI_SEM_PPB':
        return doItem(item, daEstrutura(item.produto?.id ?? ''));
      default:
        return [];
    }
  });
}

function doProprio({ chave, codigo, descricao, quantidade, item, linhas }: ItemAgregado): Necessidade {
  return {
    item: chave,
    insumo: item ? `item:${item.id}` : `sem:${codigo}`,
    codigo,
    descricao,
    coefTecnico: '1.0000000',
    quantidade: new Exato(quantidade).toFixed(7),
    dias: emParcelasDoDia(saidasPorDia(linhas)),
  };
}

function doItem(
  { chave, linhas }: ItemAgregado,
  componentesEm: (dia: DataTexto) => readonly Componente[],
): Necessidade[] {
  const somadas = new Map<string, { componente: Componente; dias: { dia: DataTexto; exata: Exato }[] }>();
  for (const { dia, exata } of saidasPorDia(linhas)) {
    for (const componente of componentesEm(dia)) {
      const dias = somadas.get(componente.insumo)?.dias ?? [];
      dias.push({ dia, exata: exata.times(componente.coefTecnico) });
      somadas.set(componente.insumo, { componente, dias });
    }
  }
  return [...somadas.values()].map(({ componente, dias }) => ({
    item: chave,
    ...componente,
    quantidade: dias
      .reduce((soma, { exata }) => soma.plus(exata), new Exato(0))
      .toDecimalPlaces(7, Exato.ROUND_HALF_UP)
      .toFixed(7),
    dias: emParcelasDoDia(dias),
  }));
}

/** What leaves of an item by day, earliest first. */
function saidasPorDia(linhas: ItemAgregado['linhas']): { dia: DataTexto; exata: Exato }[] {
  return [...Map.groupBy(linhas, ({ dia }) => dia)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([dia, linhasDoDia]) => ({
      dia,
      exata: linhasDoDia.reduce((soma, { quantidade }) => soma.plus(quantidade), new Exato(0)),
    }));
}

/** Goods bought in the country (`NF`) are in no declaration of the industry, so they take no stock. */
async function componentesDosDcrs(tx: Database, empresaId: string, dcrIds: readonly string[]) {
  if (dcrIds.length === 0) return new Map<string, Componente[]>();
  const linhas = await tx
    .select({
      dcrId: dcrComponente.dcrId,
      codigo: dcrComponente.codigo,
      descricao: dcrComponente.descricao,
      quantidade: dcrComponente.quantidade,
      itemId: sql<string | null>`coalesce(${saldoLote.itemId}, ${dcrComponente.itemId})`,
      chaveItem: saldoLote.chaveItem,
    })
    .from(dcrComponente)
    .leftJoin(saldoLote, and(eq(saldoLote.empresaId, dcrComponente.empresaId), eq(saldoLote.id, dcrComponente.loteId)))
    .where(
      and(
        eq(dcrComponente.empresaId, empresaId),
        oneOfThese(dcrComponente.dcrId, dcrIds),
        sql`${dcrComponente.registro} in (3, 4)`,
        sql`${dcrComponente.documento} is distinct from 'NF'`,
      ),
    )
    .orderBy(asc(dcrComponente.dcrId), asc(dcrComponente.registro), asc(dcrComponente.ordem));
  // A line that names no record of the cadastro is matched by its code, because the item may have been created later.
  const peloCodigo = await itensPeloPartNumber(
    tx,
    empresaId,
    linhas.filter(({ itemId, chaveItem }) => !itemId && !chaveItem).map(({ codigo }) => codigo),
  );
  const comItem = linhas.map((linha) => ({
    ...linha,
    itemId: linha.itemId ?? (linha.chaveItem ? null : (peloCodigo.get(textoDeBusca(linha.codigo)) ?? null)),
  }));
  return new Map(
    [...Map.groupBy(comItem, ({ dcrId }) => dcrId)].map(([dcrId, linhasDoDcr]) => [
      dcrId,
      somados(linhasDoDcr.map(doComponente)),
    ]),
  );
}

function doComponente(linha: {
  codigo: string;
  descricao: string;
  quantidade: DecimalTexto;
  itemId: string | null;
  chaveItem: string | null;
}): Componente {
  const { codigo, descricao, quantidade, itemId, chaveItem } = linha;
  const insumo = itemId ? `item:${itemId}` : chaveItem ? `texto:${chaveItem}` : `sem:${codigo}`;
  return { insumo, codigo, descricao, coefTecnico: quantidade };
}

/** Adds up the lines of the same input. */
function somados(componentes: readonly Componente[]): Componente[] {
  return [...Map.groupBy(componentes, ({ insumo }) => insumo).values()].flatMap(([primeiro, ...outros]) =>
    primeiro
      ? [
          {
            ...primeiro,
            coefTecnico: outros
              .reduce((soma, { coefTecnico }) => soma.plus(coefTecnico), new Exato(primeiro.coefTecnico))
              .toFixed(7),
          },
        ]
      : [],
  );
}

/** The imported components of a product, with losses, by the revision of its structure in force on a day. */
async function componentesDasEstruturas(tx: Database, empresaId: string, produtoIds: readonly string[]) {
  const revisoes = await tx
    .select({ id: estrutura.id, produtoId: estrutura.produtoId, vigenciaInicio: estrutura.vigenciaInicio })
    .from(estrutura)
    .where(
      and(
        eq(estrutura.empresaId, empresaId),
        oneOfThese(estrutura.produtoId, produtoIds),
        isNull(estrutura.excluidoEm),
      ),
    );
  const linhas = await tx
    .select()
    .from(estruturaLinha)
    .where(
      and(
        eq(estruturaLinha.empresaId, empresaId),
        eq(estruturaLinha.origem, 'IMPORTADO'),
        oneOfThese(
          estruturaLinha.estruturaId,
          revisoes.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(estruturaLinha.estruturaId), asc(estruturaLinha.ordem));
  const peloPartNumber = await itensPeloPartNumber(
    tx,
    empresaId,
    linhas.filter(({ itemId }) => !itemId).map(({ partNumber }) => partNumber),
  );
  const daRevisao = new Map(
    [...Map.groupBy(linhas, ({ estruturaId }) => estruturaId)].map(([id, linhasDaRevisao]) => [
      id,
      somados(
        componentesSomados(linhasDaRevisao).map(({ linha, comPerda }) => {
          const itemId = linha.itemId ?? peloPartNumber.get(textoDeBusca(linha.partNumber)) ?? null;
          return doComponente({
            codigo: linha.partNumber,
            descricao: linha.descricao,
            quantidade: comPerda,
            itemId,
            chaveItem: null,
          });
        }),
      ),
    ]),
  );
  const doProduto = Map.groupBy(revisoes, ({ produtoId }) => produtoId);
  return (produtoId: string) =>
    (dia: DataTexto): readonly Componente[] => {
      const revisao = revisaoEmVigor(doProduto.get(produtoId) ?? [], dia);
      return revisao ? (daRevisao.get(revisao.id) ?? []) : [];
    };
}

async function itensPeloPartNumber(tx: Database, empresaId: string, partNumbers: readonly string[]) {
  if (partNumbers.length === 0) return new Map<string, string>();
  const achados = await tx
    .select({ id: itemCadastrado.id, chave: itemCadastrado.chave })
    .from(itemCadastrado)
    .where(
      and(
        eq(itemCadastrado.empresaId, empresaId),
        isNull(itemCadastrado.excluidoEm),
        oneOfThese(
          itemCadastrado.chave,
          partNumbers.map((partNumber) => textoDeBusca(partNumber)),
        ),
      ),
    );
  return new Map(achados.map(({ id, chave }) => [chave, id]));
}

import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { RegistrosDoAto } from '#server/platform/db/schema/historico.ts';
import { againstRule } from '#server/platform/refusals.ts';

/**
 * Refuses to take back records of an act that something outside of the act uses by now, and says what uses them. Processes whose
 * declaration names a record are no use: they were linked by the act itself.
 * @throws {Refusal} 422
 */
export async function exigirSemUsos(
  tx: Database,
  empresaId: string,
  registros: Partial<RegistrosDoAto>,
): Promise<void> {
  const { Importador = [], Representante = [], Fornecedor = [], Item = [], Produto = [] } = registros;
  const achados = [
    ...(await usosDe(tx, empresaId, { ids: Item, nome: ITEM, usos: USOS_DO_ITEM })),
    ...(await usosDe(tx, empresaId, { ids: Fornecedor, nome: FORNECEDOR, usos: USOS_DO_FORNECEDOR, fora: Item })),
    ...(await usosDe(tx, empresaId, { ids: Produto, nome: PRODUTO, usos: USOS_DO_PRODUTO })),
    ...(await usosDe(tx, empresaId, {
      ids: Importador,
      nome: IMPORTADOR,
      usos: USOS_DO_IMPORTADOR,
      fora: [...Produto, ...Representante],
    })),
    ...(await usosDe(tx, empresaId, { ids: Representante, nome: REPRESENTANTE, usos: USOS_DO_REPRESENTANTE })),
  ];
  if (achados.length === 0) return;
  const ditos = achados.slice(0, MAXIMO_DITOS).join('; ');
  const resto = achados.length - MAXIMO_DITOS;
  throw againstRule(
    `O que este ato cadastrou já é usado: ${ditos}${resto > 0 ? `; e mais ${resto}` : ''}. ` +
      'Nada foi desfeito: exclua ou mude esses registros antes.',
  );
}

interface Procura {
  ids: readonly string[];
  /** The table of the records, what it calls them, and the column that names one. */
  nome: { tabela: string; dito: string; coluna: string };
  usos: readonly Uso[];
  /** Ids of records of the same act: they are taken back together. */
  fora?: readonly string[];
}

/** Where ids of a record stand. */
interface Uso {
  /** One, and several. */
  dito: readonly [string, string];
  de: SQL;
  colunas: readonly string[];
}

async function usosDe(tx: Database, empresaId: string, { ids, nome, usos, fora = [] }: Procura): Promise<string[]> {
  if (ids.length === 0) return [];
  const [idsProcurados, menos] = [sql.param([...ids]), sql.param([...fora])];
  const partes = usos.flatMap(({ de, colunas }, i) =>
    colunas.map(
      (coluna) => sql`
        select ${sql.raw(String(i))} as uso, ${sql.raw(coluna)} as registro, u.dono
        from ${de}
        where u.empresa_id = ${empresaId} and ${sql.raw(coluna)} = any(${idsProcurados}::uuid[]) and u.dono <> all(${menos}::uuid[])`,
    ),
  );
  const linhas = await tx
    .select({
      qual: sql<string>`r.${sql.raw(nome.coluna)}`,
      uso: sql<number>`usado.uso`,
      quantos: sql<number>`count(distinct usado.dono)::int`,
    })
    .from(
      sql`(${sql.join(partes, sql` union all `)}) usado
      join ${sql.raw(nome.tabela)} r on r.empresa_id = ${empresaId} and r.id = usado.registro`,
    )
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`);
  return linhas.map(({ qual, uso, quantos }) => {
    const [singular, varios] = usos[uso]?.dito ?? ['outro registro', 'outros registros'];
    return `${nome.dito} ${qual} em ${quantos} ${quantos === 1 ? singular : varios}`;
  });
}

/** The rows of a table that are not deleted; each with its own id as the one who uses. */
const vivos = (tabela: string) => sql.raw(`(select *, id as dono from ${tabela} where excluido_em is null) u`);

/** The lines of documents that are not deleted; a document is the one who uses. */
const linhasDe = (linhas: string, documento: string, chave: string) =>
  sql.raw(
    `(select l.*, d.id as dono from ${linhas} l
      join ${documento} d on d.empresa_id = l.empresa_id and d.id = l.${chave} and d.excluido_em is null) u`,
  );

const ITEM = { tabela: 'item_cadastrado', dito: 'o item', coluna: 'part_number' };
const FORNECEDOR = { tabela: 'fornecedor', dito: 'o fornecedor', coluna: 'razao_social' };
const PRODUTO = { tabela: 'produto', dito: 'o produto', coluna: 'codigo' };
const IMPORTADOR = { tabela: 'importador', dito: 'o importador', coluna: 'razao_social' };
const REPRESENTANTE = { tabela: 'representante', dito: 'o representante', coluna: 'nome' };

const ENTRADAS = {
  dito: ['saldo inicial, nota ou DSI do saldo de insumos', 'saldos iniciais, notas ou DSIs do saldo de insumos'],
  de: vivos('entrada_insumo'),
} as const;
const COMPRAS = { dito: ['compra nacional', 'compras nacionais'], de: vivos('compra_nacional') } as const;
const DCRS = { dito: ['DCR-E', 'DCR-Es'], de: vivos('dcr') } as const;
const DCIS = { dito: ['DCI', 'DCIs'], de: vivos('dci') } as const;
const PEDIDOS = ['pedido', 'pedidos'] as const;
const ITENS_DE_PROCESSO = ['processo', 'processos'] as const;

const USOS_DO_ITEM: readonly Uso[] = [
  { ...ENTRADAS, colunas: ['item_id'] },
  {
    dito: ['estrutura de produto', 'estruturas de produto'],
    de: linhasDe('estrutura_linha', 'estrutura', 'estrutura_id'),
    colunas: ['item_id'],
  },
  { ...COMPRAS, colunas: ['item_id'] },
  { dito: DCRS.dito, de: linhasDe('dcr_componente', 'dcr', 'dcr_id'), colunas: ['item_id'] },
  { dito: PEDIDOS, de: linhasDe('pedido_item', 'pedido', 'pedido_id'), colunas: ['item_id'] },
  { dito: ITENS_DE_PROCESSO, de: linhasDe('processo_item', 'processo', 'processo_id'), colunas: ['item_id'] },
];
const USOS_DO_FORNECEDOR: readonly Uso[] = [
  { dito: PEDIDOS, de: vivos('pedido'), colunas: ['fornecedor_id'] },
  { dito: PEDIDOS, de: linhasDe('pedido_item', 'pedido', 'pedido_id'), colunas: ['fabricante_id'] },
  {
    dito: ITENS_DE_PROCESSO,
    de: linhasDe('processo_item', 'processo', 'processo_id'),
    colunas: ['fornecedor_id', 'fabricante_id'],
  },
  {
    dito: ['item do cadastro', 'itens do cadastro'],
    de: vivos('item_cadastrado'),
    colunas: ['fornecedor_padrao_id', 'fabricante_padrao_id'],
  },
];
const USOS_DO_PRODUTO: readonly Uso[] = [
  { dito: ['estrutura de produto', 'estruturas de produto'], de: vivos('estrutura'), colunas: ['produto_id'] },
  { ...DCRS, colunas: ['produto_id'] },
  { dito: DCIS.dito, de: linhasDe('dci_item', 'dci', 'dci_id'), colunas: ['produto_id'] },
];
const USOS_DO_IMPORTADOR: readonly Uso[] = [
  { ...ENTRADAS, colunas: ['importador_id'] },
  { dito: ['produto', 'produtos'], de: vivos('produto'), colunas: ['importador_id'] },
  { ...COMPRAS, colunas: ['importador_id'] },
  { dito: PEDIDOS, de: vivos('pedido'), colunas: ['importador_id'] },
  { ...DCRS, colunas: ['importador_id'] },
  { ...DCIS, colunas: ['importador_id'] },
  {
    dito: ['linha da matriz de tributação', 'linhas da matriz de tributação'],
    de: vivos('matriz_tributacao'),
    colunas: ['importador_id'],
  },
];
const USOS_DO_REPRESENTANTE: readonly Uso[] = [
  { ...DCRS, colunas: ['representante_id'] },
  { ...DCIS, colunas: ['representante_id'] },
];
const MAXIMO_DITOS = 4;

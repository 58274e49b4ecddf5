import { globSync } from 'node:fs';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';
import { portalRascunho } from '#server/platform/db/schema/portal-duimp.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { referencia } from '#server/platform/db/schema/tabelas.ts';
import { fornecedor, importador, itemCadastrado, matrizTributacao, representante } from './schema/cadastros.ts';
import { portalProduto } from './schema/catalogo.ts';
import { empresa, parametro, usuario } from './schema/core.ts';
import { dci } from './schema/dci.ts';
import { compraNacional, dcr, dcrComponente, estrutura, estruturaLinha, produto } from './schema/dcr.ts';
import { webhook } from './schema/notices.ts';
import { portalOperador } from './schema/operadores.ts';
import { pedido, pedidoItem } from './schema/pedidos.ts';
import { despesa, processo } from './schema/processo.ts';
import { entradaDeInsumo } from './schema/saldo.ts';
import { dai } from './schema/sefaz.ts';

// A field without a column is taken by the API with 201 and read back null: nothing else in the suite would say so.

interface Home {
  table: PgTable;
  /** Fields whose column has another name, and lists that are rows of another table. */
  elsewhere?: Readonly<Record<string, string | PgTable>>;
}

/** The table of each record of lib/registros, or the `jsonb` column that keeps it whole. */
const HOMES: Readonly<Record<string, Home | PgColumn>> = {
  COMPRA_NACIONAL: { table: compraNacional },
  CONTA: { table: usuario },
  CONTEINER: processo.conteineres,
  DAI: { table: dai },
  DCI: { table: dci },
  DCR: {
    table: dcr,
    elsewhere: { nacionais: dcrComponente, subcomponentes: dcrComponente, importados: dcrComponente },
  },
  DESPESA: { table: despesa },
  DO_PRODUTO: { table: dcr },
  DUIMP_COMPLEMENTO: portalRascunho.complemento,
  EMPRESA: { table: empresa },
  ENDERECO: { table: importador },
  ENTRADA_DE_INSUMO: { table: entradaDeInsumo },
  ESTRUTURA: { table: estrutura, elsewhere: { linhas: estruturaLinha } },
  FORNECEDOR: { table: fornecedor },
  FUNDAMENTO_NA_DUIMP: portalRascunho.complemento,
  IMPORTADO_DO_DCR: { table: dcrComponente, elsewhere: { itemDaAdicao: 'item' } },
  IMPORTADOR: { table: importador },
  ITEM: { table: itemCadastrado },
  ITEM_DA_MATRIZ: { table: matrizTributacao },
  ITEM_DO_PROCESSO: { table: processoItem },
  LINHA_DA_ESTRUTURA: { table: estruturaLinha },
  LINHA_DO_PEDIDO: { table: pedidoItem },
  MODELO_DO_PRODUTO: produto.modelos,
  NACIONAL_DO_DCR: { table: dcrComponente },
  NCM: { table: referencia, elsewhere: { descricao: 'nome', ato: 'fonte' } },
  NOTA_DA_DCI: {
    table: dciNota,
    elsewhere: { destinatario: 'destinatarioDocumento', municipio: 'municipioIbge', itens: dciNotaItem },
  },
  OPERADOR_NA_DUIMP: portalRascunho.complemento,
  OPERADOR_NO_PORTAL: { table: portalOperador },
  PARAMETRO: { table: parametro },
  PEDIDO: { table: pedido, elsewhere: { itens: pedidoItem } },
  PROCESSO: { table: processo, elsewhere: { procedencia: 'paisProcedenciaCodigo' } },
  PRODUTO: { table: produto },
  PRODUTO_NA_DUIMP: portalRascunho.complemento,
  PRODUTO_NO_PORTAL: { table: portalProduto },
  REPRESENTANTE: { table: representante, elsewhere: { importadores: importador } },
  RESOLUCAO_CAS: importador.resolucoes,
  SELIC_DO_MES: dci.selic,
  SUBCOMPONENTE_DO_DCR: { table: dcrComponente, elsewhere: { itemDaAdicao: 'item' } },
  VOLUME: processo.volumes,
  WEBHOOK: { table: webhook },
};

const records = Object.fromEntries(
  globSync(['lib/registros/*.ts', 'lib/portal/registros/*.ts'], { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    Object.entries(jest.requireActual<object>(`#${file}`)).filter(isRecord),
  ),
);

test('every record has a home, and no home is for a record that is gone', () => {
  expect(Object.keys(records).sort()).toEqual(Object.keys(HOMES).sort());
});

test.each(Object.keys(HOMES))('every field of %s is kept', (name) => {
  const [home, fields] = [HOMES[name], Object.keys(records[name] ?? {})];
  if (home === undefined || 'dataType' in home) {
    expect(home?.dataType).toBe('json');
    return;
  }
  const columns = Object.keys(getTableColumns(home.table));
  const kept = new Set(columns.map((column) => column.toLowerCase()));
  const elsewhere = Object.entries(home.elsewhere ?? {});
  const other = elsewhere.filter(([, place]) => typeof place !== 'string' || columns.includes(place));
  expect(other.map(([field]) => field)).toEqual(elsewhere.map(([field]) => field));
  const vanishing = fields
    .filter((field) => !other.some(([known]) => known === field))
    // A code or a pointed record is kept by its code or its id.
    .filter((field) => !['', 'codigo', 'id'].some((end) => kept.has(`${field.toLowerCase()}${end}`)));
  expect(vanishing.map((field) => `${getTableName(home.table)} has no column for ${field}`)).toEqual([]);
});

/** A record is an object of zod schemas under a name in capitals. */
function isRecord([name, value]: [string, unknown]): boolean {
  if (!/^[A-Z_]+$/.test(name) || typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.values(value);
  return fields.length > 0 && fields.every((field) => typeof field === 'object' && field !== null && '_zod' in field);
}

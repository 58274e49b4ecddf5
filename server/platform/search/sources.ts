import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TipoDeAchado } from '#lib/contracts/views/busca.ts';
import { withoutAccents } from '#server/platform/db/list-query.ts';
import { fornecedor, importador, itemCadastrado, representante } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import { dcr, produto } from '#server/platform/db/schema/dcr.ts';
import { pedido } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { referencia, referenciaDeFabrica } from '#server/platform/db/schema/tabelas.ts';
import { recordSource, type Source } from './source.ts';

/** Part numbers and suppliers may be millions: their lookups use the search engine. */
export const ITEM_SOURCE = recordSource('ITEM', itemCadastrado, { comPrefixo: 'asc' });
export const SUPPLIER_SOURCE = recordSource('FORNECEDOR', fornecedor, { comPrefixo: 'asc' });

/** Everything that is searched. The DAI is found by the number its process keeps of it (apresentar.ts). */
export const SOURCES: readonly Source<TipoDeAchado>[] = [
  {
    tipo: 'PROCESSO',
    tabela: processo,
    empresaId: processo.empresaId,
    id: processo.id,
    chave: sql`lower(${processo.numero})`,
    busca: processo.busca,
    vivas: isNull(processo.excluidoEm),
    comPrefixo: 'desc',
    identificadores: [processo.numeroDi, processo.numeroDuimp],
  },
  recordSource('PEDIDO', pedido, { comPrefixo: 'desc' }),
  recordSource('DCR', dcr, { identificadores: [dcr.numero] }),
  recordSource('DCI', dci, { identificadores: [dci.numero] }),
  {
    tipo: 'NOTA',
    tabela: dciNota,
    empresaId: dciNota.empresaId,
    id: dciNota.id,
    chave: dciNota.numero,
    busca: dciNota.busca,
  },
  recordSource('IMPORTADOR', importador, { identificadores: [importador.cnpj] }),
  SUPPLIER_SOURCE,
  ITEM_SOURCE,
  recordSource('PRODUTO', produto, { comPrefixo: 'asc' }),
  {
    ...recordSource('NCM', referencia),
    vivas: and(isNull(referencia.excluidoEm), eq(referencia.tabela, 'Ncm')),
  },
  {
    tipo: 'NCM',
    tabela: referenciaDeFabrica,
    empresaId: null,
    id: referenciaDeFabrica.id,
    chave: referenciaDeFabrica.chave,
    busca: referenciaDeFabrica.busca,
    vivas: eq(referenciaDeFabrica.tabela, 'Ncm'),
  },
  recordSource('REPRESENTANTE', representante, { identificadores: [representante.cpf] }),
  {
    tipo: 'PESSOA',
    tabela: usuario,
    empresaId: usuario.empresaId,
    id: usuario.id,
    chave: withoutAccents(usuario.nome),
    busca: withoutAccents(sql`${usuario.nome} || ' ' || ${usuario.email}`),
  },
];

import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { oneOfThese, readById, readByKey } from './batch-read.ts';
import type { RecordRead } from './cadastro.ts';
import type { AnyDeclaration, ConsultaDeCadastro, DeclaredTable, Onde, Row } from './declaration.ts';
import { listingOf } from './listing.ts';
import { lookupIds, lookupQuery } from './lookup.ts';
import { joinOf, pointersById } from './pointers.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from './record-read.ts';

/** The reads of a declared register: a row, a list, the rows of an identity, a lookup. */
export function declaredReading(tx: Database, empresaId: string, tabela: DeclaredTable, declaracao: AnyDeclaration) {
  const { contrato, chave, por, entre, fonte, aponta = {}, extras, resumos } = declaracao;
  const colunas: Readonly<Record<string, PgColumn>> = getTableColumns(tabela);
  const daEmpresa = eq(tabela.empresaId, empresaId);
  const apontados = pointersById(aponta);
  const exigidos = apontados.filter(([, { coluna }]) => coluna.notNull);

  /** Only what must be there can put a list in order, so only that is joined to its ids. */
  const comExigidos = (leitura: PgSelect): PgSelect =>
    exigidos.reduce((junta, [, ponteiro]) => junta.innerJoin(ponteiro.tabela, joinOf(ponteiro, tabela)), leitura);
  const comOpcionais = (leitura: PgSelect): PgSelect =>
    apontados
      .filter(([, { coluna }]) => !coluna.notNull)
      .reduce((junta, [, ponteiro]) => junta.leftJoin(ponteiro.tabela, joinOf(ponteiro, tabela)), leitura);

  const linhas = async (filtro: SQL | undefined, ordem: readonly SQL[] = [], pagina?: Pagina): Promise<Row[]> => {
    const dosApontados = Object.fromEntries(apontados.map(([campo, ponteiro]) => [campo, ponteiro.colunas]));
    const daLinha = { ...colunas, autor: usuario.nome, ...dosApontados, ...extras };
    const comAutor = tx.select(daLinha).from(tabela).innerJoin(usuario, authorOf(tabela)).$dynamic();
    const todas = comOpcionais(comExigidos(comAutor))
      .where(filtro)
      .orderBy(...ordem);
    // Drizzle cannot know the columns of a table that it is handed.
    const achadas = (await (pagina ? todas.limit(pagina.limit).offset(pagina.offset) : todas)) as Row[];
    return achadas.map((linha) => {
      const lidosDosApontados = apontados.map(([campo, { lido: comoSeResponde }]) => {
        const apontado = linha[campo] as Record<string, unknown> | null;
        return [campo, apontado && comoSeResponde(apontado)];
      });
      return { ...linha, ...Object.fromEntries(lidosDosApontados) };
    });
  };
  const lido = (linha: Row): RecordRead => ({
    ...recordOfRow(linha),
    ...fieldsOfRow<object>(contrato.forma, linha),
    ...declaracao.lido?.(linha),
  });
  const lidos = async (...qual: Parameters<typeof linhas>) => (await linhas(...qual)).map(lido);
  const ativos = (filtro: SQL, ordem?: readonly SQL[]) =>
    lidos(and(daEmpresa, filtro, isNull(tabela.excluidoEm)), ordem);

  const filtraveis = Object.keys(declaracao.consulta.shape).filter((campo) => !DE_TODA_LISTA.has(campo));
  const condicoes = (consulta: ConsultaDeCadastro, onde: Onde) => {
    const pedidos: Readonly<Record<string, unknown>> = { ...consulta };
    const pedidas = filtraveis.map((campo) =>
      whenGiven(pedidos[campo], (valor) => {
        const condicao = declaracao.filtros?.[campo];
        return condicao ? condicao(valor, onde) : eq(colunaDe(campo), valor);
      }),
    );
    return [declaracao.sempre?.(consulta, onde), ...pedidas];
  };
  const colunaDe = (campo: string): PgColumn => {
    const coluna = colunas[campo];
    if (!coluna) throw new Error(`${campo} is no column, and nothing says how to compare it.`);
    return coluna;
  };
  const ordens = { ...colunas, ...(typeof chave === 'string' && { [chave]: tabela.chave }), ...declaracao.ordenaveis };

  const identidade = (registro: object): string => {
    const campos: Readonly<Record<string, unknown>> = { ...registro };
    return por === undefined ? nameOf(declaracao, campos) : String(campos[por]);
  };
  const comIdentidade = readByKey(tx, por === undefined ? tabela.chave : colunaDe(por), ativos, identidade);

  return {
    ...listingOf<ConsultaDeCadastro, RecordRead>(tx, empresaId, {
      de: tabela,
      daEmpresa,
      filtro: (consulta, hoje) =>
        and(
          daLista(tabela.excluidoEm, consulta),
          containsText(tabela.busca, consulta.q),
          ...condicoes(consulta, { tx, empresaId, hoje }),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordens, tabela.id),
      ...(exigidos.length > 0 && {
        ids: async (filtro, ordem) =>
          (await comExigidos(tx.select({ id: tabela.id }).from(tabela).$dynamic())
            .where(filtro)
            .orderBy(...ordem)) as { id: string }[],
      }),
      linhas: async (filtro, ordem, pagina, hoje) => {
        const achadas = await linhas(filtro, ordem, pagina);
        const inteiros = achadas.map(lido);
        return resumos ? resumos(achadas, inteiros, { tx, empresaId, hoje }) : inteiros;
      },
    }),

    ativos,

    buscar: readById(tx, tabela.id, (filtro) => lidos(and(daEmpresa, filtro))),

    /** The rows that are called as these fields are. */
    iguais: async (campos: object): Promise<RecordRead[]> =>
      (await comIdentidade(identidade(campos))).filter((outro) => entre?.(outro, campos) ?? true),

    async procurar(q: string, { filtro, ordem = [] }: Procura = {}): Promise<RecordRead[]> {
      if (fonte) {
        const ids = await lookupIds(tx, empresaId, fonte, q);
        return inOrderOf(ids, await ativos(oneOfThese(tabela.id, ids)));
      }
      const procura = lookupQuery(tabela, q);
      if (!procura) return [];
      const [desempate, porNome] = [procura.ordem.slice(-1), procura.ordem.slice(0, -1)];
      return lidos(
        and(daEmpresa, isNull(tabela.excluidoEm), filtro, procura.filtro),
        [...porNome, ...ordem, ...desempate],
        { limit: procura.limite, offset: 0 },
      );
    },
  };
}

/** The name of a row, as a search compares it. */
export function nameOf({ chave }: Pick<AnyDeclaration, 'chave'>, campos: Readonly<Record<string, unknown>>): string {
  return textoDeBusca(typeof chave === 'string' ? String(campos[chave]) : chave(campos));
}

/** What a lookup looks for besides `q`, and how rows of one name stand. */
export interface Procura {
  filtro?: SQL | undefined;
  ordem?: readonly SQL[];
}

interface Pagina {
  limit: number;
  offset: number;
}

const DE_TODA_LISTA: ReadonlySet<string> = new Set(['pagina', 'tamanho', 'ordem', 'q', 'excluidos', 'planilhaId']);

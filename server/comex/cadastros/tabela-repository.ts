import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Tabela } from '#lib/domain/cadastros/tabelas.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf } from '#server/platform/db/list-query.ts';
import { referencia } from '#server/platform/db/schema/tabelas.ts';
import { readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RecordRead, RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { buscaDaReferencia, comoCodigo } from './referencia-busca.ts';
import { type LinhaDeReferencia, referenciaRepository } from './referencia-repository.ts';

/** Describes how the rows of a reference table map to the API. */
export interface FormaDaTabela<Consulta, Campos, Lido> {
  tabela: Tabela;
  colunas(campos: Campos): Omit<Valores<typeof referencia>, 'tabela' | 'chave' | 'busca'>;
  lido(linha: LinhaDeReferencia): Lido;
  filtros(todas: Todas, consulta: Consulta): (SQL | undefined)[];
  ordenaveis(todas: Todas): Parameters<typeof orderingOf<string>>[1];
}

type Todas = ReturnType<typeof referenciaRepository>['todas'];

interface ConsultaDeTabela {
  pagina: number;
  tamanho: number;
  ordem: string;
  q: string;
  excluidos?: 'true' | 'false' | undefined;
}

export function tabelaRepository<Consulta extends ConsultaDeTabela, Campos extends object, Lido extends RecordRead>(
  tx: Database,
  empresaId: string,
  forma: FormaDaTabela<Consulta, Campos, Lido>,
): RepositoryWithSheet<Consulta, Campos, Lido> {
  const { tabela } = forma;
  const registros = recordRepository(tx, empresaId, referencia);
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  const daTabela = eq(todas.tabela, tabela);

  const colunas = (campos: Campos): Valores<typeof referencia> => {
    const colunasDaTabela = forma.colunas(campos);
    return { ...colunasDaTabela, tabela, ...buscaDaReferencia(colunasDaTabela) };
  };

  const ler = (filtro: SQL) => tx.select().from(todas).where(and(daTabela, filtro));
  const peloCodigo = readByKey<LinhaDeReferencia>(
    tx,
    todas.codigo,
    (filtro) => ler(sql`${emUso} and ${filtro}`),
    ({ codigo }) => codigo,
  );

  return {
    ...listingOf<Consulta, Lido>(tx, empresaId, {
      de: todas,
      daEmpresa: daTabela,
      filtro: (consulta) =>
        and(
          consulta.excluidos === 'true' ? isNotNull(todas.excluidoEm) : emUso,
          containsText(todas.busca, comoCodigo(consulta.q)),
          ...forma.filtros(todas, consulta),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, forma.ordenaveis(todas), todas.id),
      linhas: pageOf(() => tx.select().from(todas), forma.lido),
    }),

    buscar: readById(tx, todas.id, async (filtro) => (await ler(filtro)).map(forma.lido)),

    async comAChaveDe(campos) {
      const { codigo, vigenciaInicio } = forma.colunas(campos);
      const linhas = await peloCodigo(codigo);
      return linhas
        .filter((linha) => vigenciaInicio === undefined || linha.vigenciaInicio === vigenciaInicio)
        .map(forma.lido);
    },

    async ocupante(campos, id) {
      const { codigo, vigenciaInicio } = forma.colunas(campos);
      const outra = (await peloCodigo(codigo)).find(
        (linha) => linha.origem === 'EMPRESA' && linha.id !== id && linha.vigenciaInicio === (vigenciaInicio ?? null),
      );
      return outra ? { id: outra.id, frase: `O código ${codigo} já está cadastrado pela empresa.` } : null;
    },

    inserir: (id, campos, assinatura) => registros.inserir(id, colunas(campos), assinatura),
    alterar: ({ id, versao, ...campos }, assinatura) =>
      registros.alterar({ id, versao }, colunas(campos as unknown as Campos), assinatura),
    excluir: registros.excluir,
    restaurar: registros.restaurar,
  };
}

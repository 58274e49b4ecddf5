import { type AnyColumn, and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { GruposConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import type { GrupoDeInsumos } from '#lib/contracts/saldo/saldo-insumo.ts';
import { diasDesde } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { PapelDeEntrada } from '#lib/domain/zfm/saldo-insumo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { offsetOf } from '#server/platform/db/list-query.ts';
import { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { noSaldo, SEU_PROCESSO } from './saldo-listagem.ts';
import { SALDO_DE_UMA_UNIDADE, SOMAS_DA_REFORMA, SOMAS_DOS_SUSPENSOS, UNIDADE_UNICA, umSo } from './suspensos-sql.ts';

type Consulta = Omit<GruposConsulta, 'pagina' | 'tamanho'>;

/** Sums the stock by item, declaration or NCM in the database. */
export function gruposRepository(tx: Database, empresaId: string) {
  const agrupados = ({ por, ordem }: Consulta, filtro: SQL | undefined) => {
    const { chave, nome } = AGRUPAMENTOS[por];
    const antigo = sql<DataTexto>`min(${saldoLote.dataDesembaraco})::text`;
    const sentido = ordem.startsWith('-') ? desc : asc;
    const campo = ordem.replace(/^-/, '') as keyof typeof ordenaveis;
    const ordenaveis = { dataDesembaraco: antigo, nome, suspenso: SOMAS_DOS_SUSPENSOS.suspenso };
    return tx
      .select({
        chave,
        nome,
        descricao: sql<string | null>`${por === 'ITEM' ? sql`max(${saldoLote.descricao})` : sql`null`}`,
        papel: soDeUm(saldoLote.papel, por === 'DI') as SQL<PapelDeEntrada | null>,
        serie: soDeUm(saldoLote.serie, por === 'DI'),
        processoId: soDeUm(saldoLote.processoId, por === 'DI'),
        itemId: soDeUm(saldoLote.itemId, por === 'ITEM'),
        ncm: soDeUm(saldoLote.ncm, por !== 'DI'),
        lotes: sql<number>`count(*)::int`,
        unidade: UNIDADE_UNICA,
        saldo: SALDO_DE_UMA_UNIDADE,
        ...SOMAS_DOS_SUSPENSOS,
        ...SOMAS_DA_REFORMA,
        dataDesembaraco: antigo,
      })
      .from(saldoLote)
      .leftJoin(processo, SEU_PROCESSO)
      .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, saldoLote.itemId)))
      .where(filtro)
      .groupBy(chave)
      .orderBy(sentido(ordenaveis[campo]), sentido(chave));
  };
  const doFiltro = ({ por: _, ordem: __, ...filtros }: Consulta, hoje: DataTexto) =>
    noSaldo(tx, empresaId, filtros, hoje);
  const comIdade = (grupos: Omit<GrupoDeInsumos, 'idade'>[], hoje: DataTexto): GrupoDeInsumos[] =>
    grupos.map((grupo) => ({ ...grupo, idade: diasDesde(grupo.dataDesembaraco, hoje) }));

  return {
    async listar(consulta: GruposConsulta, hoje: DataTexto): Promise<{ linhas: GrupoDeInsumos[]; total: number }> {
      const { limit, offset } = offsetOf(consulta);
      const filtro = await doFiltro(consulta, hoje);
      const linhas = await agrupados(consulta, filtro).limit(limit).offset(offset);
      const chaves = tx
        .selectDistinct({ chave: AGRUPAMENTOS[consulta.por].chave.as('chave') })
        .from(saldoLote)
        .leftJoin(processo, SEU_PROCESSO)
        .where(filtro)
        .as('chaves');
      const [contados] = await tx.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(chaves);
      return { linhas: comIdade(linhas, hoje), total: contados?.total ?? 0 };
    },

    async todos(consulta: Consulta, hoje: DataTexto): Promise<GrupoDeInsumos[]> {
      return comIdade(await agrupados(consulta, await doFiltro(consulta, hoje)), hoje);
    },
  };
}

/** The key and the name of each grouping. */
const AGRUPAMENTOS: Readonly<Record<GruposConsulta['por'], { chave: SQL<string>; nome: SQL<string> }>> = {
  ITEM: {
    chave: sql`coalesce(${saldoLote.itemId}::text, ${saldoLote.chaveItem})`,
    nome: sql`coalesce(max(${itemCadastrado.partNumber}), max(${saldoLote.descricao}))`,
  },
  // The key includes the supplier, because two suppliers may use the same nota number.
  DI: {
    chave: sql`case when ${saldoLote.papel} = 'DECLARACAO' then ${saldoLote.numeroDeclaracao}
      else concat_ws(' ', ${saldoLote.papel}, ${saldoLote.numeroDeclaracao}, ${saldoLote.serie}, (
        select e.fornecedor_cnpj from entrada_insumo e
        where e.empresa_id = ${saldoLote.empresaId} and e.id = ${saldoLote.entradaId})) end`,
    nome: sql`max(${saldoLote.numeroDeclaracao})`,
  },
  NCM: { chave: sql`${saldoLote.ncm}`, nome: sql`${saldoLote.ncm}` },
};

/** Null when the rows of a group differ, or when the value is not requested. */
function soDeUm(coluna: AnyColumn, pedido: boolean): SQL<string | null> {
  if (!pedido) return sql`null`;
  return sql`case when ${umSo(sql`${coluna}::text`)} then max(${coluna}::text) end`;
}

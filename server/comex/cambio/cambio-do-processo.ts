import { and, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { CambioDoProcesso } from '#lib/contracts/processo/cambio.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { diaDaTaxaDeCambio } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { taxasDeclaradas } from '#lib/fiscal/importacao/declarada/taxas-declaradas.ts';
import { declaracaoDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cotacao } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { notFound } from '#server/platform/refusals.ts';

/** Returns the rates of a process on the day of its registration, or on `hoje` while it is not registered. */
export async function cambioDe(
  tx: Database,
  empresaId: string,
  processoId: string,
  hoje: DataTexto,
): Promise<CambioDoProcesso> {
  const [achado] = await tx
    .select({
      frete: processo.freteMoedaCodigo,
      seguro: processo.seguroMoedaCodigo,
      dataRegistro: declaracao.dataRegistro,
    })
    .from(processo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId), isNull(processo.excluidoEm)));
  if (!achado) throw notFound('Este processo');
  const { dataRegistro, frete, seguro } = achado;
  const declaradas: Readonly<Record<string, string>> =
    dataRegistro === null ? {} : taxasDeclaradas(await declaracaoDoProcesso(tx, empresaId, processoId));
  const dosItens = await tx
    .selectDistinct({ codigo: processoItem.moedaCodigo })
    .from(processoItem)
    .where(and(eq(processoItem.empresaId, empresaId), eq(processoItem.processoId, processoId)));
  const planejadas = [...dosItens.map(({ codigo }) => codigo), frete, seguro].flatMap((codigo) =>
    codigo === null ? [] : siglaDaMoeda(codigo),
  );
  const siglas = [...new Set([...Object.keys(declaradas), ...planejadas])].filter((sigla) => sigla !== 'BRL').sort();
  const dia = dataRegistro ?? hoje;
  const diaUtil = diaDaTaxaDeCambio(dia);
  const ptax = await fechamentosAte(tx, siglas, diaUtil);
  return {
    dia,
    registrado: dataRegistro !== null,
    diaUtil,
    moedas: siglas.map((sigla) => ({
      sigla,
      ptax: ptax.get(sigla) ?? null,
      declarada: declaradas[sigla] ?? null,
    })),
  };
}

/** Returns the last closing rate of each currency up to a day, unless it is too old. */
export async function fechamentosAte(tx: Database, siglas: string[], dia: DataTexto) {
  if (siglas.length === 0) return new Map<string, NonNullable<CambioDoProcesso['moedas'][number]['ptax']>>();
  const linhas = await tx
    .selectDistinctOn([cotacao.sigla])
    .from(cotacao)
    .where(
      and(inArray(cotacao.sigla, siglas), lte(cotacao.data, dia), gte(cotacao.data, somarDias(dia, -DIAS_QUE_SERVEM))),
    )
    .orderBy(cotacao.sigla, desc(cotacao.data));
  return new Map(linhas.map(({ sigla, valorTaxa, data, fonte }) => [sigla, { valor: valorTaxa, data, fonte }]));
}

/** Days a rate remains usable: an older one belongs to another week. */
const DIAS_QUE_SERVEM = 10;

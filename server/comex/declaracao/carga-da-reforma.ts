import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { NOME_TIPO_DESPESA, type TipoDespesa } from '#lib/domain/aduana/processo/despesa.ts';
import type { ComponenteDaBase } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { cargaDeclarada } from '#lib/fiscal/reforma/processo/carga-declarada.ts';
import type { CargaDoProcesso } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { procurarMunicipios } from '#server/comex/cadastros/municipios.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { despesa } from '#server/platform/db/schema/processo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

interface DeclaracaoLiberada {
  processoId: string;
  importadorId: string | null;
  declaracao: DeclaracaoImportacao;
  /** Day of the release by the steps of the process, where the declaration does not give it. */
  liberacao: DataTexto;
}

/** Reads what CBS and IBS of released declarations are calculated from, by process, in two queries. */
export async function cargasLiberadas(
  tx: Database,
  empresaId: string,
  liberadas: readonly DeclaracaoLiberada[],
  parametros: readonly Parametro[],
): Promise<Map<string, CargaDoProcesso>> {
  const despesas = await despesasDaBase(
    tx,
    empresaId,
    liberadas.map(({ processoId }) => processoId),
  );
  const lugares = await lugaresDe(
    tx,
    empresaId,
    liberadas.flatMap(({ importadorId }) => importadorId ?? []),
  );
  return new Map(
    liberadas.map(({ processoId, importadorId, declaracao, liberacao }) => [
      processoId,
      {
        registro: { dia: declaracao.dataRegistro, previsao: false },
        liberacao: { dia: declaracao.dataDesembaraco ?? liberacao, previsao: false },
        ...((importadorId === null ? null : lugares.get(importadorId)) ?? SEM_LUGAR),
        ...cargaDeclarada(declaracao, despesas.get(processoId) ?? {}, parametros),
        avisos: [],
      },
    ]),
  );
}

type Lugar = Pick<CargaDoProcesso, 'uf' | 'municipio'>;

/** The place of delivery is not asked for anywhere, so it is that of the importer (LC 214/2025, art. 68). */
export async function lugaresDe(
  tx: Database,
  empresaId: string,
  importadorIds: readonly string[],
): Promise<Map<string, Lugar>> {
  if (importadorIds.length === 0) return new Map();
  const achados = await tx
    .select({ id: importador.id, uf: importador.uf, nome: importador.municipio })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), oneOfThese(importador.id, [...new Set(importadorIds)])));
  return new Map(
    achados.map(({ id, uf, nome }): [string, Lugar] => {
      if (uf === null || nome === null) return [id, { uf, municipio: null }];
      const municipio = procurarMunicipios(`${nome}/${uf}`).find(
        (candidato) => candidato.uf === uf && textoDeBusca(candidato.nome) === textoDeBusca(nome),
      );
      return [id, { uf, municipio: municipio ? { codigo: municipio.codigo, nome: municipio.nome } : null }];
    }),
  );
}

/** Sums the costs of processes that are in the base (LC 214/2025, art. 69; Decreto 12.955/2026, art. 80), by process. */
export async function despesasDaBase(
  tx: Database,
  empresaId: string,
  processoIds: readonly string[],
): Promise<Map<string, CargaDoProcesso['componentes']>> {
  const linhas = await tx
    .select({ processoId: despesa.processoId, tipo: despesa.tipo, valor: despesa.valor })
    .from(despesa)
    .where(
      and(
        eq(despesa.empresaId, empresaId),
        oneOfThese(despesa.processoId, processoIds),
        isNull(despesa.excluidoEm),
        inArray(despesa.tipo, Object.keys(COMPONENTE_DA_DESPESA) as TipoDespesa[]),
      ),
    );
  return new Map(
    [...Map.groupBy(linhas, ({ processoId }) => processoId)].map(([processoId, despesasDoProcesso]) => [
      processoId,
      componentesDas(despesasDoProcesso),
    ]),
  );
}

function componentesDas(despesas: readonly { tipo: TipoDespesa; valor: string }[]): CargaDoProcesso['componentes'] {
  const pares = Object.entries(COMPONENTE_DA_DESPESA).flatMap(([tipo, componente]) => {
    const despesasDoTipo = despesas.filter((linha) => linha.tipo === tipo);
    if (despesasDoTipo.length === 0) return [];
    const fonte = `despesas do processo, ${NOME_TIPO_DESPESA[tipo as TipoDespesa]}`;
    return [[componente, { valor: dinheiro(somar(despesasDoTipo.map(({ valor }) => valor))), fonte }] as const];
  });
  return Object.fromEntries(pares);
}

export const SEM_LUGAR: Lugar = { uf: null, municipio: null };

const COMPONENTE_DA_DESPESA: Readonly<Partial<Record<TipoDespesa, ComponenteDaBase>>> = {
  AFRMM: 'afrmm',
  TUM: 'tum',
  TCIF: 'tcif',
};

import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AtualizacaoDoDcr, DcrNovo, ImportadoNovo } from '#lib/contracts/dcr/dcr.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { aoMenosDuasCasas, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { FatosDoDcr } from '#lib/fiscal/dcr/fatos-do-dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

export type Mudanca = AtualizacaoDoDcr['mudancas'][number];

interface AliquotaVista {
  aliquota: DecimalTexto;
  documento: string;
  data: DataTexto | null;
}

/** The rate each NCM was last declared with by this industry after the data base, by the same rule as the alerts of the list. */
export async function aliquotasDeclaradas(
  tx: Database,
  empresaId: string,
  { subcomponentes, importados, dataBase }: DcrNovo,
  cnpj: string,
): Promise<Map<string, AliquotaVista>> {
  const ncms = [...new Set([...subcomponentes, ...importados].map(({ ncm }) => ncm))];
  if (ncms.length === 0) return new Map();
  const linhas = await tx
    .selectDistinctOn([saldoLote.ncm], {
      ncm: saldoLote.ncm,
      aliquota: saldoLote.aliquotaIi,
      numero: saldoLote.numeroDeclaracao,
      data: saldoLote.dataRegistro,
    })
    .from(saldoLote)
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        eq(saldoLote.importadorCnpj, cnpj),
        eq(saldoLote.papel, 'DECLARACAO'),
        oneOfThese(saldoLote.ncm, ncms),
        isNotNull(saldoLote.aliquotaIi),
      ),
    )
    .orderBy(saldoLote.ncm, desc(saldoLote.dataRegistro));
  return new Map(
    linhas.flatMap(({ ncm, aliquota, numero, data }) =>
      aliquota === null || data <= dataBase
        ? []
        : [[ncm, { aliquota, documento: `${escreverDeclaracao(numero)}, a última desta NCM`, data }] as const],
    ),
  );
}

/** A rate a person entered for an NCM applies today; otherwise the last declared rate applies. A line without a rate takes it, too. */
export function comAliquotasDeHoje(
  campos: DcrNovo,
  ncms: FatosDoDcr['ncms'],
  declaradas: ReadonlyMap<string, AliquotaVista>,
): { campos: DcrNovo; mudancas: Mudanca[] } {
  const mudancas: Mudanca[] = [];
  const vistaHoje = (ncm: string): AliquotaVista | null => {
    const escrita = ncms.get(ncm)?.aliquotaII ?? null;
    if (escrita !== null) return { aliquota: escrita, documento: 'alíquota da NCM em vigor hoje', data: null };
    return declaradas.get(ncm) ?? null;
  };
  const revista = <L extends ImportadoNovo>(linha: L): L => {
    const vista = vistaHoje(linha.ncm);
    if (vista === null || mesmaAliquota(linha.aliquotaII, vista.aliquota)) return linha;
    const { aliquota: deHoje, documento, data } = vista;
    const { codigo, descricao, aliquotaII: antes } = linha;
    mudancas.push({
      alerta: 'ALIQUOTA_MUDOU',
      codigo,
      descricao,
      antes: emPercentual(antes),
      depois: emPercentual(deHoje),
      documento,
      data,
    });
    return { ...linha, aliquotaII: deHoje };
  };
  return {
    campos: {
      ...campos,
      subcomponentes: campos.subcomponentes.map(revista),
      importados: campos.importados.map(revista),
    },
    mudancas,
  };
}

export const emPercentual = (aliquota: DecimalTexto | null) =>
  aliquota === null ? null : `${aoMenosDuasCasas(aliquota).replace('.', ',')} %`;

/** An unknown rate is the same as no other. */
export const mesmaAliquota = (antes: DecimalTexto | null, depois: DecimalTexto | null) =>
  antes === null || depois === null ? antes === depois : new Exato(antes).eq(depois);

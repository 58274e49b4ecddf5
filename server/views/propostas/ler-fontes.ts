import { and, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { PedidoDeFontes } from '#lib/contracts/processo/fontes-dos-tributos.ts';
import { textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { TRIBUTOS_FEDERAIS, type TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { CATEGORIAS_PIS_COFINS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { aoMenosDuasCasas, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { citaInteiro } from '#lib/domain/textos/cita-inteiro.ts';
import type { FontesDosTributos, TributoDaUltima, UltimaDeclarada } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import { regimeDeclarado } from '#lib/fiscal/importacao/declarada/entrada-da-di.ts';
import { parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { aliquotasDasNcms } from '#server/comex/cadastros/ncm-repository.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { adicao, adicaoTributo, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { notFound } from '#server/platform/refusals.ts';
import { flatMapInTurns } from '#server/platform/work/flat-map-in-turns.ts';

interface DeQuem {
  empresaId: string;
  processoId: string;
  dia: DataTexto;
}

type Mercadorias = PedidoDeFontes['mercadorias'];

/** Reads the legal grounds that are known of some goods, one answer for each NCM and country. */
export type TratamentosConhecidos = (
  empresaId: string,
  mercadorias: Mercadorias,
) => Promise<FontesDosTributos['tratamentos']>;

/** Reads what `proporTributos` needs, in a fixed number of queries, and one kept answer of the Portal for each NCM and country. @throws {Refusal} 404. */
export async function lerFontes(
  { db: tx, tratamentos }: { db: Database; tratamentos: TratamentosConhecidos },
  deQuem: DeQuem,
  mercadorias: Mercadorias,
): Promise<FontesDosTributos> {
  const { empresaId, dia } = deQuem;
  const dadosDoImportador = await importadorDoProcesso(tx, deQuem);
  const ncms = [...new Set(mercadorias.map(({ ncm }) => ncm))];
  return {
    dia,
    importador: dadosDoImportador?.suframa ?? null,
    tabela: await aliquotasDasNcms(tx, empresaId, ncms, dia),
    ultimas: await ultimasDeclaradas(tx, { ...deQuem, cnpj: dadosDoImportador?.cnpj ?? null }, mercadorias),
    tratamentos: await tratamentos(empresaId, mercadorias),
  };
}

async function importadorDoProcesso(tx: Database, { empresaId, processoId }: DeQuem) {
  const { cnpj, situacaoSuframa, validadeSuframa, setor } = importador;
  const [achado] = await tx
    .select({ cnpj, situacaoSuframa, validadeSuframa, setor })
    .from(processo)
    .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, processo.importadorId)))
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, processoId), isNull(processo.excluidoEm)));
  if (!achado) throw notFound('Este processo');
  const {
    cnpj: cnpjDoImportador,
    situacaoSuframa: situacao,
    validadeSuframa: validade,
    setor: setorDoImportador,
  } = achado;
  if (cnpjDoImportador === null || situacao === null || setorDoImportador === null) return null;
  return {
    cnpj: cnpjDoImportador,
    suframa: { situacaoSuframa: situacao, validadeSuframa: validade, setor: setorDoImportador },
  };
}

interface Declarado {
  adicaoId: string;
  ncm: string;
  descricao: string;
  numero: string;
  dataRegistro: DataTexto;
  adicao: number;
  fundamentoDoII: string | null;
}

async function ultimasDeclaradas(
  tx: Database,
  de: DeQuem & { cnpj: string | null },
  mercadorias: Mercadorias,
): Promise<UltimaDeclarada[]> {
  const procurados = new Map(
    mercadorias.flatMap(({ ncm, partNumber }) =>
      partNumber === null ? [] : [[`${ncm} ${partNumber}`, { ncm, partNumber }] as const],
    ),
  );
  if (de.cnpj === null || procurados.size === 0) return [];
  const ncms = [...procurados.values()].map(({ ncm }) => ncm);
  const declarados = await textosDeclarados(tx, { ...de, cnpj: de.cnpj, ncms });
  const textos = declarados.map(textoDoItem);
  const vinculos = await vinculoRepository(tx, de.empresaId, 'Item').vinculos(textos);
  const porNcm = Map.groupBy(
    declarados.map((declarado, i) => ({
      ...declarado,
      maiusculas: declarado.descricao.toUpperCase(),
      vinculado: vinculos.get(textos[i] ?? '')?.registro.nome,
    })),
    ({ ncm }) => ncm,
  );
  // Hundreds of part numbers meet thousands of texts.
  const achados = await flatMapInTurns([...procurados.values()], ({ ncm, partNumber }) => {
    const procurado = partNumber.toUpperCase();
    // A text that is linked to an item speaks of that item alone.
    const dito = porNcm
      .get(ncm)
      ?.find(({ descricao, maiusculas, vinculado }) =>
        vinculado === undefined
          ? maiusculas.includes(procurado) && citaInteiro(descricao, partNumber)
          : vinculado === partNumber,
      );
    return dito ? [{ partNumber, dito }] : [];
  });
  if (achados.length === 0) return [];
  const tributosDe = await tributosDasAdicoes(
    tx,
    de.empresaId,
    achados.map(({ dito }) => dito),
  );
  return achados.map(({ partNumber, dito: { adicaoId, ncm, numero, dataRegistro, adicao: qual, fundamentoDoII } }) => ({
    partNumber,
    ncm,
    numero,
    dataRegistro,
    fundamentoDoII: fundamentoDoII || null,
    adicao: String(qual).padStart(3, '0'),
    tributos: tributosDe(adicaoId),
  }));
}

/** The newest declaration of each text by which the importer declared goods of these NCMs, the newest first. */
async function textosDeclarados(
  tx: Database,
  { empresaId, processoId, dia, cnpj, ncms }: DeQuem & { cnpj: string; ncms: readonly string[] },
): Promise<Declarado[]> {
  const porTexto = tx
    .selectDistinctOn([adicao.ncm, item.descricao], {
      adicaoId: adicao.id,
      ncm: adicao.ncm,
      descricao: item.descricao,
      numero: declaracao.numeroDi,
      dataRegistro: declaracao.dataRegistro,
      adicao: adicao.numero,
      fundamentoDoII: sql<string | null>`${adicao.campos}->>'iiFundamentoLegalCodigo'`.as('fundamento_do_ii'),
    })
    .from(adicao)
    .innerJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, adicao.processoId)))
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, adicao.processoId)))
    .innerJoin(item, and(eq(item.empresaId, empresaId), eq(item.adicaoId, adicao.id)))
    .where(
      and(
        eq(adicao.empresaId, empresaId),
        oneOfThese(adicao.ncm, ncms),
        eq(declaracao.importadorNumero, cnpj),
        lte(declaracao.dataRegistro, dia),
        ne(adicao.processoId, processoId),
        PROCESSO_REAL,
      ),
    )
    .orderBy(adicao.ncm, item.descricao, desc(declaracao.dataRegistro), desc(declaracao.numeroDi), adicao.numero)
    .as('por_texto');
  return tx
    .select()
    .from(porTexto)
    .orderBy(desc(porTexto.dataRegistro), desc(porTexto.numero), porTexto.adicao)
    .limit(MAXIMO_DE_TEXTOS);
}

/** Beyond these many different goods only the newest are looked at. */
const MAXIMO_DE_TEXTOS = 20_000;

async function tributosDasAdicoes(tx: Database, empresaId: string, quais: readonly Declarado[]) {
  const dias = new Map(quais.map(({ adicaoId, dataRegistro }) => [adicaoId, dataRegistro]));
  const linhas = await tx
    .select()
    .from(adicaoTributo)
    .where(and(eq(adicaoTributo.empresaId, empresaId), oneOfThese(adicaoTributo.adicaoId, [...dias.keys()])));
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const porAdicao = Map.groupBy(linhas, ({ adicaoId }) => adicaoId);
  return (adicaoId: string): UltimaDeclarada['tributos'] => {
    const tributosDaAdicao = porAdicao.get(adicaoId) ?? [];
    const de = (qual: TributoFederal): TributoDaUltima => {
      const tributoDeclarado = tributosDaAdicao.find(({ tributo }) => tributo === qual);
      if (!tributoDeclarado) return NADA_DECLARADO;
      const { regimeCodigo: codigo, regimeNome: nome, aliquota, aliquotaReduzida } = tributoDeclarado;
      const categoria = categoriaDe(parametros, { qual, aliquota, dia: dias.get(adicaoId) ?? null });
      return {
        regime: regimeDeclarado({ regime: { codigo, nome } }),
        aliquota: aliquota && aoMenosDuasCasas(aliquota),
        aliquotaReduzida: aliquotaReduzida && aoMenosDuasCasas(aliquotaReduzida),
        categoria,
      };
    };
    return Object.fromEntries(
      TRIBUTOS_FEDERAIS.map((tributo) => [tributo, de(tributo)]),
    ) as UltimaDeclarada['tributos'];
  };
}

const NADA_DECLARADO = { regime: null, aliquota: null, aliquotaReduzida: null, categoria: null };

/** The table of PIS or COFINS that had a declared rate on the day of registration; null where none had. */
function categoriaDe(
  parametros: readonly Parametro[],
  { qual, aliquota, dia }: { qual: TributoFederal; aliquota: DecimalTexto | null; dia: DataTexto | null },
) {
  if (aliquota === null || qual === 'ii' || qual === 'ipi') return null;
  const daTabela = (categoria: string) =>
    parametroSeHouver(parametros, `${qual.toUpperCase()}_IMPORTACAO_${categoria}`, dia)?.valor;
  return (
    CATEGORIAS_PIS_COFINS.find((categoria) => {
      const valor = daTabela(categoria);
      return valor !== undefined && new Exato(valor).eq(aliquota);
    }) ?? null
  );
}

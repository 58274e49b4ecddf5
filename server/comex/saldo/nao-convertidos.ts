import { and, eq, sql } from 'drizzle-orm';
import type { MemoriaNaoConvertidaConsulta } from '#lib/contracts/consultas/nao-convertido.ts';
import type { DocumentoNaoConvertido, LinhaNaoConvertidaLida } from '#lib/contracts/saldo/nao-convertido.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { nomeDoLote, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { type Memoria, memoriaSemRepetir } from '#lib/fiscal/memoria.ts';
import { linhaNaoConvertida } from '#lib/fiscal/saldo/linha-nao-convertida.ts';
import { quantidadesADeclarar } from '#lib/fiscal/saldo/suspensao-do-lote.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { type Achado, type FiltrosNaoConvertidos, lotesAVer } from './lotes-nao-convertidos.ts';
import type { Lote } from './razao-repository.ts';
import {
  type DeclaradoDoLote,
  type DestinosDoLote,
  destinosDosLotes,
  loteSuspenso,
  type SaidaDoLote,
} from './suspensao-dos-lotes.ts';

/**
 * Makes the worksheet of event 112120: by import document, what of its items did not convert into exemption (LC 214/2025, art. 443, §
 * 3º). Items without a class are in it with unknown amounts. The oldest document comes first.
 */
export async function naoConvertidos(
  tx: Database,
  empresaId: string,
  { ate, ...filtros }: FiltrosNaoConvertidos,
  hoje: DataTexto,
): Promise<DocumentoNaoConvertido[]> {
  const achados = await lotesAVer(tx, empresaId, filtros, hoje);
  const ids = achados.map(({ lote }) => lote.id);
  const partes = {
    destinos: await destinosDosLotes(tx, empresaId, ids),
    parametros: await parametroRepository(tx, empresaId).doMotor(),
    lugares: await lugaresNaDeclaracao(
      tx,
      empresaId,
      achados.flatMap(({ lote }) => lote.processoId ?? []),
    ),
    nomes: await nomesDosUsuarios(tx, empresaId),
    hoje,
    ate: ate ?? hoje,
    dciId: filtros.dciId,
  };
  const porDocumento = Map.groupBy(
    achados,
    ({ processo: processoDoLote, lote }) => processoDoLote?.id ?? nomeDoPapel(lote),
  );
  return [...porDocumento.values()].flatMap((achadosDoDocumento) => {
    const linhas = achadosDoDocumento.flatMap(({ lote }) => linhasDo(lote, filtros.situacao, partes));
    const [primeiro] = achadosDoDocumento;
    return primeiro && linhas.length > 0 ? [documentoDe(primeiro, linhas, partes.ate)] : [];
  });
}

/**
 * Explains what a line of the worksheet costs, with its late charges. Null where there is no such line any more, or its amount is not
 * known.
 */
export async function memoriaDaLinha(
  tx: Database,
  empresaId: string,
  { loteId, origem, raizId, ate }: MemoriaNaoConvertidaConsulta,
  hoje: DataTexto,
): Promise<Memoria | null> {
  const [achado] = await lotesAVer(tx, empresaId, { loteId, situacao: 'A_DECLARAR' }, hoje);
  if (!achado) return null;
  const destinos = await destinosDosLotes(tx, empresaId, [loteId]);
  const linha = quantidadesADeclarar(loteSuspenso(achado.lote, destinos(loteId)), hoje).find(
    (quantidadeADeclarar) => quantidadeADeclarar.origem === origem && quantidadeADeclarar.raizId === (raizId ?? null),
  );
  if (!linha) return null;
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const { figura } = figurasDa(achado.lote, linha.quantidade, { ate: ate ?? hoje, parametros });
  return figura && memoriaSemRepetir(figura);
}

interface Partes {
  destinos: (loteId: string) => DestinosDoLote;
  parametros: readonly Parametro[];
  /** Position of an item in its declaration, by `processoId/adicao/item`. */
  lugares: ReadonlyMap<string, number>;
  nomes: ReadonlyMap<string, string>;
  hoje: DataTexto;
  ate: DataTexto;
  dciId: string | undefined;
}

function linhasDo(lote: Lote, situacao: FiltrosNaoConvertidos['situacao'], partes: Partes): LinhaNaoConvertidaLida[] {
  const destinos = partes.destinos(lote.id);
  const { saidas, declarados } = destinos;
  const daDci = (raizId: string | null) =>
    partes.dciId === undefined || saidas.some((saida) => saida.dciId === partes.dciId && saida.raizId === raizId);
  if (situacao === 'DECLARADO') {
    return declarados
      .filter(({ raizId }) => daDci(raizId))
      .map((declarado) => declarada(lote, declarado, saidas, partes));
  }
  return quantidadesADeclarar(loteSuspenso(lote, destinos), partes.hoje)
    .filter(({ raizId }) => daDci(raizId))
    .map(({ origem, raizId, quantidade }) => {
      const { figura: _, ...valores } = figurasDa(lote, quantidade, partes);
      return {
        chave: `${lote.id}.${raizId ?? origem}`,
        situacao: 'A_DECLARAR',
        origem,
        raizId,
        ...doLote(lote, raizId, quantidade, saidas, partes),
        ...valores,
        declaracao: null,
      };
    });
}

/** What was declared keeps its amounts; the late charges are those of its day. */
function declarada(
  lote: Lote,
  { id, origem, raizId, quantidade, cbs, ibs, data, protocolo, em, usuarioId }: DeclaradoDoLote,
  saidas: readonly SaidaDoLote[],
  partes: Partes,
): LinhaNaoConvertidaLida {
  return {
    chave: id,
    situacao: 'DECLARADO',
    origem,
    raizId,
    ...doLote(lote, raizId, quantidade, saidas, partes),
    cbs,
    ibs,
    multa: null,
    juros: null,
    total: null,
    faltaDaMora: null,
    falta: null,
    declaracao: { id, data, protocolo, em: em.toISOString(), usuario: partes.nomes.get(usuarioId) ?? '' },
  };
}

function doLote(
  lote: Lote,
  raizId: string | null,
  quantidade: DecimalTexto,
  saidas: readonly SaidaDoLote[],
  { lugares }: Partes,
) {
  const { id, papel, numeroDeclaracao, serie, adicao, item, descricao, cClassTrib, unidade, reformaEstimada } = lote;
  const saida = saidas.findLast((saidaDoLote) => saidaDoLote.raizId === raizId);
  return {
    lote: { id, papel, numeroDeclaracao, serie, adicao, item, descricao, cClassTrib },
    dci: saida ? { id: saida.dciId, processo: saida.processo, numero: saida.numero } : null,
    nItem: lugares.get(chaveDoLugar(lote)) ?? item,
    quantidade,
    unidade,
    estimada: reformaEstimada,
    aRecalcular: false,
  };
}

/** Calculates a quantity of a lot, up to the day asked for. */
export function figurasDa(
  lote: Lote,
  naoConvertida: DecimalTexto,
  { ate, parametros }: Pick<Partes, 'ate' | 'parametros'>,
) {
  const { quantidade, cbsSuspensa: cbs, ibsUfSuspenso: ibsUF, ibsMunSuspenso: ibsMun, documentoImportacao } = lote;
  const parte = {
    nome: nomeDoLote(lote),
    quantidade,
    naoConvertida,
    cbs,
    ibsUF,
    ibsMun,
    documento: documentoImportacao,
  };
  const linha = linhaNaoConvertida(parte, ate, parametros);
  return { ...linha, falta: linha.cbs === null ? (lote.reformaFalta ?? ('NAO_INFORMADO' as const)) : null };
}

function documentoDe(
  { lote, processo: doProcesso, razaoSocial, uf }: Achado,
  linhas: LinhaNaoConvertidaLida[],
  ate: DataTexto,
): DocumentoNaoConvertido {
  const semFigura = linhas.filter(({ cbs }) => cbs === null).length;
  const documento = lote.documentoImportacao;
  return {
    processo: doProcesso,
    numeroDeclaracao: lote.numeroDeclaracao,
    importador: { id: lote.importadorId, cnpj: lote.importadorCnpj, razaoSocial },
    uf,
    documento,
    ate,
    de2026: documento?.startsWith('2026') ?? false,
    linhas,
    cbs: dinheiro(somar(linhas.map((linha) => linha.cbs))),
    ibs: dinheiro(somar(linhas.map((linha) => linha.ibs))),
    semFigura,
    ...acrescimosDe(linhas),
    aRecalcular: 0,
    semEvento: porQueSemEvento(uf, linhas, { semFigura, semLugar: doProcesso === null && lote.papel === 'DECLARACAO' }),
  };
}

/** A sum without the charges of some line would pass for the whole of it. */
function acrescimosDe(linhas: readonly LinhaNaoConvertidaLida[]) {
  const conhecidas = linhas.filter(({ cbs }) => cbs !== null);
  const inteiros = conhecidas.length > 0 && conhecidas.every(({ total }) => total !== null);
  const soma = (qual: 'multa' | 'juros' | 'total') =>
    inteiros ? dinheiro(somar(conhecidas.map((linha) => linha[qual]))) : null;
  return { multa: soma('multa'), juros: soma('juros'), total: soma('total') };
}

function porQueSemEvento(
  uf: DocumentoNaoConvertido['uf'],
  linhas: readonly LinhaNaoConvertidaLida[],
  { semFigura, semLugar }: { semFigura: number; semLugar: boolean },
): string | null {
  if (linhas.every(({ situacao }) => situacao === 'DECLARADO')) return 'Já foi declarado.';
  if (linhas.every(({ origem, situacao }) => origem === 'FALTA' || situacao === 'DECLARADO')) return SO_FALTAS;
  if (uf === null) return 'Falta a UF do importador no cadastro.';
  // An opening balance tells adição and item, and of the other items nothing: the place in the note is not known.
  if (semLugar) return 'É um saldo inicial: o número de cada item na nota de importação não se sabe.';
  if (semFigura > 0) return 'Há item de que não se sabe a CBS ou o IBS.';
  return null;
}

/** The event of lost goods is not settled (docs/decisions/saldo-de-insumos.md). */
const SO_FALTAS =
  'Por que evento se declara uma falta, perda ou quebra está a confirmar: ela não vai no fragmento XML.';

/** Items of a declaration are counted through its adições, as the import note lists them. */
async function lugaresNaDeclaracao(
  tx: Database,
  empresaId: string,
  processoIds: readonly string[],
): Promise<Map<string, number>> {
  if (processoIds.length === 0) return new Map();
  const lugares = await tx
    .select({
      processoId: saldoLote.processoId,
      adicao: saldoLote.adicao,
      item: saldoLote.item,
      lugar: sql<number>`(row_number() over (
        partition by ${saldoLote.processoId} order by ${saldoLote.adicao}, ${saldoLote.item}))::int`,
    })
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.processoId, [...new Set(processoIds)])));
  return new Map(lugares.map((lugarDoLote) => [chaveDoLugar(lugarDoLote), lugarDoLote.lugar]));
}

const chaveDoLugar = ({ processoId, adicao, item }: Pick<Lote, 'processoId' | 'adicao' | 'item'>) =>
  `${processoId}/${adicao}/${item}`;

async function nomesDosUsuarios(tx: Database, empresaId: string): Promise<Map<string, string>> {
  const nomes = await tx
    .select({ id: usuario.id, nome: usuario.nome })
    .from(usuario)
    .where(eq(usuario.empresaId, empresaId));
  return new Map(nomes.map(({ id, nome }) => [id, nome]));
}

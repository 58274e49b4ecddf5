import { setImmediate as respirar } from 'node:timers/promises';
import type { Contagens, LinhasDaPlanilha, MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import {
  type CelulaDeArquivo,
  porEscrito,
  type RecursoDePlanilha,
} from '#lib/registros/planilha/coluna-de-planilha.ts';
import { assinaturaDosTitulos } from '#lib/registros/planilha/palpites.ts';
import { ehDeCadastro, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, invalidData } from '#server/platform/refusals.ts';
import { checkedLine, checkLines } from './check-lines.ts';
import type { CheckedRow, RowRead } from './check-rows.ts';
import { followSheet, type Progress } from './progress.ts';
import { readSheetFile } from './read-file.ts';
import { type Corrections, dataRows, readRows } from './read-rows.ts';
import { type StoredSheet, sheetRepository, type WrongRow } from './sheet-repository.ts';
import type { SheetResources } from './sheet-resource.ts';

export interface OnImport extends OnWrite {
  blobs: BlobStore;
  planilhas: SheetResources;
}

/** What every row of a sheet would do, and what is wrong with those that can do nothing. */
export interface SheetCheck {
  linhas: CheckedRow[];
  erradas: WrongRow[];
  contagens: Contagens;
  /** The cells of a row, for who finds it wrong later. */
  celulasDe: (numero: number) => CelulaDeArquivo[];
}

export const BUCKET = 'planilhas';
/** Rows that ask the database together; others are answered between two slices. */
export const SLICE = 250;

/** Checks the sheet and writes down what was found; the records are only looked at. */
export async function checkSheet(
  ao: OnImport,
  guardada: StoredSheet,
  { mapa, correcoes }: Conferencia,
  andamento: Progress,
): Promise<void> {
  const { erradas, contagens, titulos } = await checkFile(ao, guardada, { mapa, correcoes }, andamento);
  await ao.db.transaction(async (tx) => {
    const repositorio = sheetRepository(tx, ao.quem.empresaId);
    await repositorio.trocarErradas(guardada.id, erradas);
    await repositorio.alterar(guardada.id, {
      situacao: 'CONFERIDA',
      mapa,
      correcoes,
      contagens,
      assinatura: assinaturaDosTitulos(titulos),
    });
  });
}

/** @throws {Refusal} 400 when the file has no such sheet. */
export async function checkFile(
  ao: OnImport,
  guardada: StoredSheet,
  { mapa, correcoes }: Conferencia,
  andamento: Progress,
): Promise<SheetCheck & { titulos: string[] }> {
  const { recurso: nome } = guardada;
  const { recurso, folha, lidas, celulasDe } = await readMapped(ao, guardada, { mapa, correcoes });
  Object.assign(andamento, { feitas: 0, total: lidas.length, conferindo: true });
  const linhas = ehDeCadastro(nome)
    ? await porFatias(andamento, lidas, (fatia) => ao.planilhas.cadastros[nome].conferir(ao, { recurso, mapa }, fatia))
    : (await linesOf(ao, guardada, { recurso, mapa, lidas, celulasDe })).linhas.map(checkedLine);
  return {
    linhas,
    celulasDe,
    erradas: linhas.flatMap(({ numero, erros, efeito }) =>
      efeito === 'ERRO' ? [linhaErrada(numero, celulasDe(numero), erros, mapa)] : [],
    ),
    contagens: countRows(linhas),
    titulos: (folha.linhas[mapa.cabecalho] ?? []).map(porEscrito),
  };
}

/**
 * The lines of a sheet for the grid of their record, the wrong ones too.
 * @throws {Refusal} 422 when the sheet is of a cadastro, or has not been checked.
 */
export async function gridLines(ao: OnImport, guardada: StoredSheet): Promise<LinhasDaPlanilha> {
  const { mapa, correcoes, situacao } = guardada;
  if (ehDeCadastro(guardada.recurso)) throw againstRule('Esta planilha é de um cadastro: as linhas dela são gravadas.');
  if (!mapa || situacao !== 'CONFERIDA') throw againstRule('Confira a planilha primeiro.');
  return linesOf(ao, guardada, { mapa, ...(await readMapped(ao, guardada, { mapa, correcoes })) });
}

type Lida = Awaited<ReturnType<typeof readMapped>>;

function linesOf(
  ao: OnImport,
  { recurso: nome }: Pick<StoredSheet, 'recurso'>,
  { recurso, mapa, lidas, celulasDe }: Pick<Lida, 'recurso' | 'lidas' | 'celulasDe'> & { mapa: MapaDePlanilha },
) {
  if (ehDeCadastro(nome)) throw new Error(`${nome} has no grid`);
  const em = { tx: ao.db, empresaId: ao.quem.empresaId };
  return checkLines(ao.planilhas.linhas[nome], em, { recurso, mapa, celulasDe }, lidas);
}

async function porFatias(
  andamento: Progress,
  lidas: readonly RowRead[],
  conferir: (fatia: RowRead[]) => Promise<CheckedRow[]>,
): Promise<CheckedRow[]> {
  const linhas: CheckedRow[] = [];
  for (let de = 0; de < lidas.length; de += SLICE) {
    followSheet(andamento);
    const fatia = lidas.slice(de, de + SLICE);
    linhas.push(...(await conferir(fatia)));
    andamento.feitas += fatia.length;
    await respirar();
  }
  return linhas;
}

interface Conferencia {
  mapa: MapaDePlanilha;
  correcoes: Corrections;
}

/** The rows of the file, read by the mapping. */
async function readMapped(ao: OnImport, { recurso: nome, sha256 }: StoredSheet, { mapa, correcoes }: Conferencia) {
  const { empresaId } = ao.quem;
  const bytes = await ao.blobs.ler(empresaId, BUCKET, sha256);
  const folha = (await readSheetFile(bytes))[mapa.folha];
  if (!folha) throw invalidData('O arquivo não tem essa folha.', { folha: 'O arquivo não tem essa folha.' });
  const recurso: RecursoDePlanilha = RECURSOS_DE_PLANILHA[nome];
  const dados = dataRows(folha.linhas, { mapa, correcoes });
  const usados = [...mapa.colunas, ...Object.keys(mapa.fixos ?? {})];
  const leitores = recurso.colunas.filter(({ campo }) => usados.includes(campo)).map(({ leitor }) => leitor);
  const nomes = await ao.planilhas.nomesConhecidos(ao.db, empresaId, leitores);
  const lidas = await readRows(dados, { recurso, mapa, nomes, correcoes });
  const porNumero = new Map(dados.map(({ numero, celulas }) => [numero, celulas]));
  return { recurso, folha, lidas, celulasDe: (numero: number) => porNumero.get(numero) ?? [] };
}

/** Sentences of fields as sentences of columns; those of a field without one are said of the row. */
export function linhaErrada(
  numero: number,
  celulas: CelulaDeArquivo[],
  porCampo: Readonly<Record<string, string>>,
  { colunas }: Pick<MapaDePlanilha, 'colunas'>,
): WrongRow {
  const erros: Record<string, string> = {};
  for (const [campo, frase] of Object.entries(porCampo)) {
    const indice = colunas.indexOf(campo);
    const onde = indice < 0 ? '' : String(indice);
    erros[onde] = [erros[onde], frase].filter(Boolean).join(' ');
  }
  return { numero, celulas, erros };
}

/** How many rows do what. */
export function countRows(linhas: readonly CheckedRow[]): Contagens {
  const quantas = (efeito: CheckedRow['efeito']) => linhas.filter((linha) => linha.efeito === efeito).length;
  return {
    novas: quantas('NOVA'),
    alteradas: quantas('ALTERADA'),
    iguais: quantas('IGUAL'),
    puladas: quantas('PULADA'),
    comErro: quantas('ERRO'),
  };
}

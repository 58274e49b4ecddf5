import { setImmediate as respirar } from 'node:timers/promises';
import type { Contagens, MapaDePlanilha, ModoDeGravar } from '#lib/contracts/platform/planilha.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import type { Database } from '#server/platform/db/database.ts';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { againstRule } from '#server/platform/refusals.ts';
import type { CheckedRow } from './check-rows.ts';
import { checkFile, countRows, linhaErrada, type OnImport, type SheetCheck, SLICE } from './check-sheet.ts';
import { Cancelled, followSheet, type Progress } from './progress.ts';
import { type StoredSheet, sheetRepository } from './sheet-repository.ts';
import { cadastroOf } from './sheet-resource.ts';
import type { WriteResult } from './write-rows.ts';

/**
 * Writes a checked sheet, after a second check, because records may have changed since the first. With `TUDO` an error then means that
 * nothing is written.
 * @throws {Refusal} 422 when `TUDO` finds an error.
 */
export async function writeSheet(
  ao: OnImport,
  guardada: StoredSheet,
  modo: ModoDeGravar,
  andamento: Progress,
): Promise<void> {
  const { mapa, correcoes } = guardada;
  if (!mapa) throw againstRule('Confira a planilha antes de gravar.');
  const repositorio = sheetRepository(ao.db, ao.quem.empresaId);
  const conferencia = semAsFeitas(
    await checkFile(ao, guardada, { mapa, correcoes }, andamento),
    await repositorio.acoesDasFeitas(guardada.id),
  );
  const aGravar = conferencia.linhas.filter(({ pedido }) => pedido !== null);
  await repositorio.trocarErradas(guardada.id, conferencia.erradas);
  await repositorio.alterar(guardada.id, { contagens: conferencia.contagens });
  // Starts counting again: people read how many rows are written, not how many were checked.
  Object.assign(andamento, { feitas: 0, total: aGravar.length, conferindo: false });
  const obra = { ao, guardada, mapa, conferencia, aGravar, andamento };
  await (modo === 'TUDO' ? gravarTudo(obra) : gravarAsQuePassaram(obra));
}

/** The rows that an interrupted write has finished keep their result. */
function semAsFeitas(conferencia: SheetCheck, feitas: ReadonlyMap<number, AcaoHistorico>): SheetCheck {
  if (feitas.size === 0) return conferencia;
  const linhas = conferencia.linhas.map((linha): CheckedRow => {
    const acao = feitas.get(linha.numero);
    if (!acao) return linha;
    return { numero: linha.numero, erros: {}, efeito: acao === 'CRIAR' ? 'NOVA' : 'ALTERADA', pedido: null };
  });
  const erradas = conferencia.erradas.filter(({ numero }) => !feitas.has(numero));
  return { ...conferencia, linhas, erradas, contagens: countRows(linhas) };
}

interface Obra {
  ao: OnImport;
  guardada: StoredSheet;
  mapa: MapaDePlanilha;
  conferencia: SheetCheck;
  aGravar: CheckedRow[];
  andamento: Progress;
}

async function gravarTudo({ ao, guardada, mapa, conferencia, aGravar, andamento }: Obra): Promise<void> {
  const { erradas, contagens } = conferencia;
  if (erradas.length > 0) throw againstRule(`Nada foi gravado: ${linhasPorExtenso(erradas.length)} com erro.`);
  const antes = andamento.feitas;
  await ao.db.transaction(async (tx) => {
    for (let de = 0; de < aGravar.length; de += SLICE) {
      followSheet(andamento);
      const { recusadas } = await gravarFatia({ ...ao, db: tx }, guardada, aGravar.slice(de, de + SLICE));
      const [recusada] = recusadas;
      if (recusada) {
        const { numero, erros } = recusada;
        throw againstRule(`Nada foi gravado: a linha ${numero} não passa mais. ${Object.values(erros).join(' ')}`);
      }
      // Counted from the start, because a transaction that lost to another one runs again.
      andamento.feitas = antes + Math.min(de + SLICE, aGravar.length);
      await respirar();
    }
    await terminar(tx, ao, guardada, { ...contagens }, mapa);
  });
}

/** Stopped between two slices, it keeps the rows written and can be continued. */
async function gravarAsQuePassaram({ ao, guardada, mapa, conferencia, aGravar, andamento }: Obra): Promise<void> {
  const { contagens, erradas, celulasDe } = conferencia;
  const efeitoDe = new Map(aGravar.map(({ numero, efeito }) => [numero, efeito]));
  const feito = { ...contagens };
  let gravadas = 0;
  for (let de = 0; de < aGravar.length && andamento.parar === null; de += SLICE) {
    const fatia = aGravar.slice(de, de + SLICE);
    const { feitas, recusadas } = await gravarFatiaOuLinhas(ao, guardada, fatia);
    for (const { numero } of recusadas) feito[efeitoDe.get(numero) === 'NOVA' ? 'novas' : 'alteradas'] -= 1;
    feito.comErro += recusadas.length;
    erradas.push(...recusadas.map(({ numero, erros }) => linhaErrada(numero, celulasDe(numero), erros, mapa)));
    gravadas += feitas.length + recusadas.length;
    andamento.feitas += fatia.length;
    await respirar();
  }
  await ao.db.transaction(async (tx) => {
    await sheetRepository(tx, ao.quem.empresaId).trocarErradas(guardada.id, erradas);
    if (gravadas === aGravar.length) return terminar(tx, ao, guardada, feito, mapa);
    return sheetRepository(tx, ao.quem.empresaId).alterar(guardada.id, { contagens: feito, mapa });
  });
  if (gravadas < aGravar.length) throw new Cancelled(andamento.parar ?? '');
}

/** Writes a slice and the record of its result, in one transaction. */
function gravarFatia(ao: OnImport, guardada: StoredSheet, fatia: CheckedRow[]): Promise<WriteResult> {
  return ao.db.transaction(async (tx) => {
    const cadastro = cadastroOf(ao.planilhas, guardada.recurso);
    const resultado = await cadastro.gravar({ ...ao, db: tx }, fatia, `Importação da planilha ${guardada.nome}.`);
    await sheetRepository(tx, ao.quem.empresaId).guardarFeitas(guardada.id, resultado.feitas);
    return resultado;
  });
}

/** Writes row by row when the slice fails: a unique value was taken after the check. */
async function gravarFatiaOuLinhas(ao: OnImport, guardada: StoredSheet, fatia: CheckedRow[]): Promise<WriteResult> {
  try {
    return await gravarFatia(ao, guardada, fatia);
  } catch (erro) {
    if (fatia.length === 1) {
      if (!violatesUniqueness(erro)) throw erro;
      const erros = { '': 'Outra pessoa gravou este registro ao mesmo tempo. Confira de novo.' };
      return { feitas: [], recusadas: fatia.map(({ numero }) => ({ numero, erros })) };
    }
    const juntas: WriteResult = { feitas: [], recusadas: [] };
    for (const linha of fatia) {
      const { feitas, recusadas } = await gravarFatiaOuLinhas(ao, guardada, [linha]);
      juntas.feitas.push(...feitas);
      juntas.recusadas.push(...recusadas);
    }
    return juntas;
  }
}

async function terminar(
  tx: Database,
  ao: OnImport,
  { id }: StoredSheet,
  contagens: Contagens,
  mapa: MapaDePlanilha,
): Promise<void> {
  await sheetRepository(tx, ao.quem.empresaId).alterar(id, { situacao: 'GRAVADA', contagens, mapa });
}

const linhasPorExtenso = (quantas: number) =>
  quantas === 1 ? 'há 1 linha' : `há ${quantas.toLocaleString('pt-BR')} linhas`;

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ImportacaoNcm } from '#lib/contracts/cadastros/ncm.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import { ncmImportada, referencia } from '#server/platform/db/schema/tabelas.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { type CodigoDaTabela, lerTabelaNcm, type TabelaNcm } from './ler-tabela-ncm.ts';
import { ncmDaLinha } from './ncm.ts';
import { buscaDaReferencia } from './referencia-busca.ts';
import { type LinhaDeReferencia, referenciaRepository } from './referencia-repository.ts';

/**
 * Brings the NCM of the company in line with the official file, all of it or nothing. New codes become rows, and changed codes are
 * changed. A code no longer in the file ends the day before the file. Every change has an entry in the history.
 * @throws {Refusal} 422 for a table older than the last one imported, unless `anterior` confirms it.
 */
export async function importarNcm(
  ao: OnWrite,
  arquivo: ReceivedFile,
  { anterior }: { anterior: boolean },
): Promise<ImportacaoNcm> {
  const tabela = lerTabelaNcm(arquivo.bytes);
  return ao.db.transaction(async (tx) => {
    await umaDeCadaVez(tx, ao.quem.empresaId);
    if (!anterior) await recusarAnterior(tx, ao.quem.empresaId, tabela);
    await anotar(tx, ao, tabela, arquivo.nome);
    const pessoa = await sessionRepository(tx).pessoa(ao.quem);
    const autoria = { alteradoEm: ao.relogio.agora(), autor: pessoa?.usuario.nome ?? null };
    const mudancas = comparar(tabela, await linhasDe(tx, ao.quem.empresaId), autoria);
    const { novas, alteradas, encerradas, iguais } = mudancas;
    await gravar(
      tx,
      ao,
      [...novas, ...alteradas, ...encerradas],
      `Importação do arquivo ${arquivo.nome}: ${tabela.ato}.`,
    );
    return {
      atualizadaEm: tabela.atualizadaEm,
      ato: tabela.ato,
      novas: novas.length,
      alteradas: alteradas.length,
      foraDeVigor: encerradas.length,
      iguais,
    };
  });
}

async function recusarAnterior(tx: Database, empresaId: string, { atualizadaEm }: TabelaNcm): Promise<void> {
  const [ultima] = await tx
    .select()
    .from(ncmImportada)
    .where(eq(ncmImportada.empresaId, empresaId))
    .orderBy(desc(ncmImportada.importadaEm), desc(ncmImportada.id))
    .limit(1);
  if (!ultima || atualizadaEm >= ultima.atualizadaEm) return;
  const [dataDoArquivo, daUltima] = [atualizadaEm, ultima.atualizadaEm].map((dia) => diaPorExtenso(dia));
  throw againstRule(
    `Este arquivo é da tabela de ${dataDoArquivo}, anterior à que a empresa já importou, de ${daUltima}. Nada foi mudado.`,
  );
}

async function anotar(tx: Database, { quem, relogio }: OnWrite, tabela: TabelaNcm, arquivo: string): Promise<void> {
  const { empresaId, usuarioId } = quem;
  const { atualizadaEm, ato } = tabela;
  const quando = { importadaEm: relogio.agora(), importadaPor: usuarioId };
  await tx.insert(ncmImportada).values({ empresaId, id: uuidv7(), atualizadaEm, ato, arquivo, ...quando });
}

interface Mudanca {
  antes: LinhaDeReferencia | null;
  depois: LinhaDeReferencia;
}

/** Compares the stored rows with the file. */
function comparar(
  { codigos, atualizadaEm }: TabelaNcm,
  existentes: LinhaDeReferencia[],
  autoria: Pick<LinhaDeReferencia, 'alteradoEm' | 'autor'>,
) {
  const proprias = new Map(
    existentes.filter(({ origem }) => origem === 'EMPRESA').map((linha) => [chaveDe(linha), linha]),
  );
  // The file has neither units nor rates: a code keeps those it has, also in a new period.
  const unidades = new Map(existentes.map(({ codigo, unidadeEstatistica }) => [codigo, unidadeEstatistica]));
  const aliquotas = new Map(
    existentes
      .toSorted(porInicio)
      .filter(({ aliquotaIi, aliquotaIpi }) => aliquotaIi !== null || aliquotaIpi !== null)
      .map(({ codigo, ...linha }) => [codigo, aliquotasDe(linha)]),
  );
  const [novas, alteradas]: [Mudanca[], Mudanca[]] = [[], []];
  let iguais = 0;
  for (const codigo of codigos) {
    const antes = proprias.get(chaveDe(codigo)) ?? null;
    proprias.delete(chaveDe(codigo));
    const depois = { ...linhaDoArquivo(codigo, antes), ...autoria };
    depois.unidadeEstatistica = antes?.unidadeEstatistica ?? unidades.get(codigo.codigo) ?? null;
    if (antes === null) Object.assign(depois, aliquotas.get(codigo.codigo));
    if (antes === null) novas.push({ antes, depois });
    else if (dizemOMesmo(antes, depois)) iguais += 1;
    else alteradas.push({ antes, depois });
  }
  const vespera = somarDias(atualizadaEm, -1);
  const encerradas = [...proprias.values()]
    .filter((antes) => estaEmVigor(antes, atualizadaEm))
    .map((antes) => ({ antes, depois: { ...antes, ...autoria, versao: antes.versao + 1, vigenciaFim: vespera } }));
  return { novas, alteradas, encerradas, iguais };
}

function linhaDoArquivo(
  { codigo, descricao, vigenciaInicio, vigenciaFim, ato }: CodigoDaTabela,
  antes: LinhaDeReferencia | null,
): LinhaDeReferencia {
  return {
    id: antes?.id ?? uuidv7(),
    versao: (antes?.versao ?? 0) + 1,
    tabela: 'Ncm',
    codigo,
    nome: descricao,
    sigla: null,
    unidadeEstatistica: null,
    vigenciaInicio,
    vigenciaFim,
    ...aliquotasDe(antes),
    fonte: ato,
    situacao: 'VERIFICADO',
    aConfirmar: [],
    origem: 'EMPRESA',
    encoberta: false,
    alteradoEm: null,
    autor: null,
    excluidoEm: null,
  };
}

type Aliquotas = Pick<LinhaDeReferencia, 'aliquotaIi' | 'aliquotaIpi' | 'fonteDasAliquotas'>;

/** The rates of a code with their source. */
function aliquotasDe(linha: Aliquotas | null): Aliquotas {
  const { aliquotaIi = null, aliquotaIpi = null, fonteDasAliquotas = null } = linha ?? {};
  return { aliquotaIi, aliquotaIpi, fonteDasAliquotas };
}

function dizemOMesmo(antes: LinhaDeReferencia, depois: LinhaDeReferencia): boolean {
  return (['nome', 'vigenciaFim', 'fonte', 'situacao'] as const).every((campo) => antes[campo] === depois[campo]);
}

function estaEmVigor({ vigenciaInicio, vigenciaFim }: LinhaDeReferencia, dia: DataTexto): boolean {
  return (vigenciaInicio ?? '') < dia && (vigenciaFim === null || vigenciaFim >= dia);
}

async function gravar(tx: Database, { quem, relogio }: OnWrite, mudancas: Mudanca[], motivo: string): Promise<void> {
  const { empresaId, usuarioId } = quem;
  const em = relogio.agora();
  for (let de = 0; de < mudancas.length; de += LOTE) {
    const lote = mudancas.slice(de, de + LOTE);
    await tx
      .insert(referencia)
      .values(
        lote.map(({ depois }) => ({
          ...depois,
          ...buscaDaReferencia(depois),
          empresaId,
          criadoEm: em,
          alteradoEm: em,
          alteradoPor: usuarioId,
        })),
      )
      .onConflictDoUpdate({
        target: [referencia.empresaId, referencia.id],
        set: {
          versao: sql`excluded.versao`,
          nome: sql`excluded.nome`,
          busca: sql`excluded.busca`,
          vigenciaFim: sql`excluded.vigencia_fim`,
          fonte: sql`excluded.fonte`,
          situacao: sql`excluded.situacao`,
          alteradoEm: sql`excluded.alterado_em`,
          alteradoPor: sql`excluded.alterado_por`,
        },
      });
    await historyRepository(tx, empresaId).registrar(
      lote.map(({ antes, depois }) => ({
        recurso: 'Ncm',
        registroId: depois.id,
        acao: antes ? 'ALTERAR' : 'CRIAR',
        antes: antes && ncmDaLinha(antes),
        depois: ncmDaLinha(depois),
        motivo,
        usuarioId,
        em,
      })),
    );
  }
}

/** Locks the company, because two simultaneous imports would create the same rows. */
async function umaDeCadaVez(tx: Database, empresaId: string): Promise<void> {
  await tx.select().from(empresa).where(eq(empresa.empresaId, empresaId)).for('update');
}

function linhasDe(tx: Database, empresaId: string): Promise<LinhaDeReferencia[]> {
  const { todas } = referenciaRepository(tx, empresaId);
  return tx
    .select()
    .from(todas)
    .where(and(eq(todas.tabela, 'Ncm'), isNull(todas.excluidoEm)));
}

const chaveDe = ({ codigo, vigenciaInicio }: { codigo: string; vigenciaInicio: string | null }) =>
  `${codigo}/${vigenciaInicio}`;

/** The latest row comes last; a new row continues from it. */
const porInicio = (linha: LinhaDeReferencia, outra: LinhaDeReferencia) =>
  (linha.vigenciaInicio ?? '').localeCompare(outra.vigenciaInicio ?? '');

/** Rows per statement: PostgreSQL accepts 65,535 values. */
const LOTE = 1000;

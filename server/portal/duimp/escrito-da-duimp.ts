import { createHash } from 'node:crypto';
import {
  COMPLEMENTO_EM_BRANCO,
  type ComplementoDaDuimp,
  type LacunaDaDuimp,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { type RascunhoEscrito, rascunhoDaDuimp } from '#lib/siscomex/duimp/duimp-rascunho.ts';
import { comACapaRegistrada } from '#lib/siscomex/duimp/duimp-registrada.ts';
import { type RetificacaoComparada, retificada } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import { descricoesDeclaradas } from '#server/comex/declaracao/descricoes-declaradas.ts';
import type { Database } from '#server/platform/db/database.ts';
import { invalidData } from '#server/platform/refusals.ts';
import type { LinhaDoRascunho } from '#server/portal/duimp/rascunho-repository.ts';
import { type LinhaDaRetificacao, retificacaoRepository } from '#server/portal/duimp/retificacao-repository.ts';
import { ambienteDoRascunho, lerFatosDaDuimp, type ProcessoDaDuimp } from './fatos-da-duimp.ts';

/** What would be sent of a processo: a new DUIMP, or the retificação in the open. */
export interface EscritoDaDuimp {
  lidos: ProcessoDaDuimp;
  complemento: ComplementoDaDuimp;
  lacunas: LacunaDaDuimp[];
  /** Why nothing is sent of this processo at all; null when something may be. */
  bloqueio: string | null;
  retificacao: LinhaDaRetificacao | null;
  /** Null while a gap forbids it, or the registered version did not come yet. */
  escrito: RascunhoEscrito | null;
  /** Null where it is no retificação, or there is nothing to compare. */
  comparada: RetificacaoComparada | null;
}

/**
 * Writes the bodies from what the processo says now, with the codes of the catalogue of `ambiente`: that of the draft, unless another is
 * given; null for none. @throws {Refusal} 404 when there is no such processo.
 */
export async function lerEscrito(
  tx: Database,
  empresaId: string,
  processoId: string,
  linha: Pick<LinhaDoRascunho, 'complemento' | 'credencialId'> | null,
  ambiente?: AmbienteDoPortal | null,
): Promise<EscritoDaDuimp> {
  const deQual = ambiente === undefined ? await ambienteDoRascunho(tx, empresaId, linha?.credencialId) : ambiente;
  const doProcesso = await lerFatosDaDuimp(tx, empresaId, processoId, deQual);
  const retificacao = await retificacaoRepository(tx, empresaId).aberta(processoId);
  const modelo = retificacao?.modelo ?? null;
  // What the processo does not say of the cover goes back as it is registered.
  const lidos = modelo ? { ...doProcesso, fatos: comACapaRegistrada(doProcesso.fatos, modelo) } : doProcesso;
  const complemento = soDoProcesso(linha?.complemento ?? COMPLEMENTO_EM_BRANCO, lidos);
  const { escrito: rascunhoDoCais, lacunas } = rascunhoDaDuimp(lidos.fatos, complemento);
  const numeros = lidos.fatos.itens.map(({ id }) => retificacao?.numeros?.[id] ?? null);
  const feita =
    rascunhoDoCais && modelo
      ? retificada(modelo, rascunhoDoCais, numeros, await doCatalogo(tx, { empresaId, processoId }, modelo))
      : null;
  return {
    lidos,
    complemento,
    lacunas,
    retificacao,
    comparada: feita?.comparada ?? null,
    bloqueio: bloqueioDe(lidos, retificacao !== null),
    escrito: retificacao ? (feita?.escrito ?? null) : rascunhoDoCais,
  };
}

/** The declared descriptions by item, where some registered item takes its own from the catalogue. */
async function doCatalogo(
  tx: Database,
  { empresaId, processoId }: { empresaId: string; processoId: string },
  { itens }: RascunhoEscrito,
): Promise<ReadonlyMap<number, string>> {
  if (itens.every((json) => json.includes('"descricao"'))) return new Map();
  return descricoesDeclaradas(tx, empresaId, processoId);
}

/** SHA-256 of the bodies as they would be sent. */
export function resumoDe({ capa, itens }: RascunhoEscrito): string {
  return createHash('sha256')
    .update([capa, ...itens].join('\n'))
    .digest('hex');
}

/** Whether the processo still says what was sent. */
export async function comoEsta(tx: Database, linha: LinhaDoRascunho) {
  const { bloqueio, escrito, lidos } = await lerEscrito(tx, linha.empresaId, linha.processoId, linha);
  return { bloqueio, lidos, comoMandado: escrito !== null && resumoDe(escrito) === linha.sha256 };
}

/** @throws {Refusal} 400 where the complement names an item, a supplier or an adição that the processo does not have. */
export function exigirDoProcesso(complemento: ComplementoDaDuimp, lidos: Pick<ProcessoDaDuimp, 'fatos'>): void {
  const complementoDoProcesso = soDoProcesso(complemento, lidos);
  const campo = (['produtos', 'operadores', 'fundamentos'] as const).find(
    (nome) => complementoDoProcesso[nome].length !== complemento[nome].length,
  );
  if (!campo) return;
  const motivo = 'Isto não é mais deste processo: abra a página de novo.';
  throw invalidData(motivo, { [`complemento.${campo}`]: motivo });
}

function bloqueioDe(
  { processo, previstos }: Pick<ProcessoDaDuimp, 'processo' | 'previstos'>,
  retificando: boolean,
): string | null {
  if (processo.excluidoEm !== null) return 'Este processo foi excluído.';
  if (processo.tipoDocumento !== 'DUIMP') return 'O documento deste processo é a DI: mude para DUIMP em Identificação.';
  if (processo.numeroDuimp && !retificando) {
    return 'Este processo já tem o número da DUIMP: o que está registrado muda por retificação.';
  }
  if (retificando && (processo.versaoDuimp === null || processo.declaracao === null)) {
    return 'A declaração foi retirada deste processo: desista da retificação, ou traga-a de novo.';
  }
  if (processo.situacao === 'CANCELADO') return 'Este processo foi cancelado.';
  return previstos.bloqueio;
}

/** Leaves out what names an item, a supplier or an adição that the processo no longer has. */
function soDoProcesso(complemento: ComplementoDaDuimp, { fatos }: Pick<ProcessoDaDuimp, 'fatos'>): ComplementoDaDuimp {
  const itens = new Set(fatos.itens.map(({ id }) => id));
  const operadores = new Set(
    fatos.itens.flatMap(({ fornecedor, fabricante }) =>
      [fornecedor?.id, fabricante?.id].filter((id) => id !== undefined),
    ),
  );
  const adicoes = new Set(fatos.adicoes.map(({ numero }) => numero));
  return {
    ...complemento,
    produtos: complemento.produtos.filter(({ id }) => itens.has(id)),
    operadores: complemento.operadores.filter(({ id }) => operadores.has(id)),
    fundamentos: complemento.fundamentos.filter(({ adicao }) => adicoes.has(adicao)),
  };
}

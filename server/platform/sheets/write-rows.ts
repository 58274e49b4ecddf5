import type { CadastroWithSheet, Edit, OnWrite, RecordRead } from '#server/platform/records/cadastro.ts';
import { type Change, tellChanges } from '#server/platform/records/tell-changes.ts';
import { passosDe } from '#server/platform/records/write-cadastro.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { type CheckedRow, refusalErrors } from './check-rows.ts';
import { together } from './together.ts';

export interface WriteResult {
  feitas: { numero: number; registroId: string; historicoId: string }[];
  /** Rows that the check accepted and the write refuses: their records have changed meanwhile. */
  recusadas: { numero: number; erros: Record<string, string> }[];
}

/**
 * Writes rows by the steps of the form's write, each with its line of the history. A refused row writes nothing and does not stop the
 * others; any other failure rolls the transaction back.
 */
export async function writeRows<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: CadastroWithSheet<Consulta, Campos, Lido, Resumo>,
  { db, relogio, quem }: OnWrite,
  linhas: CheckedRow[],
  motivo: string,
): Promise<WriteResult> {
  const { empresaId, usuarioId } = quem;
  const assinatura = { usuarioId, em: relogio.agora() };
  const passos = passosDe(cadastro, cadastro.repositorio(db, empresaId), assinatura);
  const pedidas = linhas.filter(({ pedido }) => pedido !== null);
  const tentativas = await together(pedidas, ({ pedido }) =>
    // The check has parsed them by the contract of this cadastro.
    pedido && 'alterar' in pedido
      ? passos.alterar(pedido.alterar as Edit<Campos>)
      : passos.criar(pedido?.criar as Campos),
  );
  const { feitas, recusadas } = separar(pedidas, tentativas);
  const ids = await tellChanges(
    cadastro,
    { tx: db, empresaId, assinatura, motivo },
    feitas.map(({ mudanca }) => ({ ...mudanca, acao: mudanca.antes === null ? 'CRIAR' : 'ALTERAR' })),
  );
  return {
    recusadas,
    feitas: feitas.map(({ numero, mudanca }, i) => ({
      numero,
      registroId: mudanca.atual.id,
      historicoId: ids[i] ?? '',
    })),
  };
}

function separar<Lido>(linhas: CheckedRow[], tentativas: PromiseSettledResult<Change<Lido>>[]) {
  const feitas: { numero: number; mudanca: Change<Lido> }[] = [];
  const recusadas: WriteResult['recusadas'] = [];
  for (const [i, { numero }] of linhas.entries()) {
    const tentativa = tentativas[i];
    if (tentativa?.status === 'fulfilled') feitas.push({ numero, mudanca: tentativa.value });
    else if (tentativa?.reason instanceof Refusal) recusadas.push({ numero, erros: refusalErrors(tentativa.reason) });
    else throw tentativa?.reason;
  }
  return { feitas, recusadas };
}

import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { inverseStep } from '#server/platform/history/undo.ts';
import type { CadastroWithSheet, OnWrite, RecordRead } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { passosDe } from '#server/platform/records/write-cadastro.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { together } from './together.ts';

/** The change a row became, as the history tells it. */
export type WrittenRow = Pick<MudancaDoHistorico, 'registroId' | 'antes' | 'depois'>;

/** Undoes each change whose record is as the sheet left it. Answers which were undone. */
export async function undoRows<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: CadastroWithSheet<Consulta, Campos, Lido, Resumo>,
  { db, relogio, quem }: OnWrite,
  linhas: WrittenRow[],
  motivo: string,
): Promise<boolean[]> {
  const { empresaId, usuarioId } = quem;
  const assinatura = { usuarioId, em: relogio.agora() };
  const passos = passosDe(cadastro, cadastro.repositorio(db, empresaId), assinatura);
  const tentativas = await together(linhas, (linha) =>
    inverseStep(cadastro, linha, Number(linha.depois?.versao))(passos),
  );
  const quebrada = tentativas.find(
    ({ status, ...desfecho }) => status === 'rejected' && !('reason' in desfecho && desfecho.reason instanceof Refusal),
  );
  if (quebrada?.status === 'rejected') throw quebrada.reason;
  const feitas = tentativas.flatMap((tentativa) =>
    tentativa.status === 'fulfilled' ? [{ ...tentativa.value, acao: 'DESFAZER' as const }] : [],
  );
  await tellChanges(cadastro, { tx: db, empresaId, assinatura, motivo }, feitas);
  return tentativas.map(({ status }) => status === 'fulfilled');
}

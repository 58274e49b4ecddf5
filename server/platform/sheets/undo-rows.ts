import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import { passoInverso } from '#server/platform/history/undo.ts';
import type { AoGravar, CadastroComPlanilha, RegistroLido } from '#server/platform/records/cadastro.ts';
import { contarMudancas } from '#server/platform/records/tell-changes.ts';
import { passosDe } from '#server/platform/records/write-cadastro.ts';
import { Recusa } from '#server/platform/refusals.ts';
import { juntas } from './together.ts';

/** The change a row became, as the history tells it. */
export type LinhaFeita = Pick<MudancaDoHistorico, 'registroId' | 'antes' | 'depois'>;

/** Undoes each change whose record is as the sheet left it. Answers which were undone. */
export async function desfazerLinhas<
  Consulta,
  Campos extends object,
  Lido extends RegistroLido,
  Resumo extends RegistroLido,
>(
  cadastro: CadastroComPlanilha<Consulta, Campos, Lido, Resumo>,
  { db, relogio, quem }: AoGravar,
  linhas: LinhaFeita[],
  motivo: string,
): Promise<boolean[]> {
  const { empresaId, usuarioId } = quem;
  const assinatura = { usuarioId, em: relogio.agora() };
  const passos = passosDe(cadastro, cadastro.repositorio(db, empresaId), assinatura);
  const tentativas = await juntas(linhas, (linha) =>
    passoInverso(cadastro, linha, Number(linha.depois?.versao))(passos),
  );
  const quebrada = tentativas.find(
    ({ status, ...um }) => status === 'rejected' && !('reason' in um && um.reason instanceof Recusa),
  );
  if (quebrada?.status === 'rejected') throw quebrada.reason;
  const feitas = tentativas.flatMap((um) =>
    um.status === 'fulfilled' ? [{ ...um.value, acao: 'DESFAZER' as const }] : [],
  );
  await contarMudancas(cadastro, { tx: db, empresaId, assinatura, motivo }, feitas);
  return tentativas.map(({ status }) => status === 'fulfilled');
}

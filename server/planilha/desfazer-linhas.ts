import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import type { AoGravar, CadastroComPlanilha, RegistroLido } from '#server/cadastros/cadastro.ts';
import { historiada, passosDe } from '#server/cadastros/gravar-cadastro.ts';
import { Recusa } from '#server/erros.ts';
import { passoInverso } from '#server/historico/desfazer.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';

/** The change a row became, as the history tells it. */
export type LinhaFeita = Pick<MudancaDoHistorico, 'registroId' | 'antes' | 'depois'>;

/** The inverse of each change whose record stands as the sheet left it; the others are left alone. Answers which were undone. */
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
  const em = relogio.agora();
  const passos = passosDe(cadastro, cadastro.repositorio(db, empresaId), { usuarioId, em });
  const tentativas = await Promise.allSettled(
    linhas.map((linha) => passoInverso(cadastro, linha, Number(linha.depois?.versao))(passos)),
  );
  const quebrada = tentativas.find(
    ({ status, ...um }) => status === 'rejected' && !('reason' in um && um.reason instanceof Recusa),
  );
  if (quebrada?.status === 'rejected') throw quebrada.reason;
  const feitas = tentativas.flatMap((um) => (um.status === 'fulfilled' ? [um.value] : []));
  await historicoRepository(db, empresaId).registrar(
    feitas.map(({ antes, depois, atual }) => ({
      recurso: cadastro.recurso,
      registroId: atual.id,
      acao: 'DESFAZER' as const,
      ...historiada(cadastro, { antes, depois }),
      motivo,
      usuarioId,
      em,
    })),
  );
  return tentativas.map(({ status }) => status === 'fulfilled');
}

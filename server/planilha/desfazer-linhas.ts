import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import type { AoGravar, CadastroComPlanilha, RegistroLido } from '#server/cadastros/cadastro.ts';
import { contarMudancas } from '#server/cadastros/contar-mudancas.ts';
import { passosDe } from '#server/cadastros/gravar-cadastro.ts';
import { Recusa } from '#server/erros.ts';
import { passoInverso } from '#server/historico/desfazer.ts';

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
  const assinatura = { usuarioId, em: relogio.agora() };
  const passos = passosDe(cadastro, cadastro.repositorio(db, empresaId), assinatura);
  const tentativas = await Promise.allSettled(
    linhas.map((linha) => passoInverso(cadastro, linha, Number(linha.depois?.versao))(passos)),
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

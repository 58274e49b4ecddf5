import type { AoGravar, CadastroComPlanilha, Edicao, RegistroLido } from '#server/platform/records/cadastro.ts';
import { contarMudancas, type Mudanca } from '#server/platform/records/tell-changes.ts';
import { passosDe } from '#server/platform/records/write-cadastro.ts';
import { Recusa } from '#server/platform/refusals.ts';
import { errosDaRecusa, type LinhaConferida } from './check-rows.ts';
import { juntas } from './together.ts';

export interface ResultadoDaGravacao {
  feitas: { numero: number; registroId: string; historicoId: string }[];
  /** Rows that the check accepted and the write refuses: their records have changed meanwhile. */
  recusadas: { numero: number; erros: Record<string, string> }[];
}

/**
 * Writes rows by the steps of the form's write, each with its line of the history. A refused row writes nothing and does not stop the
 * others; any other failure rolls the transaction back.
 */
export async function gravarLinhas<
  Consulta,
  Campos extends object,
  Lido extends RegistroLido,
  Resumo extends RegistroLido,
>(
  cadastro: CadastroComPlanilha<Consulta, Campos, Lido, Resumo>,
  { db, relogio, quem }: AoGravar,
  linhas: LinhaConferida[],
  motivo: string,
): Promise<ResultadoDaGravacao> {
  const { empresaId, usuarioId } = quem;
  const assinatura = { usuarioId, em: relogio.agora() };
  const passos = passosDe(cadastro, cadastro.repositorio(db, empresaId), assinatura);
  const pedidas = linhas.filter(({ pedido }) => pedido !== null);
  const tentativas = await juntas(pedidas, ({ pedido }) =>
    // The check has parsed them by the contract of this cadastro.
    pedido && 'alterar' in pedido
      ? passos.alterar(pedido.alterar as Edicao<Campos>)
      : passos.criar(pedido?.criar as Campos),
  );
  const { feitas, recusadas } = separar(pedidas, tentativas);
  const ids = await contarMudancas(
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

function separar<Lido>(linhas: LinhaConferida[], tentativas: PromiseSettledResult<Mudanca<Lido>>[]) {
  const feitas: { numero: number; mudanca: Mudanca<Lido> }[] = [];
  const recusadas: ResultadoDaGravacao['recusadas'] = [];
  for (const [i, { numero }] of linhas.entries()) {
    const tentativa = tentativas[i];
    if (tentativa?.status === 'fulfilled') feitas.push({ numero, mudanca: tentativa.value });
    else if (tentativa?.reason instanceof Recusa) recusadas.push({ numero, erros: errosDaRecusa(tentativa.reason) });
    else throw tentativa?.reason;
  }
  return { feitas, recusadas };
}

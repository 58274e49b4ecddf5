import { and, eq } from 'drizzle-orm';
import { type CanalRfb, canalDoCodigoDi } from '#lib/domain/canal-rfb.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { foiParametrizada, SITUACOES_PROCESSO, type SituacaoProcesso } from '#lib/domain/situacao-processo.ts';
import type { Assinatura } from '#server/cadastros/cadastro.ts';
import type { Banco } from '#server/db/banco.ts';
import { processo } from '#server/db/schema-processo.ts';
import { buscaDoProcesso } from './busca-do-processo.ts';
import { ondeEsta } from './onde-esta.ts';
import { emPe, passoRepository } from './passo-repository.ts';

/** What of a registered declaration tells where its process stands. */
export interface DeclaracaoQueProva {
  numeroDI: string;
  dataRegistro: DataTexto;
  dataDesembaraco: DataTexto | null;
  canalCodigo: string | null;
}

/**
 * Writes the steps that the file of a declaration proves, on a new process or on one that was under way. What somebody wrote of them by
 * hand becomes the file's; what lies before where the process stands is not written after it. The process keeps the number of the DI
 * and is found by what was declared, whose rows must be there already. Its version is for the caller to count, with the line of the history.
 */
export async function gravarPassosDaDeclaracao(
  tx: Banco,
  empresaId: string,
  { processoId, declaracao }: { processoId: string; declaracao: DeclaracaoQueProva },
  assinatura: Assinatura,
): Promise<void> {
  const passos = passoRepository(tx, empresaId);
  const havia = emPe(await passos.doProcesso(processoId));
  const provados = passosProvados(declaracao);
  const lugar = Math.max(-1, ...havia.map(({ situacao }) => SITUACOES_PROCESSO.indexOf(situacao)));
  for (const { situacao, data, canalRfb } of provados) {
    const feito = havia.find((um) => um.situacao === situacao);
    if (feito) await passos.provar(feito.id, { data, canalRfb: canalRfb ?? feito.canalRfb });
  }
  const novos = provados.filter(({ situacao }) => SITUACOES_PROCESSO.indexOf(situacao) > lugar);
  await passos.inserir(
    processoId,
    novos.map((passo) => ({ ...passo, daDeclaracao: true })),
    assinatura,
  );
  const seu = and(eq(processo.empresaId, empresaId), eq(processo.id, processoId));
  const [linha] = await tx.select().from(processo).where(seu);
  if (!linha) return;
  const colunas = {
    ...ondeEsta(emPe(await passos.doProcesso(processoId))),
    numeroDi: declaracao.numeroDI,
  };
  const busca = await buscaDoProcesso(tx, empresaId, { ...linha, ...colunas });
  await tx
    .update(processo)
    .set({ ...colunas, busca })
    .where(seu);
}

/** The file has no day for the canal: it is given at the registration or after it, so that day is the earliest it can be. */
export function passosProvados(declaracao: DeclaracaoQueProva): PassoProvado[] {
  const { dataRegistro, dataDesembaraco, canalCodigo } = declaracao;
  const canalRfb = canalDoCodigoDi(canalCodigo);
  return [
    { situacao: 'REGISTRADO', data: dataRegistro, canalRfb: null },
    ...(foiParametrizada(canalCodigo) ? [{ situacao: 'PARAMETRIZADO', data: dataRegistro, canalRfb } as const] : []),
    ...(dataDesembaraco ? [{ situacao: 'DESEMBARACADO_RFB', data: dataDesembaraco, canalRfb: null } as const] : []),
  ];
}

interface PassoProvado {
  situacao: SituacaoProcesso;
  data: DataTexto;
  canalRfb: CanalRfb | null;
}

import type { PassoLido } from '#lib/contracts/processo.ts';
import { type CanalRfb, canalDoCodigoDi } from '#lib/domain/aduana/canal-rfb.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import {
  foiParametrizada,
  SITUACOES_PROCESSO,
  type SituacaoProcesso,
  situacaoDaDeclaracao,
} from '#lib/domain/aduana/situacao-processo.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { passoRepository } from './passo-repository.ts';

/** What of a registered declaration tells where its process stands. */
export type DeclaracaoQueProva = Pick<
  DeclaracaoImportacao,
  'numeroDI' | 'dataRegistro' | 'dataDesembaraco' | 'canalCodigo' | 'duimp' | 'grupos'
>;

/**
 * Writes the steps that the file of a declaration proves, on a new process or on one that was under way; answers those that stand after.
 * A step somebody wrote by hand takes the date of the file. A step that lies before the present one is not added. A step that an earlier file
 * proved and this one does not is taken back, while no later step stands.
 */
export async function provarPassos(
  tx: Database,
  empresaId: string,
  { processoId, declaracao }: { processoId: string; declaracao: DeclaracaoQueProva },
  assinatura: Assinatura,
): Promise<PassoLido[]> {
  const passos = passoRepository(tx, empresaId);
  const provados = passosProvados(declaracao);
  const havia = isStanding(await passos.doProcesso(processoId));
  for (let ultimo = havia.at(-1); ultimo && jaNaoProvado(ultimo, provados); ultimo = havia.at(-1)) {
    await passos.desfazer(ultimo.id, assinatura);
    havia.pop();
  }
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
  return isStanding(await passos.doProcesso(processoId));
}

/**
 * The file has no day for the canal: it is given at the registration or after it, so that day is the earliest it can be. A DUIMP says
 * where it stands; what it says of a desembaraço counts only with its day, and a cancellation is for somebody to write down, with why.
 */
export function passosProvados(declaracao: DeclaracaoQueProva): PassoProvado[] {
  const { dataRegistro, dataDesembaraco, canalCodigo } = declaracao;
  const canalRfb = canalDoCodigoDi(canalCodigo);
  const situacao = situacaoDaDeclaracao(declaracao);
  const parametrizada = foiParametrizada(canalCodigo) || situacao === 'PARAMETRIZADO';
  return [
    { situacao: 'REGISTRADO', data: dataRegistro, canalRfb: null },
    ...(parametrizada ? [{ situacao: 'PARAMETRIZADO', data: dataRegistro, canalRfb } as const] : []),
    ...(dataDesembaraco ? [{ situacao: 'DESEMBARACADO_RFB', data: dataDesembaraco, canalRfb: null } as const] : []),
  ];
}

function jaNaoProvado({ situacao, daDeclaracao }: PassoLido, provados: readonly PassoProvado[]): boolean {
  return daDeclaracao && !provados.some((provado) => provado.situacao === situacao);
}

interface PassoProvado {
  situacao: SituacaoProcesso;
  data: DataTexto;
  canalRfb: CanalRfb | null;
}

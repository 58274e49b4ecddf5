import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { type CanalRfb, canalDoCodigoDi, foiParametrizada, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { recusaDeOrdem } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import {
  SITUACOES_PROCESSO,
  type SituacaoProcesso,
  situacaoDaDeclaracao,
} from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { passoRepository } from './passo-repository.ts';

/** The fields of a registered declaration that prove steps of its process. */
export type DeclaracaoQueProva = Pick<
  DeclaracaoImportacao,
  'numeroDI' | 'dataRegistro' | 'dataDesembaraco' | 'canalCodigo' | 'duimp' | 'grupos'
>;

interface AProvar {
  processoId: string;
  declaracao: DeclaracaoQueProva;
  /** The environment of the Portal that the file was fetched from; null for a file that a person brought. */
  portal: AmbienteDoPortal | null;
}

/**
 * Writes the steps that the file of a declaration proves, on a new or an existing process. Returns the steps that stand afterwards.
 * A step entered by hand takes the date of the file, and keeps in words what it was. A step before the present one is not added. A step that only an earlier file
 * proved is undone, as long as it is the last one.
 * @throws {Refusal} 422 with the two steps and their days when the timeline would run backwards.
 */
export async function provarPassos(
  tx: Database,
  empresaId: string,
  { processoId, declaracao, portal }: AProvar,
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
    const feito = havia.find((passo) => passo.situacao === situacao);
    if (feito) await passos.provar(feito.id, { ...provado(feito, { situacao, data, canalRfb }, declaracao), portal });
  }
  const novos = provados.filter(({ situacao }) => SITUACOES_PROCESSO.indexOf(situacao) > lugar);
  await passos.inserir(
    processoId,
    novos.map((passo) => ({ ...passo, daDeclaracao: true, portal })),
    assinatura,
  );
  await passos.reverAbertura(processoId);
  const depois = isStanding(await passos.doProcesso(processoId));
  const recusa = recusaDeOrdem(depois);
  if (recusa) throw againstRule(recusa);
  return depois;
}

/** What a step becomes that the file proves. What the file changes of a step typed by a person stays beside it, in words. */
function provado(feito: PassoLido, passo: PassoProvado, declaracao: DeclaracaoQueProva) {
  const data = passo.situacao === 'PARAMETRIZADO' && cabe(feito.data, declaracao) ? feito.data : passo.data;
  const canalRfb = passo.canalRfb ?? feito.canalRfb;
  if (feito.daDeclaracao || (data === feito.data && canalRfb === feito.canalRfb)) return { data, canalRfb };
  const canal =
    canalRfb !== feito.canalRfb && feito.canalRfb ? `canal ${NOME_CANAL[feito.canalRfb].toLowerCase()}, ` : '';
  const antes = `antes do arquivo: ${canal}${diaPorExtenso(feito.data)}`;
  return { data, canalRfb, motivo: [feito.motivo, antes].filter(Boolean).join('; ') };
}

/** The file has no day for the canal: one that somebody gave stands, as long as it is not before the registration or after the release. */
function cabe(dia: DataTexto, { dataRegistro, dataDesembaraco }: DeclaracaoQueProva): boolean {
  return dia >= dataRegistro && (!dataDesembaraco || dia <= dataDesembaraco);
}

/**
 * Lists the steps a declaration proves. The file has no day for the canal, which is given at the registration or later; so the day
 * of the registration is used. A DUIMP tells its own situation, but a desembaraço only counts with its day. A person records a
 * cancellation, with the reason.
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

import { CAMPOS } from '#app/_screens/importacao/processos/campos/processo-campos.ts';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/canal-rfb.ts';
import { ROTULOS_PROCESSO } from '#lib/domain/aduana/processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/situacao-processo.ts';
import { camposMudados } from '#lib/domain/sistema/campos-mudados.ts';

const nadaADizer = () => '';

/** How the history of a process reads: its fields as the forms write them, and what its steps keep of it. */
export const NOMES_NO_HISTORICO: NomesDosCampos = nomesNoHistorico({
  formulario: { campos: CAMPOS },
  rotulos: {
    ...ROTULOS_PROCESSO,
    situacao: 'Situação',
    desde: 'Desde',
    canalRfb: 'Canal RFB',
    prazoExigencia: 'Prazo da exigência',
  },
  valores: {
    situacao: (valor) => NOME_SITUACAO_PROCESSO[valor as SituacaoProcesso] ?? String(valor),
    canalRfb: (valor) => (valor === null ? '—' : (NOME_CANAL[valor as CanalRfb] ?? String(valor))),
    // Names of what is pointed at tell it; these follow from fields that are told themselves.
    'importador.id': nadaADizer,
    'responsavel.id': nadaADizer,
    'representante.id': nadaADizer,
    paisProcedencia: nadaADizer,
    dataChegada: nadaADizer,
  },
});

/** A step is taken back in the timeline: here only what was filled in is undone. */
export function mudouCampos({ antes, depois }: MudancaDoHistorico): boolean {
  if (!antes || !depois) return true;
  return camposMudados(antes, depois).some((caminho) => (caminho.split('.')[0] ?? '') in CAMPOS);
}

import { CAMPOS } from '#app/_screens/importacao/processos/campos/processo-formulario.ts';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { type CampoMudado, type NomesDosCampos, nadaADizer } from '#components/registro/mudancas-por-extenso.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { camposMudados } from '#lib/domain/versoes/campos-mudados.ts';
import { retirouDeclaracao, VINCULOS_NO_HISTORICO } from '#lib/domain/versoes/historico.ts';
import { rotulosDoProcesso } from '#lib/registros/processo.ts';

/** The words of a processo's history: the form fields as the forms write them, and the fields set by its steps. */
export const NOMES_NO_HISTORICO: NomesDosCampos = nomesNoHistorico({
  formulario: { campos: CAMPOS },
  rotulos: {
    ...rotulosDoProcesso(),
    situacao: 'Situação',
    desde: 'Desde',
    canalRfb: 'Canal RFB',
    prazoExigencia: 'Prazo da exigência',
    numero: 'Número do processo',
    fornecedor: 'Fornecedor',
    dataRegistro: 'Registro',
    dataDesembaraco: 'Desembaraço',
    adicoes: 'Adições',
    itens: 'Itens',
    valorAduaneiro: 'Valor aduaneiro',
    daiEm: 'Envio da DAI',
    tributos: 'Tributos devidos',
    recolher: 'Tributos a recolher',
    ...tributos('tributos', 'devido'),
    ...tributos('recolher', 'a recolher'),
  },
  valores: {
    situacao: (valor) => NOME_SITUACAO_PROCESSO[valor as SituacaoProcesso] ?? String(valor),
    canalRfb: (valor) => (valor === null ? '—' : (NOME_CANAL[valor as CanalRfb] ?? String(valor))),
    // A reference is told by its name, not its id. The others follow from fields that the history already tells.
    'importador.id': nadaADizer,
    'responsavel.id': nadaADizer,
    'representante.id': nadaADizer,
    canalCodigo: nadaADizer,
    paisProcedencia: nadaADizer,
    dataChegada: nadaADizer,
  },
  listas: { [VINCULOS_NO_HISTORICO]: vinculosMudados },
  conhecido: semZerosDaDeclaracao,
});

/** A processo without a declaration has zeros in the API where nothing is declared. */
function semZerosDaDeclaracao(versao: Readonly<Record<string, unknown>>) {
  if (versao.dataRegistro !== null) return versao;
  const { tributos, recolher } = versao;
  return {
    ...versao,
    adicoes: null,
    valorAduaneiro: null,
    tributos: semValores(tributos),
    recolher: semValores(recolher),
  };
}

function semValores(valores: unknown) {
  return Object.fromEntries(Object.keys(valores ?? {}).map((campo) => [campo, null]));
}

/** Each name of the declaration with the record it was linked to before and after. */
function vinculosMudados(antes: unknown, depois: unknown): CampoMudado[] {
  const ditos = (lista: unknown) =>
    Array.isArray(lista) ? (lista as { nome: string; registro: string | null }[]) : [];
  const era = ditos(antes);
  return ditos(depois).map(({ nome, registro }, i) => ({
    caminho: `${VINCULOS_NO_HISTORICO}.${i}`,
    rotulo: `“${nome}”`,
    era: era[i]?.registro ?? SEM_VINCULO,
    ficou: registro ?? SEM_VINCULO,
  }));
}

const SEM_VINCULO = 'sem vínculo';

function tributos(campo: string, qual: string): Record<string, string> {
  return {
    [`${campo}.ii`]: `II ${qual}`,
    [`${campo}.ipi`]: `IPI ${qual}`,
    [`${campo}.pis`]: `PIS ${qual}`,
    [`${campo}.cofins`]: `COFINS ${qual}`,
    [`${campo}.outros`]: `Antidumping e outros, ${qual}`,
    [`${campo}.taxaSiscomex`]: `Taxa Siscomex ${qual}`,
  };
}

/** A step is undone in the timeline; the history undoes filled-in fields, and the withdrawal of a declaration. */
export function mudouCampos({ antes, depois }: MudancaDoHistorico): boolean {
  if (retirouDeclaracao({ antes, depois })) return true;
  if (!antes || !depois) return true;
  return camposMudados(antes, depois).some((caminho) => (caminho.split('.')[0] ?? '') in CAMPOS);
}

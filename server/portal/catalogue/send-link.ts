import { lerVinculos } from '#lib/portal/codecs/vinculo-json.ts';
import {
  chaveDoVinculo,
  DESVINCULADO,
  VINCULADO,
  type VinculoDoPortal,
} from '#lib/portal/domain/fabricante-no-portal.ts';
import type { portalFabricante } from '#server/platform/db/schema/catalogo.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { LISTA_DE_FABRICANTES } from './catalogue-answers.ts';
import type { LinhaDoFabricante } from './fabricante-repository.ts';
import { semComparar } from './preparo-repository.ts';
import type { Envio, Fim, FrasesDoEnvio, Pedir } from './ramo.ts';
import { depoisDoEnvio, exigirLista } from './send-once.ts';

/** The links of products to makers that people sent, and those they ended. The export of the root tells which of them there are. */
export const ENVIO_DOS_FABRICANTES: Envio<typeof portalFabricante> = {
  frases: ({ ato }) => (ato === 'DESATIVAR' ? FRASES.desvincular : FRASES.vincular),
  deQue: ({ id }) => ({ fabricanteId: id }),

  async antes(ao, linha, pedir) {
    const { ato, raiz, escrito: corpo } = linha;
    const vinculo = enviadoEm(linha);
    if (!vinculo || !corpo) return null;
    const presenca = await estaLa(ao, linha, pedir, vinculo);
    const caminho = `${CAMINHO}/${raiz}`;
    if (ato === 'DESATIVAR') {
      if (!presenca) return enviado(linha, vinculo, 'nada foi enviado: o Portal já não tinha o vínculo.');
      return { funcao: 'remover', metodo: 'PUT', caminho, corpo };
    }
    if (presenca) return enviado(linha, vinculo, 'nada foi enviado: o Portal já tinha o vínculo.');
    return { funcao: 'incluirFabricante', metodo: 'POST', caminho, corpo };
  },

  async depois(ao, linha, pedir) {
    const vinculo = enviadoEm(linha);
    if (!vinculo) return { veja: 'O Cais não guardou o que foi enviado: veja no Portal e diga aqui.' };
    const presenca = await estaLa(ao, linha, pedir, vinculo);
    // Until it shows there, or is gone from there, what was sent may be on its way.
    return presenca === (linha.ato !== 'DESATIVAR') ? enviado(linha, vinculo) : null;
  },

  feito(linha, bytes) {
    const [feito] = lerVinculos(bytes);
    const vinculo = enviadoEm(linha);
    return feito && vinculo && chaveDoVinculo(feito) === chaveDoVinculo(vinculo) ? enviado(linha, vinculo) : null;
  },

  campoDaFrase: () => null,
};

/** The link that was written to be sent, whatever its two sides have become here since. */
function enviadoEm({ escrito }: LinhaDoFabricante): VinculoDoPortal | null {
  const [vinculo] = escrito ? lerVinculos(Buffer.from(escrito)) : [];
  return vinculo ?? null;
}

async function estaLa(
  ao: AoBuscar,
  { raiz }: LinhaDoFabricante,
  pedir: Pedir,
  vinculo: VinculoDoPortal,
): Promise<boolean> {
  const resposta = await pedir(LISTA_DE_FABRICANTES, `${CAMINHO}/exportar/${raiz}`);
  const chave = chaveDoVinculo(vinculo);
  return exigirLista(ao, resposta, lerVinculos).some((vinculoDoPortal) => chaveDoVinculo(vinculoDoPortal) === chave);
}

function enviado(
  linha: LinhaDoFabricante,
  vinculo: VinculoDoPortal,
  oQue = linha.ato === 'DESATIVAR' ? 'o Portal o desvinculou.' : 'o Portal o vinculou.',
): Fim<typeof portalFabricante> {
  return {
    valores: {
      situacao: 'ENVIADO',
      codigo: chaveDoVinculo(vinculo),
      versaoNoPortal: null,
      problemas: [],
      situacaoNoPortal: linha.ato === 'DESATIVAR' ? DESVINCULADO : VINCULADO,
      ...depoisDoEnvio(linha),
      ...semComparar(),
    },
    oQue,
  };
}

const FRASES: Readonly<Record<'vincular' | 'desvincular', FrasesDoEnvio>> = {
  vincular: {
    incerto:
      'O vínculo saiu daqui, e a resposta do Portal Único se perdeu: ele pode ter sido feito ou não. O Cais não o envia de novo; pergunta ao Portal se o produto tem este fabricante.',
    recusado: 'O Portal Único recusou o vínculo, e nada foi feito. Corrija e envie à revisão de novo.',
    retirado: 'O vínculo foi retirado antes de sair.',
    nadaAEnviar: 'Não há o que enviar: aprove o vínculo de novo.',
  },
  desvincular: {
    incerto:
      'A desvinculação saiu daqui, e a resposta do Portal Único se perdeu: ela pode ter sido feita ou não. O Cais não a envia de novo; pergunta ao Portal se o produto ainda tem este fabricante.',
    // Not "the link is still there": it may be refused because somebody ended it there first.
    recusado: 'O Portal Único recusou a desvinculação, e não fez nada. Envie-a à revisão de novo, ou desfaça-a.',
    retirado: 'A desvinculação foi retirada antes de sair.',
    nadaAEnviar: 'Não há o que enviar: aprove a desvinculação de novo.',
  },
};

const CAMINHO = '/catp/api/ext/fabricante';

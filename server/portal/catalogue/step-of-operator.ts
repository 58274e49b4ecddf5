import {
  comOCadastro,
  mudouNoCadastro,
  novaVersaoDe,
  recusasDoOperador,
} from '#lib/portal/codecs/operador-do-cadastro.ts';
import { diferencasDoOperador, escreverOperador } from '#lib/portal/codecs/operador-json.ts';
import type { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { mudancas } from './change-prepared.ts';
import { buscaDe, dadosDe, redacaoDoOperador } from './dados-do-operador.ts';
import type { LinhaDoOperador, OperadorComCadastro } from './operador-repository.ts';
import { mudancaDoOperador, recusaDaNovaVersao } from './operator-change.ts';
import { faltaDasRecusas } from './review-step.ts';
import { type ComoPreparar, envioDe } from './step-of-change.ts';

interface DoOperador {
  /** Whether a next version is prepared, which takes something that changed. */
  novaVersao: boolean;
  /** With what its supplier says now. */
  comCadastro: Pick<OperadorComCadastro, 'agora' | 'versaoDoFornecedor'>;
  usuarioId: string;
  em: Date;
}

/** What is particular to a foreign operator when an act is done on it. */
export function prepararOperador(
  linha: LinhaDoOperador,
  { novaVersao, comCadastro: { agora, versaoDoFornecedor }, ...assinatura }: DoOperador,
): ComoPreparar<typeof portalOperador> {
  const { vigente, cadastro, cadastroVersao } = linha;
  return {
    linha,
    possivel: mudancaDoOperador(linha),
    vista: linha.versaoNoPortal,
    vigente: () => ({ ...dadosDe(linha), ...envioDe(linha), cadastro, cadastroVersao }),
    comoEstaLa: () => comoEstaLa(linha),
    ...(vigente && { desfeito: mudancas(dadosDe(linha), dadosDe(vigente)) }),
    /** What the cadastro says now, and what only the Portal has: it replaces the version in force whole. */
    rascunho() {
      const motivo = novaVersao ? recusaDaNovaVersao(linha, mudouNoCadastro(cadastro, agora)) : null;
      if (motivo || !linha.noPortal) return { motivo: motivo ?? '' };
      if (agora.codigoPais !== cadastro.codigoPais) return { motivo: OUTRO_PAIS };
      const dados = novaVersaoDe(comOCadastro(linha, cadastro, agora), linha.noPortal);
      return {
        valores: { ...redacaoDoOperador(dados, assinatura), cadastro: agora, cadastroVersao: versaoDoFornecedor },
        ...mudancas(dadosDe(linha), dadosDe(dados)),
      };
    },
    falta: faltaDe(linha),
    escrever: () => escreverOperador(linha),
  };
}

/** What an operator of the Portal said before a change of it was prepared. */
export function comoEstaLa({ vigente }: Pick<LinhaDoOperador, 'vigente'>) {
  if (!vigente) return {};
  const { cadastro, cadastroVersao } = vigente;
  // What was compared meanwhile was the draft.
  const semComparacao = { comparacao: null, diferencas: [], comparadoEm: null };
  return { ...dadosDe(vigente), ...semComparacao, cadastro, cadastroVersao, busca: buscaDe(vigente) };
}

/** A version is of what the Portal has: one that says the same as that would change nothing. */
function faltaDe(linha: LinhaDoOperador): { motivo: string } | null {
  const falta = faltaDasRecusas(recusasDoOperador(linha));
  if (falta || linha.ato === 'INCLUIR' || !linha.noPortal) return falta;
  return diferencasDoOperador(linha, linha.noPortal).length === 0
    ? { motivo: `Nada muda em relação à versão ${linha.versaoNoPortal ?? ''}.` }
    : null;
}

const OUTRO_PAIS =
  'O país mudou no cadastro, e no Portal ele faz parte do código: um operador de outro país é outro operador.';

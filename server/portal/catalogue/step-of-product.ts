import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { soOsPedidos } from '#lib/portal/codecs/produto-do-catalogo.ts';
import { escreverProduto, mudancasDoProduto } from '#lib/portal/codecs/produto-json.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { mudancaPossivel } from '#lib/portal/domain/produto-no-portal.ts';
import type { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { mudancas } from './change-prepared.ts';
import { buscaDe, dadosDe } from './dados-do-produto.ts';
import type { LinhaDoProduto, MudancaDoProduto } from './produto-repository.ts';
import { faltaDasRecusas } from './review-step.ts';
import { type ComoPreparar, envioDe } from './step-of-change.ts';

interface DoProduto {
  recusas: readonly RecusaDoPreparo[];
  atributos: readonly Atributo[];
  em: Date;
}

/** What is particular to a product when an act is done on it. */
export function prepararProduto(
  linha: LinhaDoProduto,
  { recusas, atributos, em }: DoProduto,
): ComoPreparar<typeof portalProduto> {
  const { vigente } = linha;
  return {
    linha,
    possivel: mudancaPossivel(linha),
    vista: linha.versaoVista,
    vigente: () => ({ ...dadosDe(linha), ...envioDe(linha) }),
    comoEstaLa: () => comoEstaLa(linha),
    // What was typed in a change that is undone stays in the history.
    ...(vigente && { desfeito: mudancas(dadosDe(linha), dadosDe(vigente)) }),
    falta: faltaDe(linha, recusas),
    escrever() {
      const valores = soOsPedidos(linha.valores, atributos, { dia: diaDoPortal(em), modalidade: linha.modalidade });
      return escreverProduto({ ...linha, valores }, atributos);
    },
  };
}

/** What a product of the Portal said before a change of it was prepared. */
export function comoEstaLa({ vigente }: Pick<LinhaDoProduto, 'vigente'>): MudancaDoProduto {
  return vigente ? { ...dadosDe(vigente), busca: buscaDe(vigente) } : {};
}

function faltaDe(linha: LinhaDoProduto, recusas: readonly RecusaDoPreparo[]): { motivo: string } | null {
  const falta = faltaDasRecusas(recusas);
  if (falta) return falta;
  const { vigente, versaoBase, versaoNoPortal } = linha;
  // From a version that somebody else made, sending what was said before is a change.
  const mesmaVersao = versaoBase !== null && versaoBase === versaoNoPortal;
  return vigente && mesmaVersao && mudancasDoProduto(linha, vigente).length === 0
    ? { motivo: `Nada muda em relação à versão ${versaoBase}.` }
    : null;
}

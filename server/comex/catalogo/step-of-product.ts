import type { z } from 'zod';
import type { atoEmProdutos } from '#lib/contracts/catalogo-de-produtos.ts';
import { diaDoPortal } from '#lib/domain/sistema/portal-unico.ts';
import { preparoDesfazivel, type RecusaDoPreparo } from '#lib/domain/sistema/preparo-no-portal.ts';
import { mudancaPossivel } from '#lib/domain/sistema/produto-no-portal.ts';
import type { Atributo } from '#lib/siscomex/atributos-da-ncm.ts';
import { soOsPedidos } from '#lib/siscomex/produto-do-catalogo.ts';
import { escreverProduto, mudancasDoProduto } from '#lib/siscomex/produto-json.ts';
import type { portalProduto } from '#server/platform/db/schema-catalogo.ts';
import type { NoAto } from './act-on-many.ts';
import { buscaDe, type LinhaDoProduto, type MudancaDoProduto } from './produto-repository.ts';
import { faltaDasRecusas, type Passo, passoDaRevisao } from './review-step.ts';

interface AoDarPasso extends Omit<NoAto, 'tx'> {
  recusas: readonly RecusaDoPreparo[];
  atributos: readonly Atributo[];
}

/** What an act makes of a product, or why it cannot be done. */
export function passoDoProduto(
  linha: LinhaDoProduto,
  ato: z.output<typeof atoEmProdutos>['ato'],
  ao: AoDarPasso,
): Passo<typeof portalProduto> {
  const { usuarioId, em, segundaPessoa } = ao;
  if (linha.excluidoEm && ato.tipo !== 'TRAZER_DE_VOLTA') return { motivo: DESFEITO };
  switch (ato.tipo) {
    case 'PEDIR_REVISAO':
    case 'APROVAR':
    case 'ENVIAR':
      return passoDaRevisao(linha, ato.tipo, {
        ...{ usuarioId, em, segundaPessoa, credencial: ao.credencial, falta: faltaDe(linha, ao) },
        escrever: () => escritoDe(linha, ao),
        ...(linha.ato !== 'INCLUIR' && { aEnviar: `${NOME[linha.ato]} a enviar ao Portal Único.` }),
      });
    case 'PREPARAR_MUDANCA':
      return prepararMudanca(linha, ato.como);
    case 'DESATIVAR': {
      const possivel = mudancaPossivel(linha);
      if ('motivo' in possivel) return possivel;
      return {
        valores: {
          ...({ situacao: 'EM_REVISAO', ato: 'DESATIVAR', frase: `Desativação: ${ato.motivo}` } as const),
          ...{ versaoBase: possivel.base, vigente: vigenteDe(linha), problemas: [] },
          ...{ revisaoPedidaEm: em, revisaoPedidaPor: usuarioId, revisadoEm: null, revisadoPor: null },
        },
        oQue: `desativação enviada à revisão. ${ato.motivo}`,
      };
    }
    case 'DESFAZER':
      if (!preparoDesfazivel(linha)) return { motivo: 'Não há o que desfazer: só um rascunho se desfaz.' };
      return linha.vigente
        ? { valores: comoEstaLa(linha), oQue: `${NOME[linha.ato]} desfeita antes de sair.` }
        : {
            valores: { excluidoEm: em, excluidoPor: usuarioId },
            oQue: 'rascunho desfeito; o que ele dizia fica guardado.',
          };
    case 'TRAZER_DE_VOLTA':
      if (!linha.excluidoEm) return { motivo: 'Não foi desfeito.' };
      return { valores: { excluidoEm: null, excluidoPor: null }, oQue: 'rascunho trazido de volta.' };
  }
}

/** What a product says in the Portal, taking back what was being prepared. */
export function comoEstaLa({ vigente }: Pick<LinhaDoProduto, 'vigente'>): MudancaDoProduto {
  if (!vigente) return {};
  const { enviadoEm, redigidoEm, ...resto } = vigente;
  return {
    ...resto,
    ...({ situacao: 'ENVIADO', ato: 'INCLUIR', etapa: null, proximaEm: null, frase: null, problemas: [] } as const),
    ...{ enviadoEm: enviadoEm ? new Date(enviadoEm) : null, redigidoEm: new Date(redigidoEm) },
    ...{ revisaoPedidaEm: null, revisaoPedidaPor: null, revisadoEm: null, revisadoPor: null },
    ...{ vigente: null, versaoBase: null, busca: buscaDe(vigente) },
  };
}

/** The body of the request; a deactivation has none. */
function escritoDe(linha: LinhaDoProduto, { em, atributos }: AoDarPasso): string | null {
  if (linha.ato === 'DESATIVAR') return null;
  const valores = soOsPedidos(linha.valores, atributos, { dia: diaDoPortal(em), modalidade: linha.modalidade });
  return escreverProduto({ ...linha, valores }, atributos);
}

/** The product is a draft again, of a change. One that is a draft of a change already goes on from the version seen there. */
function prepararMudanca(linha: LinhaDoProduto, como: 'NOVA_VERSAO' | 'RETIFICACAO'): Passo<typeof portalProduto> {
  const { vigente, versaoVista, versaoBase } = linha;
  if (vigente && linha.ato !== 'DESATIVAR' && preparoDesfazivel(linha)) {
    if (!versaoVista || (versaoVista === versaoBase && linha.ato === como)) return { motivo: 'Já está em preparo.' };
    return {
      valores: { situacao: 'RASCUNHO', ato: como, versaoBase: versaoVista, frase: null, problemas: [] },
      oQue: `${NOME[como]} a partir da versão ${versaoVista} do Portal.`,
    };
  }
  const possivel = mudancaPossivel(linha);
  if ('motivo' in possivel) return possivel;
  return {
    valores: {
      ...({ situacao: 'RASCUNHO', ato: como, frase: null } as const),
      ...{ versaoBase: possivel.base, vigente: vigenteDe(linha), escrito: null, sha256: null, problemas: [] },
      ...{ revisaoPedidaEm: null, revisaoPedidaPor: null, revisadoEm: null, revisadoPor: null },
    },
    oQue: `${NOME[como]} em preparo, a partir da versão ${possivel.base}.`,
  };
}

function vigenteDe(linha: LinhaDoProduto): NonNullable<LinhaDoProduto['vigente']> {
  const { codigoInterno, denominacao, descricao, ncm, modalidade, valores } = linha;
  const { escrito, sha256, enviadoPor, redigidoPor } = linha;
  return {
    ...{ codigoInterno, denominacao, descricao, ncm, modalidade, valores, escrito, sha256, enviadoPor, redigidoPor },
    enviadoEm: linha.enviadoEm?.toISOString() ?? null,
    redigidoEm: linha.redigidoEm.toISOString(),
  };
}

/** Why it cannot go on as it is; null when it can. A deactivation sends nothing of what the product says. */
function faltaDe(linha: LinhaDoProduto, { recusas }: AoDarPasso): { motivo: string } | null {
  if (linha.ato === 'DESATIVAR') return null;
  const falta = faltaDasRecusas(recusas);
  if (falta) return falta;
  const { vigente, versaoBase, versaoNoPortal } = linha;
  // From a version that somebody else made, sending what was said before is a change.
  const mesmaVersao = versaoBase !== null && versaoBase === versaoNoPortal;
  return vigente && mesmaVersao && mudancasDoProduto(linha, vigente).length === 0
    ? { motivo: `Nada muda em relação à versão ${versaoBase}.` }
    : null;
}

const NOME = { INCLUIR: 'inclusão', NOVA_VERSAO: 'nova versão', RETIFICACAO: 'retificação', DESATIVAR: 'desativação' };
const DESFEITO = 'Este rascunho foi desfeito: traga-o de volta antes.';

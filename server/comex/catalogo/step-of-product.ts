import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { atoEmProdutos } from '#lib/contracts/catalogo-de-produtos.ts';
import { diaDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { mudancaPossivel, produtoDesfazivel, type RecusaDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import type { Atributo } from '#lib/siscomex/atributos-da-ncm.ts';
import { soOsPedidos } from '#lib/siscomex/produto-do-catalogo.ts';
import { escreverProduto, mudancasDoProduto } from '#lib/siscomex/produto-json.ts';
import type { LinhaDaCredencial } from '#server/comex/portal/credencial-repository.ts';
import { buscaDe, type LinhaDoProduto, type MudancaDoProduto, podeRevisar } from './produto-repository.ts';

interface AoDarPasso {
  usuarioId: string;
  em: Date;
  /** Of an act that sends. */
  credencial: LinhaDaCredencial | null;
  recusas: readonly RecusaDoProduto[];
  atributos: readonly Atributo[];
  /** Whether the company wants a second person. */
  segundaPessoa: boolean;
}
type Passo = { motivo: string } | { valores: MudancaDoProduto; oQue: string };

/** What an act makes of a product, or why it cannot be done. */
export function passoDoProduto(
  linha: LinhaDoProduto,
  ato: z.output<typeof atoEmProdutos>['ato'],
  ao: AoDarPasso,
): Passo {
  const { usuarioId, em, segundaPessoa } = ao;
  if (linha.excluidoEm && ato.tipo !== 'TRAZER_DE_VOLTA') return { motivo: DESFEITO };
  switch (ato.tipo) {
    case 'PEDIR_REVISAO':
      if (linha.situacao !== 'RASCUNHO' && linha.situacao !== 'RECUSADO') return { motivo: 'Não é um rascunho.' };
      return (
        faltaDe(linha, ao) ?? {
          valores: {
            ...({ situacao: 'EM_REVISAO', frase: null } as const),
            problemas: [],
            ...{ revisaoPedidaEm: em, revisaoPedidaPor: usuarioId, revisadoEm: null, revisadoPor: null },
          },
          oQue: segundaPessoa ? 'enviado à revisão de uma segunda pessoa.' : 'enviado à revisão.',
        }
      );
    case 'APROVAR':
      if (linha.situacao !== 'EM_REVISAO') return { motivo: 'Não está em revisão.' };
      if (!podeRevisar(linha, usuarioId, segundaPessoa)) {
        return { motivo: 'Quem redigiu ou pediu a revisão não aprova: peça a outra pessoa da empresa.' };
      }
      return (
        faltaDe(linha, ao) ?? {
          valores: { situacao: 'APROVADO', revisadoEm: em, revisadoPor: usuarioId } as const,
          oQue: podeRevisar(linha, usuarioId, true)
            ? 'aprovado pela segunda pessoa.'
            : 'aprovado por quem o redigiu ou pediu a revisão: a empresa não pede uma segunda pessoa.',
        }
      );
    case 'ENVIAR':
      return enviar(linha, ao);
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
      if (!produtoDesfazivel(linha)) return { motivo: 'Não há o que desfazer: só um rascunho se desfaz.' };
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

function enviar(linha: LinhaDoProduto, ao: AoDarPasso): Passo {
  const { credencial, em, usuarioId, atributos, segundaPessoa } = ao;
  if (linha.situacao !== 'APROVADO') {
    return { motivo: segundaPessoa ? 'Não está aprovado por uma segunda pessoa.' : 'Não está aprovado.' };
  }
  // The company may have wanted a second person again since.
  if (segundaPessoa && !(linha.revisadoPor && podeRevisar(linha, linha.revisadoPor, true))) {
    return {
      motivo: 'Foi aprovado por quem o redigiu ou pediu a revisão: devolva-o, e peça a revisão de outra pessoa.',
    };
  }
  if (!credencial || linha.ambiente !== credencial.ambiente) {
    return { motivo: `É de ${NOME_AMBIENTE_DO_PORTAL[linha.ambiente].toLowerCase()}, e a credencial não é.` };
  }
  const falta = faltaDe(linha, ao);
  if (falta) return falta;
  const quando = { dia: diaDoPortal(em), modalidade: linha.modalidade };
  const desativa = linha.ato === 'DESATIVAR';
  const valores = desativa ? linha.valores : soOsPedidos(linha.valores, atributos, quando);
  const escrito = desativa ? null : escreverProduto({ ...linha, valores }, atributos);
  return {
    valores: {
      ...({ situacao: 'ENVIANDO', etapa: 'CONFERIR', proximaEm: em, tentativas: 0, perguntas: 0 } as const),
      ...{ frase: null, problemas: [], olhadoEm: null, credencialId: credencial.id },
      ...(escrito !== null && { escrito, sha256: createHash('sha256').update(escrito).digest('hex') }),
      ...{ enviadoEm: em, enviadoPor: usuarioId },
      ...{ comparacao: null, diferencas: [], comparadoEm: null },
    },
    oQue: linha.ato === 'INCLUIR' ? 'a enviar ao Portal Único.' : `${NOME[linha.ato]} a enviar ao Portal Único.`,
  };
}

/** The product is a draft again, of a change. One that is a draft of a change already goes on from the version seen there. */
function prepararMudanca(linha: LinhaDoProduto, como: 'NOVA_VERSAO' | 'RETIFICACAO'): Passo {
  const { vigente, versaoVista, versaoBase } = linha;
  if (vigente && linha.ato !== 'DESATIVAR' && produtoDesfazivel(linha)) {
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
  const [primeira] = recusas;
  if (primeira) {
    return {
      motivo: recusas.length === 1 ? primeira.frase : `${primeira.frase} Há mais ${recusas.length - 1} a corrigir.`,
    };
  }
  const { vigente, versaoBase, versaoNoPortal } = linha;
  // From a version that somebody else made, sending what was said before is a change.
  const mesmaVersao = versaoBase !== null && versaoBase === versaoNoPortal;
  return vigente && mesmaVersao && mudancasDoProduto(linha, vigente).length === 0
    ? { motivo: `Nada muda em relação à versão ${versaoBase}.` }
    : null;
}

const NOME = { INCLUIR: 'inclusão', NOVA_VERSAO: 'nova versão', RETIFICACAO: 'retificação', DESATIVAR: 'desativação' };
const DESFEITO = 'Este rascunho foi desfeito: traga-o de volta antes.';

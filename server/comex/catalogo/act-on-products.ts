import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { atoEmProdutos } from '#lib/contracts/catalogo-de-produtos.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { diaDoPortal, FRASE_DA_PRODUCAO, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import type { RecusaDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import type { Atributo } from '#lib/siscomex/atributos-da-ncm.ts';
import { recusasDoProduto, soOsPedidos } from '#lib/siscomex/produto-do-catalogo.ts';
import { escreverProduto } from '#lib/siscomex/produto-json.ts';
import type { LinhaDaCredencial } from '#server/comex/portal/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/comex/portal/usable-credential.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { attributesOf } from './attributes-of.ts';
import { contarNoProduto } from './product-history.ts';
import { type LinhaDoProduto, podeRevisar, produtoRepository } from './produto-repository.ts';

export interface AoAgir extends AoPedir {
  blobs: BlobStore;
}
type Pedido = z.output<typeof atoEmProdutos>;

/**
 * Does one act on many products, each on its own: what is refused is told by its reason and leaves the others in.
 * @throws {Refusal} 404 or 409 for a credential that cannot be used, 422 without the phrase of production.
 */
export async function agirEmProdutos(ao: AoAgir, { produtos, ato }: Pedido): Promise<ResultadoDeVarios> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const repositorio = produtoRepository(tx, empresaId);
    const atributosDe = attributesOf(tx, ao.blobs, empresaId);
    const credencial = ato.tipo === 'ENVIAR' ? await credencialEmUso(tx, empresaId, ato.credencialId) : null;
    if (ato.tipo === 'ENVIAR' && credencial) exigirAmbiente(credencial, ato.confirmacao);
    const linhas = new Map((await repositorio.trancarVarios(produtos.map(({ id }) => id))).map((um) => [um.id, um]));
    const resultado: ResultadoDeVarios = { feitos: [], recusados: [] };
    for (const { id, versao } of produtos) {
      const linha = linhas.get(id);
      const motivo = linha ? await agir(linha, versao) : 'Este produto não existe.';
      if (motivo === null) resultado.feitos.push(id);
      else resultado.recusados.push({ id, nome: linha?.codigoInterno ?? null, motivo });
    }
    if (credencial && resultado.feitos.length > 0) {
      const quantos = resultado.feitos.length === 1 ? 'Um produto' : `${resultado.feitos.length} produtos`;
      await contarNaCredencial(tx, ao, credencial, `${quantos} do Catálogo a enviar ao Portal Único`);
    }
    return resultado;

    /** Why it cannot be done; null when it was. */
    async function agir(linha: LinhaDoProduto, versao: number): Promise<string | null> {
      if (linha.versao !== versao) return 'Mudou desde que você abriu a lista: confira e tente de novo.';
      const atributos = await atributosDe(linha.ambiente, linha.ncm);
      const recusas = recusasDoProduto(linha, atributos, diaDoPortal(em));
      const feito = passo(linha, credencial, recusas, atributos ?? []);
      if ('motivo' in feito) return feito.motivo;
      if (!(await repositorio.mudar(linha, feito.valores))) return 'Mudou agora mesmo: confira e tente de novo.';
      await contarNoProduto(tx, linha, { usuarioId, em }, feito.oQue);
      return null;
    }
  });

  function passo(
    linha: LinhaDoProduto,
    credencial: LinhaDaCredencial | null,
    recusas: readonly RecusaDoProduto[],
    atributos: readonly Atributo[],
  ) {
    const [primeira] = recusas;
    const falta = primeira && {
      motivo: recusas.length === 1 ? primeira.frase : `${primeira.frase} Há mais ${recusas.length - 1} a corrigir.`,
    };
    switch (ato.tipo) {
      case 'PEDIR_REVISAO':
        if (linha.situacao !== 'RASCUNHO' && linha.situacao !== 'RECUSADO') return { motivo: 'Não é um rascunho.' };
        return (
          falta ?? {
            valores: {
              ...({ situacao: 'EM_REVISAO', frase: null } as const),
              problemas: [],
              ...{ revisaoPedidaEm: em, revisaoPedidaPor: usuarioId, revisadoEm: null, revisadoPor: null },
            },
            oQue: 'enviado à revisão de uma segunda pessoa.',
          }
        );
      case 'APROVAR':
        if (linha.situacao !== 'EM_REVISAO') return { motivo: 'Não está em revisão.' };
        if (!podeRevisar(linha, usuarioId)) {
          return { motivo: 'Quem redigiu ou pediu a revisão não aprova: peça a outra pessoa da empresa.' };
        }
        return (
          falta ?? {
            valores: { situacao: 'APROVADO', revisadoEm: em, revisadoPor: usuarioId } as const,
            oQue: 'aprovado pela segunda pessoa.',
          }
        );
      case 'ENVIAR': {
        if (linha.situacao !== 'APROVADO') return { motivo: 'Não está aprovado por uma segunda pessoa.' };
        if (linha.ambiente !== credencial?.ambiente) {
          return { motivo: `É de ${NOME_AMBIENTE_DO_PORTAL[linha.ambiente].toLowerCase()}, e a credencial não é.` };
        }
        if (falta) return falta;
        const quando = { dia: diaDoPortal(em), modalidade: linha.modalidade };
        const valores = soOsPedidos(linha.valores, atributos, quando);
        const escrito = escreverProduto({ ...linha, valores }, atributos);
        return {
          valores: {
            ...({ situacao: 'ENVIANDO', etapa: 'CONFERIR', proximaEm: em, tentativas: 0, perguntas: 0 } as const),
            ...{ frase: null, problemas: [], olhadoEm: null, credencialId: credencial.id },
            ...{ escrito, sha256: createHash('sha256').update(escrito).digest('hex') },
            ...{ enviadoEm: em, enviadoPor: usuarioId },
            ...{ comparacao: null, diferencas: [], comparadoEm: null },
          },
          oQue: 'a enviar ao Portal Único.',
        };
      }
    }
  }
}

function exigirAmbiente({ ambiente }: LinhaDaCredencial, confirmacao: string | null): void {
  if (ambiente !== 'PRODUCAO' || confirmacao?.trim().toLowerCase() === FRASE_DA_PRODUCAO) return;
  throw againstRule(`Para produção, digite: ${FRASE_DA_PRODUCAO}.`, 'confirmacao');
}

import type { z } from 'zod';
import type {
  devolucaoDoProduto,
  ProdutoNoPortal,
  produtoAchado,
  produtoNoPortalEdicao,
} from '#lib/contracts/catalogo-de-produtos.ts';
import { type DadosDoProduto, produtoDesfazivel, produtoEditavel } from '#lib/domain/sistema/produto-no-portal.ts';
import { semVazios } from '#lib/siscomex/produto-do-catalogo.ts';
import type { AoPedir } from '#server/comex/portal/usable-credential.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, conflict, duplicate, locked, notFound } from '#server/platform/refusals.ts';
import { contarNoProduto } from './product-history.ts';
import { type LinhaDoProduto, produtoRepository } from './produto-repository.ts';
import { comoEstaLa } from './step-of-product.ts';

/**
 * Writes what a product says. It is a draft again, whoever had approved it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile or it is on its way, 422 when the código interno is taken.
 */
export async function redigirProduto(
  ao: AoPedir,
  { id, versao, ...ditos }: z.output<typeof produtoNoPortalEdicao>,
): Promise<ProdutoNoPortal> {
  const dados = { ...ditos, valores: semVazios(ditos.valores) };
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return noProduto(ao, { id, versao }, async (tx, linha) => {
    if (!produtoEditavel(linha)) {
      throw locked(
        linha.situacao === 'ENVIADO'
          ? 'Este produto já está no Portal Único: prepare uma nova versão ou uma retificação.'
          : produtoDesfazivel(linha)
            ? 'Este produto espera ser desativado: desfaça a desativação antes de mudá-lo.'
            : 'Este produto está a caminho do Portal Único, e não muda até a resposta.',
      );
    }
    const produtos = produtoRepository(tx, empresaId);
    const outro = await produtos.comCodigoInterno(linha, dados.codigoInterno);
    if (outro) throw duplicate('Outro produto deste importador já usa este código interno.', outro);
    await produtos.redigir(linha, dados, usuarioId, em);
    const mudou = mudancas(linha, dados);
    await contarNoProduto(tx, linha, { usuarioId, em }, 'rascunho alterado.', mudou);
  });
}

/** Gives a product back to be put right, or takes it out of the queue before it left. @throws {Refusal} 404, 409. */
export async function devolverProduto(
  ao: AoPedir,
  id: string,
  { versao, motivo }: z.output<typeof devolucaoDoProduto>,
): Promise<ProdutoNoPortal> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return noProduto(ao, { id, versao }, async (tx, linha) => {
    const parado =
      linha.situacao === 'EM_REVISAO' ||
      linha.situacao === 'APROVADO' ||
      (linha.situacao === 'ENVIANDO' && linha.etapa === 'CONFERIR');
    const desativa = linha.ato === 'DESATIVAR';
    const volta = {
      ...({ situacao: 'RASCUNHO', etapa: null, proximaEm: null, frase: `Devolvido: ${motivo}` } as const),
      ...{ revisaoPedidaEm: null, revisaoPedidaPor: null, revisadoEm: null, revisadoPor: null },
      ...{ escrito: null, sha256: null, problemas: [] },
      // Nothing of it is to be put right: the product stays as it is there.
      ...(desativa && { ...comoEstaLa(linha), frase: `Desativação devolvida: ${motivo}` }),
    };
    if (!parado || !(await produtoRepository(tx, empresaId).mudar(linha, volta))) {
      throw locked('Este produto não espera revisão nem envio: não há o que devolver.');
    }
    await contarNoProduto(
      tx,
      linha,
      { usuarioId, em },
      `${desativa ? 'desativação devolvida.' : 'devolvido para correção.'} ${motivo}`,
    );
  });
}

/**
 * Says what a person found in the Portal: this product is one of there, or it is not there. Nothing is sent by it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile, 422 when nothing is in doubt or the code is of another product.
 */
export async function acharProduto(
  ao: AoPedir,
  id: string,
  { versao, codigo }: z.output<typeof produtoAchado>,
): Promise<ProdutoNoPortal> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return noProduto(ao, { id, versao }, async (tx, linha) => {
    const produtos = produtoRepository(tx, empresaId);
    const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null, problemas: [] };
    const semComparar = { comparacao: null, diferencas: [], comparadoEm: null };
    if (codigo === null) {
      if (linha.situacao !== 'INCERTO') throw againstRule('O que há no Portal Único não está em dúvida.');
      await produtos.mudar(linha, { ...parado, ...semComparar, situacao: 'APROVADO' });
      await contarNoProduto(
        tx,
        linha,
        { usuarioId, em },
        `${linha.codigo ? 'a mudança não está' : 'não está'} no Portal, como alguém viu lá.`,
      );
      return;
    }
    if (linha.situacao === 'ENVIANDO' || linha.situacao === 'ENVIADO') {
      throw againstRule('O que há no Portal Único não está em dúvida.');
    }
    const numero = codigo.replace(/^0+(?=\d)/, '');
    if (linha.codigo !== null && linha.codigo !== numero) {
      throw againstRule(`Este produto é o ${linha.codigo} do Portal.`, 'codigo');
    }
    if (linha.codigo !== null && linha.situacao !== 'INCERTO') {
      throw againstRule('O que há no Portal Único não está em dúvida.');
    }
    const outro = await produtos.comCodigo(linha, numero);
    if (outro) {
      throw againstRule(`O produto ${numero} do Portal já é o de ${outro.codigoInterno}.`, 'codigo');
    }
    await produtos.mudar(linha, {
      ...{ ...parado, ...semComparar, situacao: 'ENVIADO', codigo: numero },
      ...{ versaoNoPortal: null, situacaoNoPortal: linha.ato === 'DESATIVAR' ? 'DESATIVADO' : null },
      ...{ versaoVista: null, situacaoVista: null, versaoBase: null, vigente: null },
      // Only of what was sent is it known that the Portal was told so.
      ...(linha.situacao !== 'INCERTO' && { escrito: null, sha256: null, enviadoEm: null, enviadoPor: null }),
    });
    const oQue = linha.codigo
      ? `a mudança do produto ${numero} está no Portal, como alguém viu lá.`
      : `é o produto ${numero} do Portal, como alguém viu lá.`;
    await contarNoProduto(tx, linha, { usuarioId, em }, oQue);
  });
}

async function noProduto(
  { db, quem: { empresaId, usuarioId } }: AoPedir,
  { id, versao }: { id: string; versao: number },
  fazer: (tx: Database, linha: LinhaDoProduto) => Promise<void>,
): Promise<ProdutoNoPortal> {
  return db.transaction(async (tx) => {
    const produtos = produtoRepository(tx, empresaId);
    const linha = await produtos.trancar(id);
    if (!linha) throw notFound('Este produto');
    if (linha.excluidoEm) throw locked('Este rascunho foi desfeito: traga-o de volta antes.');
    if (linha.versao !== versao) throw conflict('Este produto', await produtos.ler(id, usuarioId));
    await fazer(tx, linha);
    const depois = await produtos.ler(id, usuarioId);
    if (!depois) throw notFound('Este produto');
    return depois;
  });
}

/** Only the fields that changed, for the history. */
export function mudancas(antes: DadosDoProduto, depois: DadosDoProduto) {
  const campos = Object.keys(depois).filter(
    (campo) =>
      JSON.stringify(antes[campo as keyof DadosDoProduto]) !== JSON.stringify(depois[campo as keyof DadosDoProduto]),
  ) as (keyof DadosDoProduto)[];
  const so = (dados: DadosDoProduto) => Object.fromEntries(campos.map((campo) => [campo, dados[campo]]));
  return { antes: so(antes), depois: so(depois) };
}

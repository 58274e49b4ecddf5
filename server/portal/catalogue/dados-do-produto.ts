import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { DadosDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { redigido } from './preparo-repository.ts';

/** What a product says, of a row or of what was kept. */
export function dadosDe(dados: DadosDoProduto): DadosDoProduto {
  const { codigoInterno, denominacao, descricao, ncm, modalidade, valores } = dados;
  return { codigoInterno, denominacao, descricao, ncm, modalidade, valores };
}

export function buscaDe({ codigoInterno, denominacao, ncm }: DadosDoProduto): string {
  return textoDeBusca(`${codigoInterno} ${denominacao} ${ncm}`);
}

/** What a product says, as it is written: nothing of it was approved any more. */
export const redacaoDoProduto = (dados: DadosDoProduto, assinatura: Assinatura) =>
  redigido(dadosDe(dados), buscaDe(dados), assinatura);

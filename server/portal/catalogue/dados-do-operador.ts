import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { comOCadastro, operadorDoCadastro } from '#lib/portal/codecs/operador-do-cadastro.ts';
import type { DadosDoCadastro, DadosDoOperador } from '#lib/portal/domain/operador-no-portal.ts';
import type { fornecedor } from '#server/platform/db/schema/cadastros.ts';
import type { portalOperador } from '#server/platform/db/schema/operadores.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { redigido, semComparar } from './preparo-repository.ts';

type Linha = typeof portalOperador.$inferSelect;

/** What an operator says, of a row or of what was kept. */
export function dadosDe(dados: DadosDoOperador): DadosDoOperador {
  const { nome, tin, logradouro, nomeCidade, codigoSubdivisaoPais, codigoPais, cep, email } = dados;
  const { codigoInterno, identificacoesAdicionais } = dados;
  return {
    nome,
    tin,
    logradouro,
    nomeCidade,
    codigoSubdivisaoPais,
    codigoPais,
    cep,
    email,
    codigoInterno,
    identificacoesAdicionais,
  };
}

export function buscaDe({ nome, tin, codigoInterno, codigoPais }: DadosDoOperador): string {
  return textoDeBusca(nome, tin, codigoInterno, codigoPais);
}

/** What an operator says, as it is written. Nothing of it was compared or approved any more. */
export const redacaoDoOperador = (dados: DadosDoOperador, assinatura: Assinatura) => ({
  ...redigido(dadosDe(dados), buscaDe(dados), assinatura),
  ...semComparar(),
});

/** What a supplier says now by the names of the Portal. A country without letters has none here either. */
export function agoraDe(linha: typeof fornecedor.$inferSelect, paises: ReadonlyMap<string, string>): DadosDoCadastro {
  return operadorDoCadastro(linha, paises.get(linha.paisCodigo) ?? '');
}

/** What stands here of an operator: of one that was sent, with what changed in the cadastro since; of a draft, what it says itself. */
export function nossoDe(linha: Linha, agora: DadosDoCadastro): DadosDoOperador {
  return linha.situacao === 'ENVIADO' ? comOCadastro(linha, linha.cadastro, agora) : linha;
}

import type { DeclaracaoImportacao, TributosDeclarados } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type {
  AdicaoDoCalculo,
  EntradaImportacao,
  TributoFederal,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { taxacaoDoTributo } from '#lib/fiscal/importacao/adicao.ts';
import {
  type ContextoDoCalculo,
  contextoDoCalculo,
  type OpcoesDoCalculo,
} from '#lib/fiscal/importacao/contexto-do-calculo.ts';
import { semPisCofinsExtintos } from '#lib/fiscal/importacao/extincao-do-pis-cofins.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/**
 * Returns the entrada of a registered declaration, with each tax that cannot be calculated set to its declared amount and the
 * reason. All other taxes, and what they depend on, are calculated as usual.
 */
export function oQueSeCalcula(
  informada: EntradaImportacao,
  di: DeclaracaoImportacao,
  opcoes: OpcoesDoCalculo,
): EntradaImportacao {
  const entrada = semPisCofinsExtintos(informada);
  const contexto = contextoDoCalculo(entrada, opcoes);
  return {
    ...entrada,
    adicoes: entrada.adicoes.map((adicao, indice) => {
      const declarada = di.adicoes[indice];
      if (!declarada) return adicao;
      return {
        ...adicao,
        tributos: comDeclarados(adicao.tributos, declarada.tributos, `adicoes.${indice}.tributos`, contexto),
        itens: adicao.itens.map((item, k) => {
          const doItem = declarada.itens[k]?.duimp?.tributos;
          if (!item.tributos || !doItem) return item;
          const onde = `adicoes.${indice}.itens.${k}.tributos`;
          return { ...item, tributos: comDeclarados(item.tributos, doItem, onde, contexto) };
        }),
      };
    }),
  };
}

function comDeclarados(
  tributos: AdicaoDoCalculo['tributos'],
  declarados: TributosDeclarados,
  onde: string,
  contexto: ContextoDoCalculo,
): AdicaoDoCalculo['tributos'] {
  const declarado = (qual: TributoFederal) => {
    const motivo = porQueNao(qual, tributos, onde, contexto);
    if (motivo === null) return tributos[qual];
    const { devido, recolher } = declarados[qual];
    return {
      ...tributos[qual],
      semCalculo: { motivo, devido: new Exato(devido).toFixed(2), recolher: new Exato(recolher).toFixed(2) },
    };
  };
  return {
    ii: declarado('ii') as AdicaoDoCalculo['tributos']['ii'],
    ipi: declarado('ipi'),
    pis: declarado('pis'),
    cofins: declarado('cofins'),
  };
}

function porQueNao(
  qual: TributoFederal,
  tributos: AdicaoDoCalculo['tributos'],
  onde: string,
  contexto: ContextoDoCalculo,
): string | null {
  try {
    taxacaoDoTributo(qual, tributos, onde, contexto);
    return null;
  } catch (erro) {
    if (erro instanceof RegraViolada) return erro.message;
    throw erro;
  }
}

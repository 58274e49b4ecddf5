import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { EscolhaDaAdicao, InsumosDaDai, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { adicaoDeTeste, declaracaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';

/** Tests only: complete inputs of a DAI; each test spoils one thing. */

const CHAVE_DE_TESTE = { ncm: '85171300', codigoSuframa: '0123', destinacao: '01', utilizacao: '02' };

export function linhaDeTeste(outra: Partial<LinhaDaMatriz> = {}): LinhaDaMatriz {
  return {
    ...CHAVE_DE_TESTE,
    id: 'linha-1',
    vigenciaInicio: '2026-01-01',
    vigenciaFim: '2026-12-31',
    codigoTributacao: 'A001',
    decreto: '47.727/2023',
    tratamento: 'DIFERIDO',
    reducaoPerc: null,
    ...outra,
  };
}

export function escolhaDeTeste(numero: string, outra: Partial<EscolhaDaAdicao> = {}): EscolhaDaAdicao {
  return { numero, ...CHAVE_DE_TESTE, ...outra };
}

/** The declaration of the check tests, on a day with the general rate of 20 %: R$ 555.00 of goods, 154.00 of taxes, 154.23 of fee. */
export function insumosDeTeste(outros: Partial<InsumosDaDai> = {}): InsumosDaDai {
  const declaracao = outros.declaracao ?? declaracaoDeTeste({ dataRegistro: '2026-06-30' });
  return {
    processoId: 'processo-1',
    declaracao,
    importador: {
      id: 'importador-1',
      cnpj: '11222333000181',
      razaoSocial: 'Importadora Fictícia Ltda',
      inscricaoEstadual: '041234561',
      inscricaoSuframa: '201234017',
    },
    matriz: [linhaDeTeste()],
    despesas: [],
    tipo: '1',
    contratoCambio: null,
    complemento: null,
    escolhas: declaracao.adicoes.map(({ numero }) => escolhaDeTeste(numero)),
    ...outros,
  };
}

/** The same declaration with these adições, each with its own number. */
export function declaracaoCom(
  adicoes: readonly Parameters<typeof adicaoDeTeste>[0][],
  outra: Parameters<typeof declaracaoDeTeste>[0] = {},
) {
  return declaracaoDeTeste({
    dataRegistro: '2026-06-30',
    totais: { adicoes: adicoes.length, vmleDolares: null, vmleReais: null, vmldDolares: null, vmldReais: null },
    carga: { ...declaracaoDeTeste().carga, pesoLiquido: null },
    adicoes: adicoes.map((adicao, i) => adicaoDeTeste({ numero: String(i + 1).padStart(3, '0'), ...adicao })),
    ...outra,
  });
}

export function parametroDeTeste(codigo: string, valor: string, outro: Partial<Parametro> = {}): Parametro {
  return { codigo, valor, vigenciaInicio: null, vigenciaFim: null, fonte: 'teste', situacao: 'CONFIRMAR', ...outro };
}

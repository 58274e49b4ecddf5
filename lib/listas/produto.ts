import type { ProdutoResumo } from '#lib/contracts/produtos/produto.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { DA_INDUSTRIA, DO_CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';
import { PRODUTO } from '#lib/registros/produto.ts';

export const PRODUTO_COLUNAS = colunasDe<ProdutoResumo>(PRODUTO, {
  primeiras: [
    'codigo',
    'descricao',
    'importador',
    'cnpj',
    'ncm',
    'unidade',
    'pesoBruto',
    'resolucao',
    'resolucaoValidade',
    'ppb',
    'tipoCoeficiente',
    'acrescimo',
  ],
  proprias: [
    DA_INDUSTRIA,
    DO_CNPJ_DA_INDUSTRIA,
    {
      campo: 'ncm',
      titulo: 'NCM',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      caracteres: 12,
      inteira: true,
      valor: ({ ncm }) => escreverNcm(ncm),
    },
    {
      campo: 'resolucaoValidade',
      titulo: 'Validade da resolução',
      tipo: 'data',
      caracteres: 16,
      valor: ({ daResolucao }) => daResolucao?.validade ?? null,
    },
    { campo: 'quantosModelos', titulo: 'Modelos', tipo: 'inteiro', caracteres: 9 },
    {
      campo: 'revisaoEmVigor',
      titulo: 'Estrutura em vigor',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 22,
      valor: ({ revisaoEmVigor }) => revisaoEmVigor?.revisao ?? null,
    },
    ...DA_ALTERACAO,
  ],
});

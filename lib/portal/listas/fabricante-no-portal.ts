import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { NOME_TIPO_DE_FABRICANTE, VINCULADO } from '#lib/portal/domain/fabricante-no-portal.ts';
import { COLUNAS_DO_PREPARO, importadorEm } from './colunas-do-preparo.ts';

/** Columns of the links of products to makers, on the screen and in the file. */
export const FABRICANTE_NO_PORTAL_COLUNAS: readonly ColunaDeLista<FabricanteNoPortal>[] = [
  { campo: 'codigoInterno', titulo: 'Produto', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 16 },
  { campo: 'nome', titulo: 'Fabricante', tipo: 'texto', padrao: true, noCartao: true, caracteres: 27 },
  {
    campo: 'tipo',
    titulo: 'Tipo',
    tipo: 'opcao',
    opcoes: NOME_TIPO_DE_FABRICANTE,
    noCartao: true,
    caracteres: 18,
  },
  { campo: 'codigoPais', titulo: 'País', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 6, inteira: true },
  importadorEm(20),
  COLUNAS_DO_PREPARO.ambiente,
  COLUNAS_DO_PREPARO.situacao,
  {
    campo: 'situacaoNoPortal',
    titulo: 'No Portal',
    tipo: 'opcao',
    padrao: true,
    noCartao: true,
    caracteres: 13,
    opcoes: { VINCULADO: 'Vinculado', A_DESVINCULAR: 'A desvincular', DESVINCULADO: 'Desvinculado' },
    // The person who reviews or sends must see which act waits.
    valor: ({ situacaoNoPortal, ato }) =>
      situacaoNoPortal === VINCULADO && ato === 'DESATIVAR' ? 'A_DESVINCULAR' : situacaoNoPortal,
  },
  COLUNAS_DO_PREPARO.comparacao,
  {
    campo: 'doItem',
    titulo: 'É o do item',
    tipo: 'texto',
    caracteres: 10,
    valor: ({ doItem }) => (doItem ? 'Sim' : 'Não'),
  },
  {
    campo: 'produto',
    titulo: 'Denominação',
    tipo: 'texto',
    caracteres: 30,
    valor: ({ produto }) => produto.denominacao,
  },
  { campo: 'codigoOperador', titulo: 'Operador no Portal', tipo: 'texto', caracteres: 12 },
  { campo: 'cpfCnpj', titulo: 'CPF ou CNPJ', tipo: 'texto', caracteres: 16 },
  COLUNAS_DO_PREPARO.frase,
  COLUNAS_DO_PREPARO.comparadoEm,
  { campo: 'redigidoEm', titulo: 'Preparado em', tipo: 'instante', ordenavel: true },
  { campo: 'redigidoPor', titulo: 'Preparado por', tipo: 'texto', caracteres: 18 },
];

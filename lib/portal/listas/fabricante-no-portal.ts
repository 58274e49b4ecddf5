import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { NOME_TIPO_DE_FABRICANTE, VINCULADO } from '#lib/portal/domain/fabricante-no-portal.ts';
import { NOME_COMPARACAO_DO_PREPARO, NOME_SITUACAO_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';

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
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    padrao: true,
    caracteres: 20,
    valor: ({ importador }) => importador.nome,
  },
  {
    campo: 'ambiente',
    titulo: 'Ambiente',
    tipo: 'opcao',
    opcoes: NOME_AMBIENTE_DO_PORTAL,
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
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
  {
    campo: 'comparacao',
    titulo: 'Comparação',
    tipo: 'opcao',
    opcoes: NOME_COMPARACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 17,
    inteira: true,
  },
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
  { campo: 'frase', titulo: 'Observação', tipo: 'texto', caracteres: 40 },
  { campo: 'comparadoEm', titulo: 'Comparado em', tipo: 'instante' },
  { campo: 'redigidoEm', titulo: 'Preparado em', tipo: 'instante', ordenavel: true },
  { campo: 'redigidoPor', titulo: 'Preparado por', tipo: 'texto', caracteres: 18 },
];

import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { OperadorNoPortalResumo } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { OPERADOR_NO_PORTAL } from '#lib/portal/registros/operador-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { COLUNAS_DO_PREPARO, importadorEm } from './colunas-do-preparo.ts';

/** Columns of the foreign operators, on the screen and in the file. */
export const OPERADOR_NO_PORTAL_COLUNAS: readonly ColunaDeLista<OperadorNoPortalResumo>[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 27 },
  {
    campo: 'codigoPais',
    titulo: 'País',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 6,
    inteira: true,
  },
  { campo: 'tin', titulo: 'TIN', tipo: 'texto', padrao: true, noCartao: true, caracteres: 13 },
  importadorEm(20),
  COLUNAS_DO_PREPARO.ambiente,
  COLUNAS_DO_PREPARO.situacao,
  COLUNAS_DO_PREPARO.comparacao,
  COLUNAS_DO_PREPARO.codigo,
  { campo: 'versaoNoPortal', titulo: 'Versão no Portal', tipo: 'texto', padrao: true, caracteres: 10 },
  COLUNAS_DO_PREPARO.ato,
  COLUNAS_DO_PREPARO.situacaoNoPortal,
  { campo: 'codigoInterno', titulo: 'Código interno', tipo: 'texto', caracteres: 18 },
  {
    campo: 'fornecedor',
    titulo: 'Fornecedor',
    tipo: 'texto',
    caracteres: 24,
    valor: ({ fornecedor }) => fornecedor.nome,
  },
  {
    campo: 'mudouNoCadastro',
    titulo: 'Mudou no cadastro',
    tipo: 'texto',
    caracteres: 24,
    valor: ({ mudouNoCadastro }) => mudouNoCadastro.map((campo) => ROTULOS[campo] ?? campo).join(', ') || null,
  },
  COLUNAS_DO_PREPARO.frase,
  COLUNAS_DO_PREPARO.comparadoEm,
  COLUNAS_DO_PREPARO.redigidoEm,
  COLUNAS_DO_PREPARO.redigidoPor,
];

const ROTULOS = rotulosDe(OPERADOR_NO_PORTAL);

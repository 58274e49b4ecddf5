import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { OperadorNoPortalResumo } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import {
  NOME_ATO_DO_PREPARO,
  NOME_COMPARACAO_DO_PREPARO,
  NOME_SITUACAO_DO_PREPARO,
} from '#lib/portal/domain/preparo-no-portal.ts';
import { OPERADOR_NO_PORTAL } from '#lib/portal/registros/operador-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

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
    campo: 'comparacao',
    titulo: 'Comparação',
    tipo: 'opcao',
    opcoes: NOME_COMPARACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 17,
    inteira: true,
  },
  { campo: 'codigo', titulo: 'Código no Portal', tipo: 'texto', padrao: true, caracteres: 10 },
  { campo: 'versaoNoPortal', titulo: 'Versão no Portal', tipo: 'texto', padrao: true, caracteres: 10 },
  { campo: 'ato', titulo: 'O que se prepara ou se fez', tipo: 'opcao', opcoes: NOME_ATO_DO_PREPARO, caracteres: 14 },
  { campo: 'situacaoNoPortal', titulo: 'Situação no Portal', tipo: 'texto', caracteres: 14 },
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
  { campo: 'frase', titulo: 'Observação', tipo: 'texto', caracteres: 40 },
  { campo: 'comparadoEm', titulo: 'Comparado em', tipo: 'instante' },
  { campo: 'redigidoEm', titulo: 'Redigido em', tipo: 'instante', ordenavel: true },
  { campo: 'redigidoPor', titulo: 'Redigido por', tipo: 'texto', caracteres: 18 },
];

const ROTULOS = rotulosDe(OPERADOR_NO_PORTAL);

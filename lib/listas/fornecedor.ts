import type { FornecedorLido } from '#lib/contracts/fornecedor.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { NOME_PAPEL_FORNECEDOR } from '#lib/domain/fornecedor.ts';

export const FORNECEDOR_COLUNAS: readonly ColunaDeLista<FornecedorLido>[] = [
  { campo: 'razaoSocial', titulo: 'Razão social', tipo: 'texto', ordenavel: true, padrao: true, largura: 280 },
  { campo: 'nomeFantasia', titulo: 'Nome fantasia', tipo: 'texto', ordenavel: true, largura: 180 },
  {
    campo: 'papel',
    titulo: 'Papel',
    tipo: 'opcao',
    opcoes: NOME_PAPEL_FORNECEDOR,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 190,
  },
  {
    campo: 'pais',
    titulo: 'País',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 190,
    valor: ({ pais }) => pais.nome,
  },
  {
    campo: 'cidade',
    titulo: 'Cidade',
    tipo: 'texto',
    padrao: true,
    largura: 150,
    valor: ({ endereco }) => endereco.cidade,
  },
  { campo: 'identificacaoFiscal', titulo: 'TIN', tipo: 'texto', largura: 150 },
  {
    campo: 'apelidos',
    titulo: 'Nomes nas DIs',
    tipo: 'texto',
    largura: 220,
    valor: ({ apelidos }) => apelidos.join('; ') || null,
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, largura: 140 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', largura: 160 },
];

import { z } from 'zod';
import { CODIGOS_VINCULO, VINCULOS } from '#lib/domain/aduana/declaracao/vinculo.ts';
import { NOME_PAPEL_FORNECEDOR, PAPEIS_FORNECEDOR } from '#lib/domain/cadastros/fornecedor.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { MAXIMO_TIN } from '#lib/domain/cadastros/tin-do-operador.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import {
  apelidos,
  codigoENome,
  email,
  observacaoDePlanilha,
  opcional,
  porCodigo,
  textoObrigatorio,
  textoOpcional,
} from './tipos.ts';

/** A supplier or manufacturer abroad. */
export const FORNECEDOR = {
  papel: z.enum(PAPEIS_FORNECEDOR).meta({
    rotulo: 'Papel',
    ajuda: 'Quem vende é o fornecedor (exportador); quem faz a mercadoria é o fabricante. A DI pede os dois.',
    opcoes: NOME_PAPEL_FORNECEDOR,
    aVista: true,
    comeca: 'FORNECEDOR',
    planilha: ['Tipo', 'Função'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 21 },
  }),
  razaoSocial: textoObrigatorio(120, 'Informe a razão social.').meta({
    rotulo: 'Razão social',
    planilha: ['Nome', 'Fornecedor', 'Exportador', 'Empresa', 'Company', 'Supplier', 'Name'],
    coluna: { ordenavel: true, padrao: true, caracteres: 46 },
  }),
  nomeFantasia: textoOpcional(120).meta({
    rotulo: 'Nome fantasia',
    planilha: ['Fantasia', 'Trade name'],
    coluna: { ordenavel: true },
  }),
  pais: porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo).meta({
    rotulo: 'País',
    ajuda: 'Pelo nome, pela sigla ou pelo código do Siscomex.',
    busca: { endpoint: 'Pais/GetByQ', guarda: 'codigo' },
    planilha: ['Código do país', 'Country', 'País de origem'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 21 },
  }),
  endereco: z
    .strictObject({
      logradouro: textoOpcional(120).meta({ rotulo: 'Logradouro', planilha: ['Endereço', 'Rua', 'Address', 'Street'] }),
      numero: textoOpcional(20).meta({ rotulo: 'Número', planilha: ['Nº', 'Num', 'Number'] }),
      complemento: textoOpcional(60).meta({ rotulo: 'Complemento', planilha: [] }),
      cidade: textoOpcional(60).meta({
        rotulo: 'Cidade',
        planilha: ['City'],
        coluna: { campo: 'cidade', padrao: true, caracteres: 16 },
      }),
      estado: textoOpcional(60).meta({
        rotulo: 'Estado ou província',
        planilha: ['Estado', 'Província', 'UF', 'State', 'Province'],
      }),
      codigoPostal: textoOpcional(20).meta({
        rotulo: 'Código postal',
        planilha: ['CEP', 'ZIP', 'ZIP code', 'Postal code'],
      }),
    })
    .prefault({})
    .meta({ rotulo: 'Endereço' }),
  /** TIN: the tax number in the supplier's own country. */
  identificacaoFiscal: textoOpcional(MAXIMO_TIN).meta({
    rotulo: 'Identificação fiscal (TIN)',
    ajuda: 'O número com que o país dele o tributa. O catálogo de produtos da DUIMP o pede.',
    planilha: ['TIN', 'Identificação fiscal', 'Tax ID', 'NIF'],
    coluna: { titulo: 'TIN', caracteres: 16 },
  }),
  contato: z
    .strictObject({
      nome: textoOpcional(120).meta({ rotulo: 'Nome do contato', planilha: ['Contato', 'Contact'] }),
      email: email.meta({ rotulo: 'E-mail do contato', planilha: ['E-mail', 'Email', 'Mail'] }),
      telefone: textoOpcional(40).meta({ rotulo: 'Telefone do contato', planilha: ['Telefone', 'Phone', 'Tel'] }),
    })
    .prefault({})
    .meta({ rotulo: 'Contato' }),
  vinculo: opcional(z.enum(CODIGOS_VINCULO)).meta({
    rotulo: 'Vínculo com o importador',
    ajuda: 'Vai para a adição (Acordo de Valoração Aduaneira, art. 1).',
    opcoes: VINCULOS,
    comCodigo: true,
    planilha: ['Vínculo', 'Vinculação'],
  }),
  apelidos: apelidos('Nome como vem na DI').meta({
    rotulo: 'Nomes nas DIs',
    ajuda: 'Por eles um fornecedor de uma DI importada é reconhecido como este, sem acento nem caixa.',
    adicionar: 'Adicionar nome',
    planilha: ['Apelidos', 'Outros nomes'],
    coluna: { caracteres: 25 },
  }),
  observacao: observacaoDePlanilha,
};

export const contratoDeFornecedor = contratoDe(FORNECEDOR, { lido: { pais: codigoENome } });
export type FornecedorNovo = z.infer<typeof contratoDeFornecedor.novo>;
export type FornecedorLido = z.infer<typeof contratoDeFornecedor.lido>;

export const FORNECEDOR_COLUNAS = colunasDe<FornecedorLido>(FORNECEDOR, {
  primeiras: ['razaoSocial', 'nomeFantasia'],
  proprias: DA_ALTERACAO,
});

import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import { type FornecedorLido, type FornecedorNovo, fornecedor, fornecedorNovo } from '#lib/contracts/fornecedor.ts';
import { NOME_PAPEL_FORNECEDOR, PAPEIS_FORNECEDOR } from '#lib/domain/fornecedor.ts';
import { CODIGOS_VINCULO, VINCULOS } from '#lib/domain/vinculo.ts';

const texto = (rotulo: string, maximo: number): DescricaoDeCampo => ({ tipo: 'texto', rotulo, maximo });

export const FORMULARIO_FORNECEDOR: DefinicaoDeFormulario<FornecedorNovo, FornecedorLido> = {
  recurso: 'Fornecedor',
  esquema: fornecedorNovo,
  contrato: fornecedor,
  valoresDe: ({
    papel,
    razaoSocial,
    nomeFantasia,
    pais,
    endereco,
    identificacaoFiscal,
    contato,
    vinculo,
    apelidos,
    observacao,
  }) => ({
    papel,
    razaoSocial,
    nomeFantasia,
    pais: { codigo: pais.codigo },
    endereco,
    identificacaoFiscal,
    contato,
    vinculo,
    apelidos,
    observacao,
  }),
  rotulosDe: ({ pais }) => ({ [pais.codigo]: `${pais.codigo} - ${pais.nome}` }),
  campos: {
    papel: {
      tipo: 'opcao',
      rotulo: 'Papel',
      obrigatorio: true,
      aVista: true,
      opcoes: PAPEIS_FORNECEDOR.map((papel) => [papel, NOME_PAPEL_FORNECEDOR[papel]] as const),
      ajuda: 'Quem vende é o fornecedor (exportador); quem faz a mercadoria é o fabricante. A DI pede os dois.',
    },
    razaoSocial: { tipo: 'texto', rotulo: 'Razão social', obrigatorio: true, maximo: 120 },
    nomeFantasia: texto('Nome fantasia', 120),
    pais: {
      tipo: 'grupo',
      rotulo: 'País',
      campos: {
        codigo: {
          tipo: 'busca',
          rotulo: 'País',
          obrigatorio: true,
          endpoint: 'Pais/GetByQ',
          guarda: 'codigo',
          ajuda: 'Pelo nome, pela sigla ou pelo código do Siscomex.',
        },
      },
    },
    endereco: {
      tipo: 'grupo',
      rotulo: 'Endereço',
      campos: {
        logradouro: texto('Logradouro', 120),
        numero: texto('Número', 20),
        complemento: texto('Complemento', 60),
        cidade: texto('Cidade', 60),
        estado: texto('Estado ou província', 60),
        codigoPostal: texto('Código postal', 20),
      },
    },
    identificacaoFiscal: {
      tipo: 'texto',
      rotulo: 'Identificação fiscal (TIN)',
      maximo: 40,
      ajuda: 'O número com que o país dele o tributa. O catálogo de produtos da DUIMP o pede.',
    },
    contato: {
      tipo: 'grupo',
      rotulo: 'Contato',
      campos: {
        nome: texto('Nome do contato', 120),
        email: texto('E-mail do contato', 254),
        telefone: texto('Telefone do contato', 40),
      },
    },
    vinculo: {
      tipo: 'opcao',
      rotulo: 'Vínculo com o importador',
      opcoes: CODIGOS_VINCULO.map((codigo) => [codigo, `${codigo} - ${VINCULOS[codigo]}`] as const),
      ajuda: 'Vai para a adição (Acordo de Valoração Aduaneira, art. 1).',
    },
    apelidos: {
      tipo: 'lista',
      rotulo: 'Nomes nas DIs',
      item: { tipo: 'texto', rotulo: 'Nome como vem na DI', maximo: 120 },
      novo: '',
      adicionar: 'Adicionar nome',
      ajuda: 'Por eles um fornecedor de uma DI importada é reconhecido como este, sem acento nem caixa.',
    },
    observacao: { tipo: 'texto', rotulo: 'Observação', linhas: 3, maximo: 4000 },
  },
};

export const FORNECEDOR_EM_BRANCO: FornecedorNovo = {
  papel: 'FORNECEDOR',
  razaoSocial: '',
  nomeFantasia: null,
  pais: { codigo: '' },
  endereco: { logradouro: null, numero: null, complemento: null, cidade: null, estado: null, codigoPostal: null },
  identificacaoFiscal: null,
  contato: { nome: null, email: null, telefone: null },
  vinculo: null,
  apelidos: [],
  observacao: null,
};

import { ROTULOS_FORNECEDOR } from '#lib/domain/fornecedor.ts';
import { VINCULOS } from '#lib/domain/vinculo.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

export const PLANILHA_DE_FORNECEDOR: RecursoDePlanilha = {
  titulo: 'Fornecedores',
  chave: ['razaoSocial', 'pais.codigo'],
  colunas: [
    {
      ...coluna(
        'papel',
        opcao({ FORNECEDOR: 'Fornecedor', FABRICANTE: 'Fabricante', AMBOS: 'Fornecedor e fabricante' }),
        ['Tipo', 'Função'],
      ),
      obrigatoria: true,
    },
    {
      ...texto('razaoSocial', ['Nome', 'Fornecedor', 'Exportador', 'Empresa', 'Company', 'Supplier', 'Name']),
      obrigatoria: true,
    },
    texto('nomeFantasia', ['Fantasia', 'Trade name']),
    {
      ...coluna('pais.codigo', { tipo: 'tabela', tabela: 'Pais' }, ['Código do país', 'Country', 'País de origem']),
      obrigatoria: true,
    },
    texto('endereco.logradouro', ['Endereço', 'Rua', 'Address', 'Street']),
    texto('endereco.numero', ['Nº', 'Num', 'Number']),
    texto('endereco.complemento', []),
    texto('endereco.cidade', ['City']),
    texto('endereco.estado', ['Estado', 'Província', 'UF', 'State', 'Province']),
    texto('endereco.codigoPostal', ['CEP', 'ZIP', 'ZIP code', 'Postal code']),
    texto('identificacaoFiscal', ['TIN', 'Identificação fiscal', 'Tax ID', 'NIF']),
    texto('contato.nome', ['Contato', 'Contact']),
    texto('contato.email', ['E-mail', 'Email', 'Mail']),
    texto('contato.telefone', ['Telefone', 'Phone', 'Tel']),
    coluna('vinculo', opcao(VINCULOS), ['Vínculo', 'Vinculação']),
    coluna('apelidos', { tipo: 'lista' }, ['Apelidos', 'Outros nomes']),
    texto('observacao', ['Observações', 'Obs', 'Notas']),
  ],
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_FORNECEDOR[campo] ?? campo, outrosTitulos, leitor };
}

function texto(campo: string, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return coluna(campo, { tipo: 'texto' }, outrosTitulos);
}

function opcao(opcoes: Readonly<Record<string, string>>): Leitor {
  return { tipo: 'opcao', opcoes };
}

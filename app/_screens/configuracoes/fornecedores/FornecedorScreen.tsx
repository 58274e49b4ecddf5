import { OBSERVACAO } from '#components/cadastro/CamposEmSecoes.tsx';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { CADASTRO_FORNECEDOR } from './fornecedor-cadastro.tsx';

export const { Novo: NovoFornecedorScreen, Um: FornecedorScreen } = telasDoRegistro(CADASTRO_FORNECEDOR, [
  {
    titulo: 'Identificação',
    campos: [{ largo: 'papel' }, { largo: 'razaoSocial' }, 'nomeFantasia', 'identificacaoFiscal', { largo: 'vinculo' }],
  },
  {
    titulo: 'Endereço',
    campos: [
      'pais.codigo',
      'endereco.estado',
      'endereco.cidade',
      'endereco.codigoPostal',
      { largo: 'endereco.logradouro' },
      'endereco.numero',
      'endereco.complemento',
    ],
  },
  { titulo: 'Contato', campos: [{ largo: 'contato.nome' }, 'contato.email', 'contato.telefone'] },
  { titulo: 'Reconhecimento', campos: [{ largo: 'apelidos' }] },
  OBSERVACAO,
]);

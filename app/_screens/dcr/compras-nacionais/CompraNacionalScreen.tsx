import { OBSERVACAO } from '#components/cadastro/CamposEmSecoes.tsx';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { CustoDaCompra } from './CustoDaCompra.tsx';
import { CADASTRO_COMPRA } from './compra-cadastro.tsx';
import { PartNumberField } from './PartNumberField.tsx';

/** In the order of the nota: the buyer and the component, the document, the unit cost. */
export const { Novo: NovaCompraNacionalScreen, Um: CompraNacionalScreen } = telasDoRegistro(CADASTRO_COMPRA, [
  {
    titulo: 'Componente',
    campos: [
      { largo: 'importador.id' },
      <PartNumberField key="partNumber" />,
      'ncm',
      'unidade',
      { largo: 'descricao' },
    ],
  },
  {
    titulo: 'Nota fiscal',
    campos: ['nf', 'serie', 'dataEmissao', 'fornecedorCnpj', 'fornecedorNome', 'fornecedorIe'],
  },
  {
    titulo: 'Custo',
    nota: 'De uma unidade.',
    campos: [{ largo: 'moeda' }, 'valorUnitario', 'freteSeguroUnitario'],
    abaixo: <CustoDaCompra />,
  },
  OBSERVACAO,
]);

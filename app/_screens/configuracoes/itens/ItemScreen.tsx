import { OBSERVACAO } from '#components/cadastro/CamposEmSecoes.tsx';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { CADASTRO_ITEM } from './item-cadastro.tsx';
import { PropostaDeClasse } from './PropostaDeClasse.tsx';

export const { Novo: NovoItemScreen, Um: ItemScreen } = telasDoRegistro(CADASTRO_ITEM, [
  { titulo: 'Identificação', campos: ['partNumber', 'origem', { largo: 'descricaoResumida' }, { largo: 'descricao' }] },
  {
    titulo: 'Classificação e unidades',
    campos: ['ncm', 'destaque', 'cClassTrib', 'unidadeComercializada', 'unidadeEstatistica', 'codigoSuframa', 'naladi'],
    abaixo: <PropostaDeClasse />,
  },
  {
    titulo: 'Pesos e valor',
    campos: ['pesoLiquidoUnitario', 'pesoBrutoUnitario', 'valorUnitarioReferencia', 'moeda.codigo'],
  },
  { titulo: 'De onde vem', campos: ['fornecedorPadrao.id', 'fabricantePadrao.id', 'paisOrigem.codigo'] },
  { titulo: 'Reconhecimento', campos: [{ largo: 'apelidos' }] },
  OBSERVACAO,
]);

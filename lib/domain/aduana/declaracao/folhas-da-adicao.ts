import { NOME_COBERTURA_CAMBIAL } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import { VINCULOS } from './vinculo.ts';

/** A field of the adição of a DI that a person fills in; neither its items nor its taxes supply it (domain/importacao.md §2.4). */
export interface FolhaDaAdicao {
  rotulo: string;
  ajuda?: string;
  /** Keyed by code; absent if the table is not known. */
  opcoes?: Readonly<Record<string, string>>;
}

/** Grouped as the screen shows them; keyed by their name in the file (layouts/di-xml-fields.csv). */
export const FOLHAS_DA_ADICAO: Readonly<Record<string, Readonly<Record<string, FolhaDaAdicao>>>> = {
  'Condição de venda e valoração': {
    condicaoVendaLocal: { rotulo: 'Local da condição de venda' },
    condicaoVendaMetodoValoracaoCodigo: {
      rotulo: 'Método de valoração',
      ajuda: '01 é o valor da transação, art. 1 do Acordo de Valoração Aduaneira (Decreto 92.930/1986).',
    },
    codigoVinculoCompradorVendedor: { rotulo: 'Vínculo entre comprador e vendedor', opcoes: VINCULOS },
    codigoRelacaoCompradorVendedor: {
      rotulo: 'Fabricante e exportador',
      opcoes: {
        '1': 'O fabricante é o exportador',
        '2': 'O fabricante não é o exportador',
        '3': 'O fabricante é desconhecido',
      },
    },
  },
  Câmbio: {
    dadosCambiaisCoberturaCambialCodigo: { rotulo: 'Cobertura cambial', opcoes: NOME_COBERTURA_CAMBIAL },
    dadosCambiaisMotivoSemCoberturaCodigo: { rotulo: 'Motivo sem cobertura' },
    dadosCambiaisInstituicaoFinanciadoraCodigo: { rotulo: 'Instituição financiadora' },
    dadosCambiaisValorRealCambio: { rotulo: 'Valor do câmbio (R$)' },
  },
  Mercadoria: {
    dadosMercadoriaCodigoNaladiSH: { rotulo: 'NALADI/SH' },
    dadosMercadoriaCodigoNaladiNCCA: { rotulo: 'NALADI/NCCA' },
    dadosMercadoriaMedidaEstatisticaQuantidade: { rotulo: 'Quantidade na medida estatística' },
    dadosMercadoriaMedidaEstatisticaUnidade: { rotulo: 'Unidade da medida estatística' },
    paisAquisicaoMercadoriaCodigo: { rotulo: 'País de aquisição (código)' },
  },
  'Carga da adição': {
    dadosCargaPaisProcedenciaCodigo: { rotulo: 'País de procedência (código)' },
    dadosCargaUrfEntradaCodigo: { rotulo: 'URF de entrada' },
    dadosCargaViaTransporteCodigo: { rotulo: 'Via de transporte (código)' },
  },
  'Códigos do II': {
    iiFundamentoLegalCodigo: { rotulo: 'Fundamento legal do II (código)' },
    iiMotivoAdmissaoTemporariaCodigo: { rotulo: 'Motivo da admissão temporária' },
    iiAcordoTarifarioTipoCodigo: { rotulo: 'Tipo de acordo tarifário' },
    iiExTarifarioAtoLegalCodigo: { rotulo: 'Ex-tarifário: ato' },
    iiExTarifarioAtoLegalOrgaoEmissor: { rotulo: 'Ex-tarifário: órgão emissor' },
    iiExTarifarioAtoLegalNumero: { rotulo: 'Ex-tarifário: número do ato' },
    iiExTarifarioAtoLegalAno: { rotulo: 'Ex-tarifário: ano do ato' },
    iiExTarifarioAtoLegalEX: { rotulo: 'Ex-tarifário: número do EX' },
  },
  'Códigos do IPI, do PIS e da COFINS': {
    ipiAliquotaNotaComplementarTIPI: { rotulo: 'Nota complementar da TIPI' },
    ipiAliquotaEspecificaTipoRecipienteCodigo: { rotulo: 'Tipo de recipiente' },
    ipiAliquotaEspecificaCapacidadeRecipciente: { rotulo: 'Capacidade do recipiente (mL)' },
    pisCofinsFundamentoLegalReducaoCodigo: { rotulo: 'Fundamento da redução de PIS e COFINS' },
    pisCofinsBaseCalculoFundamentoLegalCodigo: { rotulo: 'Fundamento da base de PIS e COFINS' },
    pisCofinsBaseCalculoPercentualReducao: { rotulo: 'Redução da base de PIS e COFINS (%)' },
  },
  CIDE: {
    cideValorAliquotaEspecifica: { rotulo: 'CIDE: alíquota específica' },
  },
  'DCR-E': {
    dcrIdentificacao: { rotulo: 'DCR-E: identificação' },
    dcrCoeficienteReducao: { rotulo: 'DCR-E: coeficiente de redução (%)' },
  },
  'Fornecedor e fabricante, como na declaração': {
    fornecedorLogradouro: { rotulo: 'Fornecedor: logradouro' },
    fornecedorNumero: { rotulo: 'Fornecedor: número' },
    fornecedorComplemento: { rotulo: 'Fornecedor: complemento' },
    fornecedorCidade: { rotulo: 'Fornecedor: cidade' },
    fornecedorEstado: { rotulo: 'Fornecedor: estado' },
    fabricanteLogradouro: { rotulo: 'Fabricante: logradouro' },
    fabricanteNumero: { rotulo: 'Fabricante: número' },
    fabricanteComplemento: { rotulo: 'Fabricante: complemento' },
    fabricanteCidade: { rotulo: 'Fabricante: cidade' },
    fabricanteEstado: { rotulo: 'Fabricante: estado' },
  },
};

/** Additions to the price, from the Siscomex table of acréscimos (domain/importacao.md §2.4). */
export const ACRESCIMOS: readonly string[] = [
  'Comissões e corretagens',
  'Embalagens e recipientes',
  'Custos de embalar',
  'Materiais e componentes',
  'Ferramentas, matrizes e moldes',
  'Materiais consumidos na produção',
  'Projetos de engenharia',
  'Royalties e direitos de licença',
  'Valor de qualquer parcela',
  'Frete interno no país de exportação',
  'Seguro interno no país de exportação',
  'Carga, descarga e manuseio no país de exportação',
  'Frete internacional',
  'Seguro internacional',
  'Manuseio no transporte internacional',
  'Manuseio na entrada',
  'Outros acréscimos',
];

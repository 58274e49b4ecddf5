import type {
  AdicaoDeclarada,
  AjusteValorAduaneiro,
  DeclaracaoImportacao,
  DocumentoInstrucao,
  Embalagem,
  ItemDeclarado,
  PagamentoDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import type { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { type Ligacoes, ligador } from './di-xml-ligacao.ts';

/** Maps each value of the model to its leaf in the file. Reading and writing use the same table. */

type FolhaDeclaracao<Grupo extends keyof typeof CAMPOS_DECLARACAO> = keyof (typeof CAMPOS_DECLARACAO)[Grupo] & string;
type FolhaAdicao<Grupo extends keyof typeof CAMPOS_ADICAO> = keyof (typeof CAMPOS_ADICAO)[Grupo] & string;

/**
 * `campos` and `grupos` are not values: they hold the leaves without a line here. The codec keeps them beside the values, and reads
 * `outros` from them (di-xml-outros.ts). A DI has no `duimp`, and its `cClassTrib` is the head of `descricaoMercadoria`.
 */
type SoModelo<Modelo> = Omit<Modelo, 'campos' | 'grupos' | 'duimp' | 'outros' | 'cClassTrib'>;

const ZERO = '0.00';

export const DECLARACAO = ligador({
  numeroDI: ['numeroDI', ''],
  sequencialRetificacao: ['sequencialRetificacao', 0],
  'tipoDeclaracao.codigo': 'tipoDeclaracaoCodigo',
  'tipoDeclaracao.nome': 'tipoDeclaracaoNome',
  'modalidadeDespacho.codigo': 'modalidadeDespachoCodigo',
  'modalidadeDespacho.nome': 'modalidadeDespachoNome',
  'caracterizacaoOperacao.codigo': 'caracterizacaoOperacaoCodigoTipo',
  'caracterizacaoOperacao.nome': 'caracterizacaoOperacaoDescricaoTipo',
  dataRegistro: 'dataRegistro',
  dataDesembaraco: 'dataDesembaraco',
  canalCodigo: 'canalSelecaoParametrizada',
  situacaoEntregaCarga: 'situacaoEntregaCarga',
  'importador.numero': 'importadorNumero',
  'importador.nome': 'importadorNome',
  'importador.representanteLegal.cpf': 'importadorCpfRepresentanteLegal',
  'importador.representanteLegal.nome': 'importadorNomeRepresentanteLegal',
  'urfDespacho.codigo': 'urfDespachoCodigo',
  'urfDespacho.nome': 'urfDespachoNome',
  'carga.viaTransporte.codigo': 'viaTransporteCodigo',
  'carga.viaTransporte.nome': 'viaTransporteNome',
  'carga.transportador': 'viaTransporteNomeTransportador',
  'carga.veiculo': 'viaTransporteNomeVeiculo',
  'carga.paisProcedencia.codigo': 'cargaPaisProcedenciaCodigo',
  'carga.paisProcedencia.nome': 'cargaPaisProcedenciaNome',
  'carga.urfEntrada.codigo': 'cargaUrfEntradaCodigo',
  'carga.urfEntrada.nome': 'cargaUrfEntradaNome',
  'carga.recinto.codigo': 'armazenamentoRecintoAduaneiroCodigo',
  'carga.recinto.nome': 'armazenamentoRecintoAduaneiroNome',
  'carga.setor': 'armazenamentoSetor',
  'carga.dataChegada': 'cargaDataChegada',
  'carga.pesoBruto': 'cargaPesoBruto',
  'carga.pesoLiquido': 'cargaPesoLiquido',
  'conhecimento.numero': 'conhecimentoCargaId',
  'conhecimento.master': 'conhecimentoCargaIdMaster',
  'conhecimento.tipo.codigo': 'conhecimentoCargaTipoCodigo',
  'conhecimento.tipo.nome': 'conhecimentoCargaTipoNome',
  'conhecimento.dataEmbarque': 'conhecimentoCargaEmbarqueData',
  'conhecimento.localEmbarque': 'conhecimentoCargaEmbarqueLocal',
  'frete.moeda.codigo': 'freteMoedaNegociadaCodigo',
  'frete.moeda.nome': 'freteMoedaNegociadaNome',
  'frete.valorMoeda': 'freteTotalMoeda',
  'frete.valorDolares': 'freteTotalDolares',
  'frete.valorReais': 'freteTotalReais',
  'seguro.moeda.codigo': 'seguroMoedaNegociadaCodigo',
  'seguro.moeda.nome': 'seguroMoedaNegociadaNome',
  'seguro.valorMoeda': 'seguroTotalMoedaNegociada',
  'seguro.valorDolares': 'seguroTotalDolares',
  'seguro.valorReais': 'seguroTotalReais',
  'totais.adicoes': 'totalAdicoes',
  'totais.vmleDolares': 'localEmbarqueTotalDolares',
  'totais.vmleReais': 'localEmbarqueTotalReais',
  'totais.vmldDolares': 'localDescargaTotalDolares',
  'totais.vmldReais': 'localDescargaTotalReais',
  informacaoComplementar: 'informacaoComplementar',
} satisfies Ligacoes<SoModelo<DeclaracaoImportacao>, FolhaDeclaracao<'declaracao'>>);

export const PAGAMENTO = ligador({
  codigoReceita: ['codigoReceita', ''],
  data: 'dataPagamento',
  valorReceita: ['valorReceita', ZERO],
  valorMulta: ['valorMulta', ZERO],
  valorJuros: ['valorJurosEncargos', ZERO],
  numeroRetificacao: ['numeroRetificacao', 0],
} satisfies Ligacoes<SoModelo<PagamentoDeclarado>, FolhaDeclaracao<'pagamento'>>);

export const DOCUMENTO = ligador({
  'tipo.codigo': 'codigoTipoDocumentoDespacho',
  'tipo.nome': 'nomeDocumentoDespacho',
  numero: 'numeroDocumentoDespacho',
} satisfies Ligacoes<SoModelo<DocumentoInstrucao>, FolhaDeclaracao<'documentoInstrucaoDespacho'>>);

export const EMBALAGEM = ligador({
  'tipo.codigo': 'codigoTipoEmbalagem',
  'tipo.nome': 'nomeEmbalagem',
  quantidade: 'quantidadeVolume',
} satisfies Ligacoes<SoModelo<Embalagem>, FolhaDeclaracao<'embalagem'>>);

export const ADICAO = ligador({
  numero: ['numeroAdicao', ''],
  numeroLI: 'numeroLI',
  ncm: ['dadosMercadoriaCodigoNcm', ''],
  nomeNcm: 'dadosMercadoriaNomeNcm',
  incoterm: 'condicaoVendaIncoterm',
  localCondicaoVenda: 'condicaoVendaLocal',
  'moeda.codigo': 'condicaoVendaMoedaCodigo',
  'moeda.nome': 'condicaoVendaMoedaNome',
  valorMoeda: 'condicaoVendaValorMoeda',
  valorReais: 'condicaoVendaValorReais',
  valorTotalCondicaoVenda: 'valorTotalCondicaoVenda',
  freteReais: 'freteValorReais',
  seguroReais: 'seguroValorReais',
  pesoLiquido: 'dadosMercadoriaPesoLiquido',
  quantidadeEstatistica: 'dadosMercadoriaMedidaEstatisticaQuantidade',
  unidadeEstatistica: 'dadosMercadoriaMedidaEstatisticaUnidade',
  fornecedor: 'fornecedorNome',
  fabricante: 'fabricanteNome',
  'paisOrigem.codigo': 'paisOrigemMercadoriaCodigo',
  'paisOrigem.nome': 'paisOrigemMercadoriaNome',
  'paisAquisicao.codigo': 'paisAquisicaoMercadoriaCodigo',
  'paisAquisicao.nome': 'paisAquisicaoMercadoriaNome',
  aplicacao: 'dadosMercadoriaAplicacao',
  condicao: 'dadosMercadoriaCondicao',
  'tributos.ii.regime.codigo': 'iiRegimeTributacaoCodigo',
  'tributos.ii.regime.nome': 'iiRegimeTributacaoNome',
  'tributos.ii.base': 'iiBaseCalculo',
  'tributos.ii.aliquota': 'iiAliquotaAdValorem',
  'tributos.ii.aliquotaReduzida': 'iiAliquotaReduzida',
  'tributos.ii.devido': ['iiAliquotaValorDevido', ZERO],
  'tributos.ii.recolher': ['iiAliquotaValorRecolher', ZERO],
  'tributos.ipi.regime.codigo': 'ipiRegimeTributacaoCodigo',
  'tributos.ipi.regime.nome': 'ipiRegimeTributacaoNome',
  'tributos.ipi.base': null,
  'tributos.ipi.aliquota': 'ipiAliquotaAdValorem',
  'tributos.ipi.aliquotaReduzida': 'ipiAliquotaReduzida',
  'tributos.ipi.devido': ['ipiAliquotaValorDevido', ZERO],
  'tributos.ipi.recolher': ['ipiAliquotaValorRecolher', ZERO],
  'tributos.pis.regime.codigo': 'pisCofinsRegimeTributacaoCodigo',
  'tributos.pis.regime.nome': 'pisCofinsRegimeTributacaoNome',
  'tributos.pis.base': 'pisCofinsBaseCalculoValor',
  'tributos.pis.aliquota': 'pisPasepAliquotaAdValorem',
  'tributos.pis.aliquotaReduzida': 'pisPasepAliquotaReduzida',
  'tributos.pis.devido': ['pisPasepAliquotaValorDevido', ZERO],
  'tributos.pis.recolher': ['pisPasepAliquotaValorRecolher', ZERO],
  'tributos.cofins.regime.codigo': 'pisCofinsRegimeTributacaoCodigo',
  'tributos.cofins.regime.nome': 'pisCofinsRegimeTributacaoNome',
  'tributos.cofins.base': 'pisCofinsBaseCalculoValor',
  'tributos.cofins.aliquota': 'cofinsAliquotaAdValorem',
  'tributos.cofins.aliquotaReduzida': 'cofinsAliquotaReduzida',
  'tributos.cofins.devido': ['cofinsAliquotaValorDevido', ZERO],
  'tributos.cofins.recolher': ['cofinsAliquotaValorRecolher', ZERO],
} satisfies Ligacoes<SoModelo<AdicaoDeclarada>, FolhaAdicao<'adicao'>>);

export const ITEM = ligador({
  sequencia: 'numeroSequencialItem',
  descricao: ['descricaoMercadoria', ''],
  quantidade: ['quantidade', '0.00000'],
  unidade: 'unidadeMedida',
  valorUnitario: ['valorUnitario', '0.0000000'],
} satisfies Ligacoes<SoModelo<ItemDeclarado>, FolhaAdicao<'mercadoria'>>);

const AJUSTE = {
  denominacao: 'denominacao',
  'moeda.codigo': 'moedaNegociadaCodigo',
  'moeda.nome': 'moedaNegociadaNome',
  valorMoeda: 'valorMoedaNegociada',
  valorReais: 'valorReais',
} as const;

export const ACRESCIMO = ligador({
  codigo: 'codigoAcrescimo',
  ...AJUSTE,
} satisfies Ligacoes<SoModelo<AjusteValorAduaneiro>, FolhaAdicao<'acrescimo'>>);

export const DEDUCAO = ligador({
  codigo: 'codigoDeducao',
  ...AJUSTE,
} satisfies Ligacoes<SoModelo<AjusteValorAduaneiro>, FolhaAdicao<'deducao'>>);

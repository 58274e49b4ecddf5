import { NOME_DO_OUTRO_TRIBUTO, type OutroTributo } from './declaracao-importacao.ts';
import { NOME_DA_FOLHA_VINCULADA } from './declaracao-vinculada.ts';
import { blocoDoCaminho, nomeDoBloco } from './retificacao.ts';

/** Display name of a path within its block: `II devido`, `Item 2: Quantidade`. */
export function nomeDoCampo(caminho: string): string {
  const partes = caminho.split('.');
  const dentro = partes[0] === 'adicoes' ? partes.slice(2) : partes;
  if (dentro.length === 0) return 'Adição inteira';
  return nomeDoLugar(dentro);
}

/** `Item 2: Acréscimo 1: Valor (R$)`: an element of a list, one of a list that it holds, and the field of that one. */
function nomeDoLugar(caminho: string[]): string {
  const [lista = '', lugar, ...resto] = FORA_DO_NOME.has(caminho[0] ?? '') ? caminho.slice(1) : caminho;
  if (!lugar || !/^\d+$/.test(lugar)) return nomeDe(caminho);
  const elemento = `${NOME_DO_ELEMENTO[lista] ?? lista} ${lugar}`;
  if (resto.length === 0) return elemento;
  const folha = resto.join('.');
  return `${elemento}: ${(lista === 'declaracoesVinculadas' && NOMES_DA_VINCULADA[folha]) || nomeDoLugar(resto)}`;
}

/** Display name with its block: `Adição 003: II devido`. */
export function nomeDaDiferenca(caminho: string): string {
  return `${nomeDoBloco(blocoDoCaminho(caminho))}: ${nomeDoCampo(caminho)}`;
}

/** A field the model does not name keeps its Siscomex name, as in the extrato. */
function nomeDe(caminho: string[]): string {
  // The item fields of a DUIMP share the names of the adição fields.
  const partes = caminho[0] === 'duimp' && caminho.length > 1 && !NOMES[caminho.join('.')] ? caminho.slice(1) : caminho;
  const [outro, valor] = partes[0] === 'outros' ? partes.slice(1) : [];
  if (outro !== undefined) {
    const nome = NOME_DO_OUTRO_TRIBUTO[outro as OutroTributo] ?? outro;
    return valor === undefined ? nome : `${nome}: ${NOME_DA_FOLHA[valor] ?? valor}`;
  }
  const [tributo, ...resto] = partes[0] === 'tributos' ? partes.slice(1) : [];
  if (tributo !== undefined) return `${tributo.toUpperCase()}: ${NOME_DA_FOLHA[resto.join('.')] ?? resto.join(' ')}`;
  const ultima = partes.at(-1);
  const codigo = ultima === 'codigo' || ultima === 'nome';
  const inteiro = NOMES[partes.join('.')];
  if (inteiro !== undefined) return inteiro;
  const dono = codigo ? NOMES[partes.slice(0, -1).join('.')] : undefined;
  return dono !== undefined
    ? `${dono} (${ultima === 'codigo' ? 'código' : 'nome'})`
    : partes.slice(partes[0] === 'campos' ? 1 : 0).join(' ');
}

/** Holds lists, and is itself nothing a person knows. */
const FORA_DO_NOME: ReadonlySet<string> = new Set(['grupos', 'duimp']);

const NOMES_DA_VINCULADA: Readonly<Record<string, string>> = NOME_DA_FOLHA_VINCULADA;

const NOME_DO_ELEMENTO: Readonly<Record<string, string>> = {
  itens: 'Item',
  acrescimos: 'Acréscimo',
  deducoes: 'Dedução',
  pagamentos: 'Pagamento',
  documentos: 'Documento',
  embalagens: 'Embalagem',
  atributos: 'Atributo',
  declaracoesVinculadas: 'Declaração vinculada',
  lpcos: 'LPCO',
};

const NOME_DA_FOLHA: Readonly<Record<string, string>> = {
  base: 'base de cálculo',
  aliquota: 'alíquota',
  aliquotaReduzida: 'alíquota reduzida',
  devido: 'devido',
  recolher: 'a recolher',
  fundamento: 'fundamento legal',
  calculado: 'calculado',
  reduzido: 'reduzido',
  suspenso: 'suspenso',
  originalDevido: 'devido originalmente',
  baseReduzida: 'base reduzida',
  reducaoDaBase: 'redução da base (%)',
  reducaoDaAliquota: 'redução da alíquota (%)',
  percentualPagamento: 'percentual a pagar',
  'regime.codigo': 'regime (código)',
  'regime.nome': 'regime',
};

const NOMES: Readonly<Record<string, string>> = {
  sequencialRetificacao: 'Sequência da retificação',
  tipoDeclaracao: 'Tipo da declaração',
  modalidadeDespacho: 'Modalidade do despacho',
  caracterizacaoOperacao: 'Caracterização da operação',
  dataRegistro: 'Data do registro',
  dataDesembaraco: 'Data do desembaraço',
  canalCodigo: 'Canal',
  situacaoEntregaCarga: 'Situação da entrega da carga',
  'duimp.versao': 'Versão da DUIMP',
  'duimp.situacao': 'Situação da DUIMP',
  'importador.numero': 'Importador (CNPJ)',
  'importador.nome': 'Importador',
  'importador.representanteLegal.cpf': 'Representante legal (CPF)',
  'importador.representanteLegal.nome': 'Representante legal',
  urfDespacho: 'URF de despacho',
  informacaoComplementar: 'Informação complementar',
  'totais.adicoes': 'Total de adições',
  'totais.vmleDolares': 'VMLE (US$)',
  'totais.vmleReais': 'VMLE (R$)',
  'totais.vmldDolares': 'VMLD (US$)',
  'totais.vmldReais': 'VMLD (R$)',
  'carga.viaTransporte': 'Via de transporte',
  'carga.transportador': 'Transportador',
  'carga.veiculo': 'Veículo',
  'carga.paisProcedencia': 'País de procedência',
  'carga.urfEntrada': 'URF de entrada',
  'carga.recinto': 'Recinto',
  'carga.setor': 'Setor',
  'carga.dataChegada': 'Data da chegada',
  'carga.pesoBruto': 'Peso bruto (kg)',
  'carga.pesoLiquido': 'Peso líquido (kg)',
  'conhecimento.numero': 'Conhecimento',
  'conhecimento.master': 'Conhecimento master',
  'conhecimento.tipo': 'Tipo do conhecimento',
  'conhecimento.dataEmbarque': 'Data do embarque',
  'conhecimento.localEmbarque': 'Local do embarque',
  'frete.moeda': 'Moeda do frete',
  'frete.valorMoeda': 'Frete na moeda',
  'frete.valorDolares': 'Frete (US$)',
  'frete.valorReais': 'Frete (R$)',
  'seguro.moeda': 'Moeda do seguro',
  'seguro.valorMoeda': 'Seguro na moeda',
  'seguro.valorDolares': 'Seguro (US$)',
  'seguro.valorReais': 'Seguro (R$)',
  numeroLI: 'LI',
  ncm: 'NCM',
  nomeNcm: 'Nome da NCM',
  incoterm: 'Incoterm',
  localCondicaoVenda: 'Local da condição de venda',
  moeda: 'Moeda',
  valorMoeda: 'Valor na moeda',
  valorReais: 'Valor (R$)',
  valorTotalCondicaoVenda: 'Total na condição de venda',
  freteReais: 'Frete rateado (R$)',
  seguroReais: 'Seguro rateado (R$)',
  pesoLiquido: 'Peso líquido (kg)',
  quantidadeEstatistica: 'Quantidade estatística',
  unidadeEstatistica: 'Unidade estatística',
  fornecedor: 'Fornecedor',
  fabricante: 'Fabricante',
  paisOrigem: 'País de origem',
  paisAquisicao: 'País de aquisição',
  aplicacao: 'Aplicação',
  valorAduaneiro: 'Valor aduaneiro (R$)',
  metodoValoracao: 'Método de valoração',
  coberturaCambial: 'Cobertura cambial',
  rof: 'ROF',
  vinculo: 'Vínculo entre comprador e vendedor',
  adquirente: 'Adquirente ou encomendante',
  'produto.codigo': 'Produto do catálogo',
  'produto.versao': 'Versão do produto',
  condicao: 'Condição',
  sequencia: 'Sequência',
  descricao: 'Descrição',
  cClassTrib: 'cClassTrib',
  quantidade: 'Quantidade',
  unidade: 'Unidade',
  valorUnitario: 'Valor unitário',
  codigoReceita: 'Código da receita',
  data: 'Data',
  valorReceita: 'Valor da receita',
  valorMulta: 'Multa',
  valorJuros: 'Juros',
  numeroRetificacao: 'Retificação',
  codigo: 'Código',
  denominacao: 'Denominação',
  tipo: 'Tipo',
  numero: 'Número',
  valor: 'Valor',
};

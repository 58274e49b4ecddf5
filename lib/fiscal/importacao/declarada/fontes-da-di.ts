import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { EntradaImportacao, TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';

/**
 * Returns a function that finds where a figure of {@link entradaDaDi} is in the file: `adicoes.0.itens.2.quantidade` → `XML da DI:
 * adicao[001]/mercadoria[3]/quantidade`, or `JSON da DUIMP, item 7: mercadoria.quantidadeComercial`. The names are those of the
 * Siscomex (layouts/di-xml-fields.csv) and of the Portal's API (domain/portal-unico.md, B.8 and B.9).
 */
export function fontesDaDi(di: DeclaracaoImportacao, entrada: EntradaImportacao): (caminho: string) => string {
  const documento = di.duimp ? 'DUIMP' : 'DI';
  return (caminho) => {
    const [grupo = '', indice = '', ...resto] = caminho.split('.');
    if (grupo === 'taxas') {
      const dia = diaPorExtenso(di.dataRegistro);
      return `deduzida dos valores que a ${documento} declara na moeda e em reais; taxa do registro em ${dia}`;
    }
    return (di.duimp ? fonteDaDuimp : fonteDoXml)({ di, entrada, caminho, grupo, indice: Number(indice), resto });
  };
}

interface Procurada {
  di: DeclaracaoImportacao;
  entrada: EntradaImportacao;
  caminho: string;
  grupo: string;
  /** Position of the adição, from 0. */
  indice: number;
  resto: string[];
}

function fonteDoXml({ di, entrada, caminho, grupo, indice, resto }: Procurada): string {
  if (grupo !== 'adicoes') return noXml(TOTAIS_DO_XML[caminho] ?? caminho);
  const [calculada, declarada] = [entrada.adicoes[indice], di.adicoes[indice]];
  const [grupoDaAdicao, qual, folha] = resto;
  const tributo = qual as TributoFederal;
  const ehTributo = grupoDaAdicao === 'tributos';
  // A suspended or exempt tax with a lower rate is calculated at that rate.
  const reduzida =
    ehTributo &&
    folha === 'aliquota' &&
    calculada?.tributos[tributo].aliquota !== (declarada?.tributos[tributo].aliquota ?? '0');
  const semReduzida = ehTributo && !declarada?.tributos[tributo].aliquotaReduzida;
  const passos = reduzida && !semReduzida ? ['tributos', tributo, 'aliquotaReduzida'] : resto;
  const daNcm = ehTributo && declarada ? `, NCM ${declarada.ncm}` : '';
  const terceiraCasa = reduzida && semReduzida ? ', com a terceira casa que o valor devido dá' : '';
  return `${noXml(`adicao[${calculada?.numero ?? indice}]/${folhaDaAdicao(passos)}`)}${daNcm}${terceiraCasa}`;
}

function fonteDaDuimp({ di, caminho, grupo, indice, resto }: Procurada): string {
  if (grupo !== 'adicoes') {
    const folha = TOTAIS_DA_DUIMP[caminho] ?? caminho;
    return `${json(di)}: ${di.duimp?.respostaASefaz ? naSefaz(folha) : folha}`;
  }
  const [campo, k, ...folha] = resto;
  const adicao = di.adicoes[indice];
  const item = campo === 'itens' ? adicao?.itens[Number(k)] : undefined;
  if (!item) return `${json(di)}: itens da adição ${adicao?.numero ?? indice + 1}, ${resto.join('.')}`;
  const [nome = '', qual = '', ...valor] = folha;
  const daNcm = nome === 'tributos' ? `, NCM ${adicao?.ncm}` : '';
  const folhaNoJson = folhaDoItem(nome, qual, valor.join('.'));
  return `${json(di)}, item ${item.sequencia}: ${di.duimp?.respostaASefaz ? naSefaz(folhaNoJson) : folhaNoJson}${daNcm}`;
}

const json = ({ duimp }: DeclaracaoImportacao) =>
  duimp?.respostaASefaz ? 'JSON da DUIMP (resposta à Sefaz)' : 'JSON da DUIMP';

/** Translates a leaf of the answer to the importer into its name in the answer to the Sefaz. */
function naSefaz(folha: string): string {
  const calculado = /^tributos\.tributosCalculados\[(\w+)\]\.memoriaCalculo\.(\w+)$/.exec(folha);
  if (calculado) {
    const [, tributo, valor = ''] = calculado;
    return `itemTributo.calculosTributos[${tributo}].${FOLHAS_DA_SEFAZ[valor] ?? valor}`;
  }
  return FOLHAS_DA_SEFAZ[folha] ?? folha;
}

const FOLHAS_DA_SEFAZ: Readonly<Record<string, string>> = {
  'carga.frete.valorMoedaNegociada': 'dadosCarga.valorFreteTotalMoedaUtiliza',
  'carga.seguro.valorMoedaNegociada': 'dadosCarga.valorSeguroMoedaUtilizada',
  'mercadoria.quantidadeComercial': 'itemTributo.dadosMercadoria.quantidadeUnidadeComercializada',
  'mercadoria.valorUnitarioMoedaNegociada': 'itemTributo.dadosMercadoria.valorUnitarioCondicaoVenda',
  'mercadoria.pesoLiquido': 'itemTributo.dadosMercadoria.pesoLiquido',
  'condicaoVenda.acrescimosDeducoes.moeda.valor': 'condicaoVendaMercadoria.acrescimosDeducoes.valor',
  percentualReducaoAliquotaReduzida: 'percReducaoAliquotaReduzida',
  percentualPagamento: 'percentualPagamentoProporcional',
  baseCalculoEspecificaBRL: 'valorBaseCalculoEspecifica',
};

const noXml = (onde: string) => `XML da DI: ${onde}`;

function folhaDaAdicao([campo = '', qual = '', ...resto]: string[]): string {
  const valor = resto.join('.');
  switch (campo) {
    case 'itens':
      return `mercadoria[${Number(qual) + 1}]/${valor}`;
    case 'acrescimos':
      return `acrescimo[${Number(qual) + 1}]/valorMoedaNegociada`;
    case 'deducoes':
      return `deducao[${Number(qual) + 1}]/valorMoedaNegociada`;
    case 'tributos':
      return FOLHAS_DO_TRIBUTO[qual as TributoFederal]?.[valor] ?? `${qual}/${valor}`;
    case 'antidumping':
      return FOLHAS_DO_ANTIDUMPING[qual] ?? `${campo}/${qual}`;
    case 'pesoLiquido':
      return 'dadosMercadoriaPesoLiquido';
    case 'baseDeclarada':
      return 'iiBaseCalculo';
    default:
      return [campo, qual, valor].filter(Boolean).join('/');
  }
}

function folhaDoItem(nome: string, qual: string, valor: string): string {
  if (nome === 'tributos') {
    return `tributos.tributosCalculados[${qual.toUpperCase()}].memoriaCalculo.${FOLHAS_DA_MEMORIA[valor] ?? valor}`;
  }
  if (nome === 'antidumping') {
    const folha = FOLHAS_DA_MEMORIA[qual] ?? FOLHAS_DA_MEMORIA[`especifica.${qual}`] ?? qual;
    return `tributos.tributosCalculados[ANTIDUMPING].memoriaCalculo.${folha}`;
  }
  if (nome === 'acrescimos' || nome === 'deducoes') return 'condicaoVenda.acrescimosDeducoes.moeda.valor';
  return FOLHAS_DO_ITEM[nome] ?? nome;
}

const TOTAIS_DO_XML: Readonly<Record<string, string>> = {
  'frete.valor': 'freteTotalMoeda',
  'seguro.valor': 'seguroTotalMoedaNegociada',
};

const TOTAIS_DA_DUIMP: Readonly<Record<string, string>> = {
  'frete.valor': 'carga.frete.valorMoedaNegociada',
  'seguro.valor': 'carga.seguro.valorMoedaNegociada',
};

const FOLHAS_DO_ITEM: Readonly<Record<string, string>> = {
  quantidade: 'mercadoria.quantidadeComercial',
  valorUnitario: 'mercadoria.valorUnitarioMoedaNegociada',
  pesoLiquido: 'mercadoria.pesoLiquido',
};

const FOLHAS_DA_MEMORIA: Readonly<Record<string, string>> = {
  aliquota: 'valorAliquota',
  aliquotaReduzida: 'valorAliquotaReduzida',
  'exTarifario.aliquota': 'valorAliquotaReduzida',
  reducaoPerc: 'percentualReducaoAliquotaReduzida',
  percentualPagamento: 'percentualPagamento',
  'especifica.quantidade': 'baseCalculoEspecificaBRL',
  'especifica.valorUnidade': 'valorAliquotaEspecifica',
};

const FOLHAS_DO_ANTIDUMPING: Readonly<Record<string, string>> = {
  quantidade: 'antidumpingAliquotaEspecificaQuantidadeUnidade',
  valorUnidade: 'antidumpingAliquotaEspecificaValor',
  aliquota: 'antidumpingAliquotaAdValorem',
};

const FOLHAS_DO_TRIBUTO: Readonly<Record<TributoFederal, Readonly<Record<string, string>>>> = {
  ii: {
    aliquota: 'iiAliquotaAdValorem',
    aliquotaReduzida: 'iiAliquotaReduzida',
    reducaoPerc: 'iiAliquotaPercentualReducao',
    'exTarifario.aliquota': 'iiAliquotaReduzida',
    'acordo.aliquota': 'iiAliquotaAcordo',
  },
  ipi: {
    aliquota: 'ipiAliquotaAdValorem',
    aliquotaReduzida: 'ipiAliquotaReduzida',
    'especifica.quantidade': 'ipiAliquotaEspecificaQuantidadeUnidadeMedida',
    'especifica.valorUnidade': 'ipiAliquotaEspecificaValorUnidadeMedida',
  },
  pis: contribuicao('pisPasep'),
  cofins: contribuicao('cofins'),
};

function contribuicao(prefixo: string): Readonly<Record<string, string>> {
  return {
    aliquota: `${prefixo}AliquotaAdValorem`,
    aliquotaReduzida: `${prefixo}AliquotaReduzida`,
    reducaoPerc: 'pisCofinsBaseCalculoPercentualReducao',
    'especifica.quantidade': `${prefixo}AliquotaEspecificaQuantidadeUnidade`,
    'especifica.valorUnidade': `${prefixo}AliquotaEspecificaValor`,
  };
}

import type { EntradaImportacao, TributoFederal } from '#lib/domain/calculo-importacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';

/**
 * Where a figure of {@link entradaDaDi} stands in the file: `adicoes.0.itens.2.quantidade` →
 * `XML da DI: adicao[001]/mercadoria[3]/quantidade`. Names are those of the Siscomex (layouts/di-xml-fields.csv).
 */
export function fontesDaDi(di: DeclaracaoImportacao, entrada: EntradaImportacao): (caminho: string) => string {
  return (caminho) => {
    const [grupo = '', indice = '', ...resto] = caminho.split('.');
    if (grupo === 'taxas') return 'deduzida dos valores que a DI declara na moeda e em reais';
    if (grupo !== 'adicoes') return noXml(TOTAIS[caminho] ?? caminho);
    const [calculada, declarada] = [entrada.adicoes[Number(indice)], di.adicoes[Number(indice)]];
    const [grupoDaAdicao, qual, folha] = resto;
    const tributo = qual as TributoFederal;
    // A tax suspended or exempt at a lower rate is reckoned with that one.
    const reduzida =
      grupoDaAdicao === 'tributos' &&
      folha === 'aliquota' &&
      calculada?.tributos[tributo].aliquota !== (declarada?.tributos[tributo].aliquota ?? '0');
    const passos = reduzida ? ['tributos', tributo, 'aliquotaReduzida'] : resto;
    return noXml(`adicao[${calculada?.numero ?? indice}]/${folhaDaAdicao(passos)}`);
  };
}

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
    case 'pesoLiquido':
      return 'dadosMercadoriaPesoLiquido';
    default:
      return [campo, qual, valor].filter(Boolean).join('/');
  }
}

const TOTAIS: Readonly<Record<string, string>> = {
  'frete.valor': 'freteTotalMoeda',
  'seguro.valor': 'seguroTotalMoedaNegociada',
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

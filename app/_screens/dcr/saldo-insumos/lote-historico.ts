import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarCnpj, formatarNcm, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

const texto = (escrever: (valor: string) => string) => (valor: unknown) =>
  typeof valor === 'string' ? escrever(valor) : SEM_VALOR;
const decimal = (casas: number) => texto((valor) => formatarDecimal(valor, casas));

/** The words of a lote's history: changes of the balance by hand, and those made by a retificação. */
export const NOMES_NO_HISTORICO: NomesDosCampos = {
  rotulos: {
    saldo: 'Saldo',
    numeroDeclaracao: 'Documento',
    papel: 'Tipo de documento',
    serie: 'Série',
    item: 'Nº do item',
    dataRegistro: 'Registro',
    dataDesembaraco: 'Desembaraço',
    importadorCnpj: 'CNPJ do importador',
    ncm: 'NCM',
    descricao: 'Item',
    unidade: 'Unidade',
    fornecedor: 'Fornecedor',
    quantidade: 'Quantidade',
    valorUnitario: 'Valor unitário',
    moedaCodigo: 'Código da moeda',
    moedaNome: 'Moeda',
    incoterm: 'Incoterm',
    custoFob: 'Custo FOB (US$)',
    custoCif: 'Custo CIF (US$)',
    aliquotaIi: 'Alíquota do II (%)',
    regimeIi: 'Regime do II',
    iiSuspenso: 'II suspenso na entrada',
    ipiSuspenso: 'IPI suspenso na entrada',
    pisSuspenso: 'PIS suspenso na entrada',
    cofinsSuspenso: 'COFINS suspensa na entrada',
  },
  valores: {
    saldo: texto(semZeros),
    quantidade: texto(semZeros),
    numeroDeclaracao: texto((numero) => (/^\d{1,9}$/.test(numero) ? numero : formatarNumeroDeclaracao(numero))),
    dataRegistro: texto(formatarData),
    dataDesembaraco: texto(formatarData),
    importadorCnpj: texto(formatarCnpj),
    ncm: texto(formatarNcm),
    valorUnitario: decimal(7),
    custoFob: decimal(7),
    custoCif: decimal(7),
    aliquotaIi: decimal(2),
    iiSuspenso: decimal(2),
    ipiSuspenso: decimal(2),
    pisSuspenso: decimal(2),
    cofinsSuspenso: decimal(2),
  },
};

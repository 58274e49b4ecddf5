import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { regimePorExtenso } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { type EspecieDoLote, NOME_ESPECIE_DO_LOTE } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarAliquota, formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
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
    cClassTrib: 'cClassTrib',
    cbsSuspensa: 'CBS suspensa na entrada',
    ibsUfSuspenso: 'IBS estadual suspenso na entrada',
    ibsMunSuspenso: 'IBS municipal suspenso na entrada',
    reformaEstimada: 'CBS e IBS por estimativa',
    documentoImportacao: 'Documento de importação',
    prazoConversao: 'Prazo de conversão',
    especie: 'Espécie',
    depreciadoEm: 'Depreciação integral',
    declaradoNoEvento: 'Declarado no evento 112120',
    saidaTemporaria: 'Saída temporária',
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
    aliquotaIi: texto(formatarAliquota),
    regimeIi: texto(regimePorExtenso),
    iiSuspenso: decimal(2),
    ipiSuspenso: decimal(2),
    pisSuspenso: decimal(2),
    cofinsSuspenso: decimal(2),
    cbsSuspensa: decimal(2),
    ibsUfSuspenso: decimal(2),
    ibsMunSuspenso: decimal(2),
    reformaEstimada: (valor) => (valor === true ? 'sim' : 'não'),
    documentoImportacao: texto(formatarData),
    prazoConversao: texto(formatarData),
    especie: texto((especie) => NOME_ESPECIE_DO_LOTE[especie as EspecieDoLote] ?? especie),
    depreciadoEm: texto(formatarData),
  },
};

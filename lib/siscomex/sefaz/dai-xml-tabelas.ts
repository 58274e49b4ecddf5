import type { Campo } from '#lib/siscomex/xml/campo-xml.ts';
import type { TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';

// Fields, order and decimals come from layouts/dai-die-xml.csv, whose sources are public code and the list of domain/zfm.md §4. The
// Sefaz publishes no widths: figures are padded like those of the DI. The names of the outer elements of the declaration are copied
// from the matriz.

const dinheiro: Campo = { tipo: 'decimal', largura: 15, casas: 2 };
const peso: Campo = { tipo: 'decimal', largura: 15, casas: 6 };
const data: Campo = { tipo: 'data' };
const texto: Campo = { tipo: 'texto', largura: 0 };
const documento: Campo = { tipo: 'documento' };
const inteiro: Campo = { tipo: 'inteiro', largura: 0 };
const codigo = (largura: number): Campo => ({ tipo: 'codigo', largura, zerosSaoVazio: false });

/** Matriz de tributação: sent to the Sefaz once for each final product of an importer. */
export const MATRIZ_DIE: TabelaXml = {
  elemento: 'InfMatrizDIe',
  // `MatrizDIe` and fourteen digits: the signature refers to this Id.
  atributos: ['Id'],
  campos: {},
  filhos: [
    {
      elemento: 'Importador',
      um: true,
      // 1 is the inscrição estadual; 2, the CNPJ, is inferred.
      campos: { tipoImportador: codigo(1), cdImportador: documento },
    },
    {
      elemento: 'ItemMatriz',
      campos: {
        cdNcmProdFinal: codigo(8),
        cdSuframa: codigo(4),
        cdDestinacao: codigo(2),
        cdUtilizacao: codigo(2),
        cdTributacao: codigo(4),
        numDecreto: texto,
        tpDocumentoConcessivo: texto,
        numDocumentoConcessivo: texto,
        dtInicioBeneficio: data,
        dtFimBeneficio: data,
      },
    },
  ],
};

/** Declaração Amazonense de Importação: a DI in the form of the State, with its ICMS by adição. */
export const DECLARACAO_DIE: TabelaXml = {
  elemento: 'InfDIe',
  campos: {
    tipoDIe: texto,
    // Ten digits for a DI, or the fifteen positions of a DUIMP, which include letters.
    nrDocumento: documento,
    dtDocumento: data,
    vlFob: dinheiro,
    vlFrete: dinheiro,
    vlSeguro: dinheiro,
    vlII: dinheiro,
    vlIPI: dinheiro,
    vlPisCofins: dinheiro,
    vlTaxasDiversas: dinheiro,
    vlTaxasCapatazia: dinheiro,
    vlTaxaDolar: { tipo: 'decimal', largura: 15, casas: 4 },
    vlPesoLiquido: peso,
    cdRecintoAduaneiro: codigo(7),
    cdPaisProcedencia: codigo(3),
    qtdeAdicoes: inteiro,
    txInfoCompl: texto,
  },
  filhos: [
    {
      elemento: 'adicao',
      campos: {
        numAdicao: codigo(3),
        nomeFornecedor: texto,
        cdImportador: documento,
        nomeImportador: texto,
        vlFob: dinheiro,
        vlFrete: dinheiro,
        vlSeguro: dinheiro,
        vlIi: dinheiro,
        vlIpi: dinheiro,
        vlPisCofins: dinheiro,
        vlPesoLiquido: peso,
        cdTributacao: codigo(4),
        vlBcIcms: dinheiro,
        vlIcms: dinheiro,
        vlIcmsSI: dinheiro,
      },
      filhos: [
        {
          elemento: 'itemAdicao',
          campos: {
            numItem: inteiro,
            cdNcmItem: codigo(8),
            // The layout has this spelling.
            txDescricaoDestalhada: texto,
            qtdItem: { tipo: 'decimal', largura: 14, casas: 5 },
            unidadeMedida: texto,
            vlUnitario: { tipo: 'decimal', largura: 20, casas: 7 },
            vlTotal: dinheiro,
          },
        },
      ],
    },
  ],
};

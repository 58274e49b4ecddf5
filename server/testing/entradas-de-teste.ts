import { cadastroDeTeste } from './cadastro-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

const SUSPENSO = { suspenso: true, valor: '0.00' };

/** A nota of purchase with the figures of DCI-6 (vectors/zfm.json): US$ 125, freight 4,50 and insurance 0,3125 a unit. */
export const NOTA_DE_COMPRA = {
  papel: 'NF',
  numero: '1234',
  serie: '1',
  lugar: 2,
  fornecedorCnpj: '11222333000181',
  fornecedorNome: 'FICTICIA ELETRONICOS LTDA',
  cfop: '5102',
  dataDocumento: '2026-08-20',
  dataEntrada: '2026-08-22',
  quantidade: '50.00000',
  valorUnitario: '980.5000000',
  vuUSD: '125.0000000',
  freteUSD: '4.5000000',
  seguroUSD: '0.3125000',
  tributos: {
    II: { ...SUSPENSO, aliquota: '16.00', valor: '5320.65' },
    IPI: { ...SUSPENSO, aliquota: '9.75', valor: '3761.04' },
    PIS: { ...SUSPENSO, aliquota: '2.10', valor: '698.34' },
    COFINS: { ...SUSPENSO, aliquota: '9.65', valor: '3209.01' },
  },
  observacao: null,
};

/** The same entry as a bem of a DSI, which has neither seller nor price in reais. */
export const BEM_DA_DSI = {
  ...NOTA_DE_COMPRA,
  papel: 'DSI',
  numero: '2600001234',
  lugar: 1,
  serie: null,
  fornecedorCnpj: null,
  cfop: null,
  valorUnitario: null,
};

/** Uses the routes of notas of purchase and DSIs, as a person does, with the part number they need. */
export function entradasDeTeste(pessoa: Pessoa) {
  return {
    ...cadastroDeTeste(pessoa, 'EntradaDeInsumo'),
    async item(partNumber: string, ncm = '85286200'): Promise<string> {
      const novo = {
        partNumber,
        descricao: `PROJETOR ${partNumber}`,
        ncm,
        unidadeComercializada: 'PECA',
        origem: 'IMPORTADO',
      };
      return (await cadastroDeTeste(pessoa, 'Item').criar(novo)).json().id;
    },
  };
}

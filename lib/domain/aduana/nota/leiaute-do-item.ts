import { folha, folhas, livre, livres, type NoDaNota, type RamoDaNota } from './no-da-nota.ts';

const PROD: readonly NoDaNota[] = [
  folha('cProd', 'o código do produto (part number)'),
  folha('cEAN'),
  folha('xProd', 'a descrição do produto'),
  folha('NCM', 'a NCM'),
  ...livres('CEST', 'EXTIPI'),
  folha('CFOP', 'o CFOP'),
  folha('uCom', 'a unidade'),
  ...folhas('qCom', 'vUnCom', 'vProd', 'cEANTrib', 'uTrib', 'qTrib', 'vUnTrib'),
  ...livres('vFrete', 'vSeg', 'vDesc', 'vOutro'),
  folha('indTot'),
  {
    tag: 'DI',
    livre: true,
    doPai: true,
    filhos: [
      folha('nDI', 'o número da declaração'),
      folha('dDI', 'a data do registro da declaração'),
      folha('xLocDesemb', 'o local do desembaraço'),
      folha('UFDesemb', 'a UF do desembaraço'),
      folha('dDesemb', 'a data do desembaraço'),
      folha('tpViaTransp', 'a via de transporte'),
      { tag: 'vAFRMM', livre: true, nome: 'o AFRMM' },
      folha('tpIntermedio', 'a forma da importação (conta própria, conta e ordem ou encomenda)'),
      { tag: 'CNPJ', livre: true, nome: 'o CNPJ do adquirente ou encomendante' },
      { tag: 'UFTerceiro', livre: true, nome: 'a UF do adquirente ou encomendante' },
      folha('cExportador', 'o código do exportador'),
      {
        tag: 'adi',
        filhos: [livre('nAdicao'), folha('nSeqAdic'), folha('cFabricante', 'o código do fabricante'), livre('nDraw')],
      },
    ],
  },
  ...livres('xPed', 'nItemPed'),
];

const BASE_DO_ICMS = folhas('modBC', 'vBC', 'pICMS', 'vICMS');
const ICMS: RamoDaNota['variantes'] = {
  ICMS00: [...folhas('orig', 'CST'), ...BASE_DO_ICMS],
  ICMS20: folhas('orig', 'CST', 'modBC', 'pRedBC', 'vBC', 'pICMS', 'vICMS'),
  ICMS40: folhas('orig', 'CST'),
  ICMS51: [
    ...folhas('orig', 'CST'),
    ...livres('modBC', 'pRedBC', 'vBC', 'pICMS', 'vICMSOp', 'pDif', 'vICMSDif', 'vICMS'),
  ],
  ICMS90: [...folhas('orig', 'CST'), ...livres('modBC', 'vBC', 'pRedBC', 'pICMS', 'vICMS')],
};

const contribuicao = (tributo: 'PIS' | 'COFINS'): RamoDaNota => {
  const comValor = folhas('CST', 'vBC', `p${tributo}`, `v${tributo}`);
  return {
    tag: tributo,
    livre: true,
    filhos: [],
    variantes: { [`${tributo}Aliq`]: comValor, [`${tributo}NT`]: folhas('CST'), [`${tributo}Outr`]: comValor },
  };
};

const IPI: RamoDaNota = {
  tag: 'IPI',
  livre: true,
  escolha: ({ CST }) => (CST === null || ['00', '49', '50', '99'].includes(String(CST)) ? 'IPITrib' : 'IPINT'),
  filhos: [folha('cEnq', 'o código de enquadramento do IPI')],
  variantes: { IPITrib: folhas('CST', 'vBC', 'pIPI', 'vIPI'), IPINT: folhas('CST') },
};

/** gIBSUF and the others: rate, gDif, gRed and amount stand beside those of the other taxes. */
const tributoDaReforma = (tag: string, sufixo: string, nome: string): RamoDaNota => ({
  tag,
  aqui: true,
  filhos: [
    folha(`p${nome}`),
    { tag: 'gDif', de: `dif${sufixo}`, livre: true, filhos: folhas('pDif', 'vDif') },
    { tag: 'gRed', de: `red${sufixo}`, livre: true, filhos: folhas('pRedAliq', 'pAliqEfet') },
    folha(`v${nome}`),
  ],
});

const IBSCBS: RamoDaNota = {
  tag: 'IBSCBS',
  livre: true,
  filhos: [
    ...folhas('CST', 'cClassTrib'),
    {
      tag: 'gIBSCBS',
      aqui: true,
      livre: true,
      filhos: [
        folha('vBC'),
        tributoDaReforma('gIBSUF', 'UF', 'IBSUF'),
        tributoDaReforma('gIBSMun', 'Mun', 'IBSMun'),
        folha('vIBS'),
        tributoDaReforma('gCBS', 'CBS', 'CBS'),
        {
          tag: 'gTribRegular',
          de: 'reg',
          livre: true,
          filhos: [
            ...folhas(
              'CSTReg',
              'cClassTribReg',
              'pAliqEfetRegIBSUF',
              'vTribRegIBSUF',
              'pAliqEfetRegIBSMun',
              'vTribRegIBSMun',
              'pAliqEfetRegCBS',
              'vTribRegCBS',
            ),
          ],
        },
      ],
    },
  ],
};

/** An item (det) and its taxes, in the order of leiauteNFe_v4.00.xsd and DFeTiposBasicos_v1.00.xsd. */
export const DET: RamoDaNota = {
  tag: 'det',
  de: 'itens',
  lista: true,
  filhos: [
    { tag: 'nItem', atributo: true },
    { tag: 'prod', filhos: PROD },
    {
      tag: 'imposto',
      aqui: true,
      filhos: [
        { tag: 'ICMS', filhos: [], variantes: ICMS },
        IPI,
        { tag: 'II', livre: true, filhos: folhas('vBC', 'vDespAdu', 'vII', 'vIOF') },
        contribuicao('PIS'),
        contribuicao('COFINS'),
        IBSCBS,
      ],
    },
    ...livres('infAdProd', 'vItem'),
  ],
};

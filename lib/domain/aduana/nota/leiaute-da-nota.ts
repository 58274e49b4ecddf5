import { type GrupoDaNota, TOTAIS_DO_ICMS } from './nota-de-importacao.ts';

/**
 * The groups and leaves of `NotaDeImportacao` in the order of the XML (leiauteNFe_v4.00.xsd, package PL_010b). Writing, reading and
 * the search for what is missing walk this one table.
 */
export type NoDaNota = FolhaDaNota | RamoDaNota;

interface FolhaDaNota {
  tag: string;
  /** Name of the value in the object, where it is not the tag. */
  de?: string;
  /** The note goes without it. */
  livre?: true;
  /** Written when the object has no value, and not kept by the reading. */
  padrao?: string;
  /** An attribute of its element. */
  atributo?: true;
  /** Within “Falta …”, for what a person can fill in. */
  nome?: string;
}

export interface RamoDaNota {
  tag: string;
  /** Where its values stand: in an object of another name, or beside those of its parent (`aqui`). */
  de?: string;
  aqui?: true;
  livre?: true;
  lista?: true;
  /** Its values stand in the object around its parent: the DI is beside `prod` in the object, and inside it in the XML. */
  doPai?: true;
  /** After the fields, one element of these, by the value of `grupo` or as `escolha` says. */
  variantes?: Readonly<Record<string, readonly NoDaNota[]>>;
  escolha?: (valores: GrupoDaNota) => string;
  filhos: readonly NoDaNota[];
}

export const ehRamo = (no: NoDaNota): no is RamoDaNota => 'filhos' in no;

const folha = (tag: string, nome?: string): FolhaDaNota => (nome === undefined ? { tag } : { tag, nome });
const livre = (tag: string): FolhaDaNota => ({ tag, livre: true });
const folhas = (...tags: string[]) => tags.map((tag) => folha(tag));
const livres = (...tags: string[]) => tags.map(livre);
const zero = (tag: string, de = tag): FolhaDaNota => ({ tag, de, padrao: '0.00' });

const endereco = (cepObrigatorio: boolean): readonly NoDaNota[] => [
  folha('xLgr', 'o logradouro'),
  folha('nro', 'o número do endereço'),
  livre('xCpl'),
  folha('xBairro', 'o bairro'),
  folha('cMun', 'o código do município'),
  folha('xMun', 'o município'),
  folha('UF', 'a UF'),
  cepObrigatorio ? folha('CEP', 'o CEP') : livre('CEP'),
  folha('cPais', 'o código do país (Banco Central)'),
  folha('xPais', 'o país'),
  livre('fone'),
];

const IDE: readonly NoDaNota[] = [
  ...folhas('cUF'),
  folha('cNF', 'o código numérico da nota'),
  folha('natOp', 'a natureza da operação'),
  ...folhas('mod'),
  folha('serie', 'a série da nota'),
  folha('nNF', 'o número da nota'),
  folha('dhEmi', 'a data e a hora da emissão'),
  livre('dhSaiEnt'),
  ...folhas('tpNF', 'idDest', 'cMunFG', 'tpImp', 'tpEmis', 'cDV', 'tpAmb', 'finNFe', 'indFinal', 'indPres', 'procEmi'),
  ...folhas('verProc'),
];

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
            ...folhas('CSTReg', 'cClassTribReg', 'pAliqEfetRegIBSUF', 'vTribRegIBSUF', 'pAliqEfetRegIBSMun'),
            ...folhas('vTribRegIBSMun', 'pAliqEfetRegCBS', 'vTribRegCBS'),
          ],
        },
      ],
    },
  ],
};

const totalDaReforma = (tag: string, sufixo: string, valor: string, depois: readonly NoDaNota[] = []): RamoDaNota => ({
  tag,
  aqui: true,
  filhos: [zero('vDif', `vDif${sufixo}`), zero('vDevTrib', `vDevTrib${sufixo}`), folha(valor), ...depois],
});

const creditos = (sufixo: string) => [
  zero('vCredPres', `vCredPres${sufixo}`),
  zero('vCredPresCondSus', `vCredPresCondSus${sufixo}`),
];

const IBSCBS_TOT: RamoDaNota = {
  tag: 'IBSCBSTot',
  de: 'ibscbs',
  livre: true,
  filhos: [
    { tag: 'vBCIBSCBS', de: 'vBC' },
    {
      tag: 'gIBS',
      aqui: true,
      filhos: [
        totalDaReforma('gIBSUF', 'UF', 'vIBSUF'),
        totalDaReforma('gIBSMun', 'Mun', 'vIBSMun'),
        folha('vIBS'),
        ...creditos('IBS'),
      ],
    },
    totalDaReforma('gCBS', 'CBS', 'vCBS', creditos('CBS')),
  ],
};

const DET: RamoDaNota = {
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

/** The children of `infNFe`. */
export const LEIAUTE_DA_NOTA: readonly NoDaNota[] = [
  { tag: 'ide', filhos: IDE },
  {
    tag: 'emit',
    filhos: [
      folha('CNPJ', 'o CNPJ do importador'),
      folha('xNome', 'o nome do importador'),
      livre('xFant'),
      { tag: 'enderEmit', filhos: endereco(true) },
      folha('IE', 'a inscrição estadual do importador'),
      folha('CRT', 'o regime tributário do importador (CRT)'),
    ],
  },
  {
    tag: 'dest',
    filhos: [
      livre('idEstrangeiro'),
      folha('xNome', 'o nome do exportador'),
      { tag: 'enderDest', filhos: endereco(false) },
      folha('indIEDest'),
      ...livres('IE', 'email'),
    ],
  },
  DET,
  {
    tag: 'total',
    filhos: [{ tag: 'ICMSTot', aqui: true, filhos: folhas(...TOTAIS_DO_ICMS) }, IBSCBS_TOT, livre('vNFTot')],
  },
  {
    tag: 'transp',
    filhos: [
      folha('modFrete', 'a modalidade do frete'),
      {
        tag: 'transporta',
        livre: true,
        filhos: [livre('CNPJ'), folha('xNome'), ...livres('IE', 'xEnder', 'xMun', 'UF')],
      },
      { tag: 'vol', lista: true, livre: true, filhos: livres('qVol', 'esp', 'marca', 'nVol', 'pesoL', 'pesoB') },
    ],
  },
  {
    tag: 'pag',
    filhos: [
      { tag: 'detPag', aqui: true, filhos: [folha('tPag', 'o meio de pagamento'), livre('xPag'), folha('vPag')] },
    ],
  },
  { tag: 'infAdic', aqui: true, livre: true, filhos: [livre('infCpl')] },
];

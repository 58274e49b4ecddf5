import { DET } from './leiaute-do-item.ts';
import { folha, folhas, livre, livres, type NoDaNota, type RamoDaNota, zero } from './no-da-nota.ts';
import { TOTAIS_DO_ICMS } from './nota-de-importacao.ts';

const IDE: readonly NoDaNota[] = [
  ...folhas('cUF'),
  folha('cNF', 'o código numérico da nota'),
  folha('natOp', 'a natureza da operação'),
  ...folhas('mod'),
  folha('serie', 'a série da nota'),
  folha('nNF', 'o número da nota'),
  folha('dhEmi', 'a data e a hora da emissão'),
  livre('dhSaiEnt'),
  ...folhas(
    'tpNF',
    'idDest',
    'cMunFG',
    'tpImp',
    'tpEmis',
    'cDV',
    'tpAmb',
    'finNFe',
    'indFinal',
    'indPres',
    'procEmi',
    'verProc',
  ),
];

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

/**
 * The children of `infNFe` in the order of the XML (leiauteNFe_v4.00.xsd, package PL_010b). Writing, reading and the search for what is
 * missing walk this one table.
 */
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

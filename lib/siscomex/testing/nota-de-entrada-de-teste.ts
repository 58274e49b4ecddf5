import { digitoDaChave } from '#lib/domain/identificadores/chave-nfe.ts';

/** Tests only: an incoming NF-e of an import, one item for each `itens`. Amounts are as the test writes them. */
export interface EntradaDeTeste {
  numero?: number;
  cnpj?: string;
  dia?: string;
  itens: ItemDaEntradaDeTeste[];
  frete?: string;
  seguro?: string;
  /** Totals of the taxes, as XML. */
  totais?: string;
  pesos?: { liquido: string; bruto: string } | null;
  cStat?: string;
}

interface ItemDaEntradaDeTeste {
  ncm: string;
  /** The declaration as the issuer writes its number; null for an item that names none. */
  di: string | null;
  cfop?: string;
  /** `[nAdicao, nSeqAdic]`; a DUIMP has no nAdicao. */
  adicoes?: (readonly [number | null, number])[];
  registro?: string;
  /** Other fields of the group DI, as XML. */
  daDi?: string;
  base?: string;
  ii?: string;
  ipi?: string;
  pis?: string;
  cofins?: string;
}

export function entradaDeTeste(pedida: EntradaDeTeste): { chave: string; xml: string } {
  const { numero = 9811, cnpj = 'ZFM000AM000121', dia = '2026-11-18', itens } = pedida;
  const { frete = '0.00', seguro = '0.00', totais = '', pesos = null, cStat = '100' } = pedida;
  const semDigito = `13${dia.slice(2, 4)}${dia.slice(5, 7)}${cnpj}55001${String(numero).padStart(9, '0')}1${10_000_000 + numero}`;
  const chave = semDigito + digitoDaChave(semDigito);
  const xml = `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe>
<infNFe Id="NFe${chave}" versao="4.00"><ide><cUF>13</cUF><cNF>${chave.slice(35, 43)}</cNF><natOp>Compra</natOp><mod>55</mod>
<serie>1</serie><nNF>${numero}</nNF><dhEmi>${dia}T14:00:00-04:00</dhEmi><tpNF>0</tpNF><tpAmb>1</tpAmb><finNFe>1</finNFe></ide>
<emit><CNPJ>${cnpj}</CNPJ><xNome>FICTICIA</xNome><enderEmit><cMun>1302603</cMun><UF>AM</UF></enderEmit><IE>041234561</IE></emit>
<dest><idEstrangeiro>EXTERIOR</idEstrangeiro><xNome>FICTICIA SHENZHEN</xNome><enderDest><cMun>9999999</cMun><UF>EX</UF></enderDest></dest>
${itens.map((um, i) => det(um, i + 1)).join('\n')}
<total><ICMSTot><vFrete>${frete}</vFrete><vSeg>${seguro}</vSeg>${totais}<vNF>0.00</vNF></ICMSTot></total>
<transp><modFrete>0</modFrete>${pesos ? `<vol><pesoL>${pesos.liquido}</pesoL><pesoB>${pesos.bruto}</pesoB></vol>` : ''}</transp>
</infNFe></NFe><protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${chave}</chNFe><dhRecbto>${dia}T14:00:09-04:00</dhRecbto>
<nProt>113260000000017</nProt><cStat>${cStat}</cStat><xMotivo>x</xMotivo></infProt></protNFe></nfeProc>`;
  return { chave, xml };
}

function det(item: ItemDaEntradaDeTeste, nItem: number): string {
  const {
    ncm,
    di,
    cfop = '3101',
    adicoes = [[1, 1]],
    registro = '2026-11-17',
    daDi = '',
    base = '0.00',
    ii = '0.00',
    ipi,
    pis = '0.00',
    cofins = '0.00',
  } = item;
  const adi = adicoes
    .map(([n, seq]) => `<adi>${n === null ? '' : `<nAdicao>${n}</nAdicao>`}<nSeqAdic>${seq}</nSeqAdic></adi>`)
    .join('');
  const doDi = di === null ? '' : `<DI><nDI>${di}</nDI><dDI>${registro}</dDI>${daDi}${adi}</DI>`;
  // An IPI that is not charged has no amount.
  const doIpi =
    ipi === undefined ? '<IPINT><CST>05</CST></IPINT>' : `<IPITrib><CST>00</CST><vIPI>${ipi}</vIPI></IPITrib>`;
  return `<det nItem="${nItem}"><prod><cProd>X</cProd><xProd>X</xProd><NCM>${ncm}</NCM><CFOP>${cfop}</CFOP>${doDi}</prod>
<imposto><IPI>${doIpi}</IPI><II><vBC>${base}</vBC><vDespAdu>0.00</vDespAdu><vII>${ii}</vII><vIOF>0</vIOF></II>
<PIS><PISOutr><CST>71</CST><vPIS>${pis}</vPIS></PISOutr></PIS>
<COFINS><COFINSOutr><CST>71</CST><vCOFINS>${cofins}</vCOFINS></COFINSOutr></COFINS></imposto></det>`;
}

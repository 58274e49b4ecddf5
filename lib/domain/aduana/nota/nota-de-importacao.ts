/**
 * The import NF-e: layout 4.00 with NT 2020.005 and NT 2025.002, unsigned. The names are the tags of the layout, and every leaf is
 * the text the XML has: money with 2 decimals, quantities 4, unit values 10, rates 4. Null is what the note needs and nobody knows:
 * it stops the XML (`faltasDaNota`). An absent leaf is one the note goes without. These are type aliases, so that the layout can
 * walk them as plain registers.
 */
export type NotaDeImportacao = {
  /** 44 positions; null while series or number are not known. */
  chave: Dado;
  ide: IdeDaNota;
  emit: EmitDaNota;
  dest: DestDaNota;
  itens: ItemDaNota[];
  total: TotalDaNota;
  transp: TranspDaNota;
  pag: PagDaNota;
  /** Text of the whole note, up to 5,000 characters. */
  infCpl?: Dado | undefined;
};

type Dado = string | null;

/** A group of the layout as the walkers of its table see it. */
export type GrupoDaNota = { readonly [nome: string]: Dado | undefined | GrupoDaNota | readonly GrupoDaNota[] };

export type IdeDaNota = Record<
  | 'cUF'
  | 'cNF'
  | 'natOp'
  | 'mod'
  | 'serie'
  | 'nNF'
  | 'dhEmi'
  | 'tpNF'
  | 'idDest'
  | 'cMunFG'
  | 'tpImp'
  | 'tpEmis'
  | 'cDV'
  | 'tpAmb'
  | 'finNFe'
  | 'indFinal'
  | 'indPres'
  | 'procEmi'
  | 'verProc',
  Dado
> & { dhSaiEnt?: string | undefined };

type EnderecoDaNota = Record<'xLgr' | 'nro' | 'xBairro' | 'cMun' | 'xMun' | 'UF' | 'cPais' | 'xPais', Dado> & {
  xCpl?: string | undefined;
  CEP?: Dado | undefined;
  fone?: string | undefined;
};

export type EmitDaNota = Record<'CNPJ' | 'xNome' | 'IE' | 'CRT', Dado> & {
  xFant?: string | undefined;
  enderEmit: EnderecoDaNota;
};

export type DestDaNota = {
  /** `EXTERIOR`, or the identification of the exporter. Absent from a note to somebody in Brazil. */
  idEstrangeiro?: Dado | undefined;
  xNome: Dado;
  enderDest: EnderecoDaNota;
  indIEDest: Dado;
  IE?: string | undefined;
  email?: string | undefined;
};

export type ItemDaNota = {
  nItem: string;
  prod: ProdDaNota;
  DI?: DiDaNota | undefined;
  ICMS: IcmsDaNota;
  IPI?:
    | (Record<'cEnq' | 'CST', Dado> & { vBC?: Dado | undefined; pIPI?: Dado | undefined; vIPI?: Dado | undefined })
    | undefined;
  II?: Record<'vBC' | 'vDespAdu' | 'vII' | 'vIOF', Dado> | undefined;
  PIS?: (TributoPeloCst & { vBC?: Dado | undefined; pPIS?: Dado | undefined; vPIS?: Dado | undefined }) | undefined;
  COFINS?:
    | (TributoPeloCst & { vBC?: Dado | undefined; pCOFINS?: Dado | undefined; vCOFINS?: Dado | undefined })
    | undefined;
  IBSCBS?: IbsCbsDaNota | undefined;
  infAdProd?: string | undefined;
  /** Share of the item in vNFTot (NT 2025.002, VB01: future use). */
  vItem?: string | undefined;
};

/** `grupo` is the element that has the fields, such as PISOutr: the CST gives it. */
type TributoPeloCst = Record<'grupo' | 'CST', Dado>;

export type ProdDaNota = Record<
  | 'cProd'
  | 'cEAN'
  | 'xProd'
  | 'NCM'
  | 'CFOP'
  | 'uCom'
  | 'qCom'
  | 'vUnCom'
  | 'vProd'
  | 'cEANTrib'
  | 'uTrib'
  | 'qTrib'
  | 'vUnTrib'
  | 'indTot',
  Dado
> &
  Partial<Record<'CEST' | 'EXTIPI' | 'vFrete' | 'vSeg' | 'vDesc' | 'vOutro' | 'xPed' | 'nItemPed', string | undefined>>;

/** The group DI: one declaration and one adição an item. */
export type DiDaNota = Record<
  'nDI' | 'dDI' | 'xLocDesemb' | 'UFDesemb' | 'dDesemb' | 'tpViaTransp' | 'tpIntermedio' | 'cExportador',
  Dado
> & {
  vAFRMM?: Dado | undefined;
  CNPJ?: Dado | undefined;
  UFTerceiro?: Dado | undefined;
  /** Of a DUIMP `nSeqAdic` is the item, and there is no `nAdicao` (NT 2020.005, I26). */
  adi: { nAdicao?: string | undefined; nSeqAdic: Dado; cFabricante: Dado; nDraw?: string | undefined };
};

export type IcmsDaNota = TributoPeloCst & { orig: Dado } & Partial<
    Record<'modBC' | 'pRedBC' | 'vBC' | 'pICMS' | 'vICMSOp' | 'pDif' | 'vICMSDif' | 'vICMS', Dado | undefined>
  >;

export type IbsCbsDaNota = Record<'CST' | 'cClassTrib', Dado> &
  Partial<Record<'vBC' | 'pIBSUF' | 'vIBSUF' | 'pIBSMun' | 'vIBSMun' | 'vIBS' | 'pCBS' | 'vCBS', Dado | undefined>> & {
    /** gDif and gRed of each tax. */
    difUF?: DiferimentoDaNota | undefined;
    redUF?: ReducaoDaNota | undefined;
    difMun?: DiferimentoDaNota | undefined;
    redMun?: ReducaoDaNota | undefined;
    difCBS?: DiferimentoDaNota | undefined;
    redCBS?: ReducaoDaNota | undefined;
    /** gTribRegular: what would be due without the suspension. */
    reg?:
      | Record<
          | (
              | 'CSTReg'
              | 'cClassTribReg'
              | 'pAliqEfetRegIBSUF'
              | 'vTribRegIBSUF'
              | 'pAliqEfetRegIBSMun'
              | 'vTribRegIBSMun'
            )
          | 'pAliqEfetRegCBS'
          | 'vTribRegCBS',
          string
        >
      | undefined;
  };

type DiferimentoDaNota = Record<'pDif' | 'vDif', string>;
type ReducaoDaNota = Record<'pRedAliq' | 'pAliqEfet', string>;

/** ICMSTot, IBSCBSTot and vNFTot. */
export type TotalDaNota = Record<(typeof TOTAIS_DO_ICMS)[number], Dado> & {
  ibscbs?:
    | (Record<'vBC' | 'vIBSUF' | 'vIBSMun' | 'vIBS' | 'vCBS', Dado> &
        Partial<Record<'vDifUF' | 'vDifMun' | 'vDifCBS', string | undefined>>)
    | undefined;
  vNFTot?: Dado | undefined;
};

/** The totals every note has, in the order of the layout. */
export const TOTAIS_DO_ICMS = [
  'vBC',
  'vICMS',
  'vICMSDeson',
  'vFCP',
  'vBCST',
  'vST',
  'vFCPST',
  'vFCPSTRet',
  'vProd',
  'vFrete',
  'vSeg',
  'vDesc',
  'vII',
  'vIPI',
  'vIPIDevol',
  'vPIS',
  'vCOFINS',
  'vOutro',
  'vNF',
] as const;

export type TranspDaNota = {
  modFrete: Dado;
  transporta?:
    | (Record<'xNome', string> & Partial<Record<'CNPJ' | 'IE' | 'xEnder' | 'xMun' | 'UF', string | undefined>>)
    | undefined;
  vol: Partial<Record<'qVol' | 'esp' | 'marca' | 'nVol' | 'pesoL' | 'pesoB', string | undefined>>[];
};

type PagDaNota = { tPag: Dado; xPag?: string | undefined; vPag: Dado };

/** What a note needs and nobody knows: the path in the object, `itens.0.prod.cProd`, and a sentence in Portuguese. */
export interface FaltaDaNota {
  caminho: string;
  mensagem: string;
}

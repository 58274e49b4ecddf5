import { AVISO_DO_MANUAL } from '#lib/domain/zfm/dai.ts';
import type { ChaveDaMatriz, VigenciaDaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import type { Valor } from '#lib/siscomex/xml/campo-xml.ts';
import type { RegistroXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { escreverDie } from './dai-xml.ts';

/** A row of the cadastro, with the fields sent to the Sefaz. */
export interface ItemDoXml extends ChaveDaMatriz, VigenciaDaMatriz {
  id: string;
  codigoTributacao: string;
  decreto: string;
  tipoDocumento: string | null;
  numeroDocumento: string | null;
}

/** An importer's matriz as it is sent to the Sefaz. */
export interface MatrizDoXml {
  /** Fourteen digits of the moment it was made: the signature refers to them. */
  momento: string;
  /** When null, the check reports it and the file has no inscrição. */
  inscricaoEstadual: string | null;
  itens: readonly ItemDoXml[];
}

/**
 * Turns the matriz into a record with the names of the layout (`dai-xml-tabelas.ts`). The treatment of the ICMS is internal and is
 * not sent.
 */
export function registroDaMatriz({ momento, inscricaoEstadual, itens }: MatrizDoXml): RegistroXml {
  return {
    Id: `MatrizDIe${momento}`,
    Importador: { tipoImportador: INSCRICAO_ESTADUAL, cdImportador: inscricaoEstadual },
    ItemMatriz: itens.map((item) =>
      Object.fromEntries(Object.entries(FOLHAS_DO_ITEM).map(([folha, campo]) => [folha, item[campo] as Valor])),
    ),
  };
}

/** Writes the matriz as XML in a single line. `comAviso` adds a comment after the prolog that says what is unknown about the layout. */
export function escreverMatriz(matriz: MatrizDoXml, { comAviso }: { comAviso: boolean }): string {
  const xml = escreverDie('matriz', registroDaMatriz(matriz));
  return comAviso ? xml.replace('?>', `?><!-- ${AVISO_DO_MANUAL} -->`) : xml;
}

/** The cadastro field of each leaf of an ItemMatriz. */
export const FOLHAS_DO_ITEM = {
  cdNcmProdFinal: 'ncm',
  cdSuframa: 'codigoSuframa',
  cdDestinacao: 'destinacao',
  cdUtilizacao: 'utilizacao',
  cdTributacao: 'codigoTributacao',
  numDecreto: 'decreto',
  tpDocumentoConcessivo: 'tipoDocumento',
  numDocumentoConcessivo: 'numeroDocumento',
  dtInicioBeneficio: 'vigenciaInicio',
  dtFimBeneficio: 'vigenciaFim',
} as const satisfies Readonly<Record<string, keyof ItemDoXml>>;

const INSCRICAO_ESTADUAL = '1';

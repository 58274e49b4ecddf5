import { AVISO_DO_MANUAL } from '#lib/domain/zfm/dai.ts';
import type { ChaveDaMatriz, VigenciaDaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import type { Valor } from './campo-xml.ts';
import { escreverDie } from './dai-xml.ts';
import type { RegistroXml } from './tabela-xml.ts';

/** A row of the cadastro, as much of it as the Sefaz is told. */
export interface ItemDoXml extends ChaveDaMatriz, VigenciaDaMatriz {
  id: string;
  codigoTributacao: string;
  decreto: string;
  tipoDocumento: string | null;
  numeroDocumento: string | null;
}

/** An importer's matriz as it is told to the Sefaz. */
export interface MatrizDoXml {
  /** Fourteen digits, of the moment it was made: what the signature refers to. */
  momento: string;
  /** Null is told by the check; the file has then no one's. */
  inscricaoEstadual: string | null;
  itens: readonly ItemDoXml[];
}

/** The matriz under the names of the layout (`dai-xml-tabelas.ts`). The treatment of the ICMS is ours to know, and stays here. */
export function registroDaMatriz({ momento, inscricaoEstadual, itens }: MatrizDoXml): RegistroXml {
  return {
    Id: `MatrizDIe${momento}`,
    Importador: { tipoImportador: INSCRICAO_ESTADUAL, cdImportador: inscricaoEstadual },
    ItemMatriz: itens.map((item) =>
      Object.fromEntries(Object.entries(FOLHAS_DO_ITEM).map(([folha, campo]) => [folha, item[campo] as Valor])),
    ),
  };
}

/** The matriz as XML in one line. `comAviso` puts a comment after the prolog that says what is not known of the layout. */
export function escreverMatriz(matriz: MatrizDoXml, { comAviso }: { comAviso: boolean }): string {
  const xml = escreverDie('matriz', registroDaMatriz(matriz));
  return comAviso ? xml.replace('?>', `?><!-- ${AVISO_DO_MANUAL} -->`) : xml;
}

/** Which field of the cadastro each leaf of an ItemMatriz is. */
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

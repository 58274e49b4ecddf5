import type { NivelConferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import {
  type ClassificacaoTributaria,
  classificacaoTributaria,
  type DocumentoFiscal,
} from '#lib/domain/aduana/tributos/classificacao-tributaria.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { bemExcluidoDaZfm } from '#lib/domain/zfm/bens-excluidos.ts';
import type { PerfilTributario } from './tratamento-cbs-ibs.ts';

/** An item with its class, as a document declares it. */
export interface ItemClassificado {
  cClassTrib: string;
  /** Null where the document has no field for it: a DI, a LI. */
  cst: string | null;
  ncm: string;
  /** Day of the document. */
  dia: DataTexto;
  documento: DocumentoFiscal;
  importador: {
    perfil: PerfilTributario;
    /** Whether a resolution of the CAS is in force on the day. */
    resolucaoVigente: boolean;
  };
  /** NCM prefixes of the annexes of LC 214/2025 that are known, by their Roman numeral. */
  anexos?: Readonly<Record<string, readonly string[]>>;
}

export interface ApontamentoDaClasse {
  campo: 'cClassTrib' | 'cst' | 'ncm';
  nivel: Exclude<NivelConferencia, 'ok'>;
  mensagem: string;
}

/**
 * Checks the class of an item: it exists, is in force, is allowed on the document, has its CST as prefix, fits the NCM where the
 * annex is known, and 550019 only for an incentivised industry with a resolution in force and goods of the regime (LC 214/2025,
 * arts. 441 and 443). An empty list is a class without objection.
 */
export function conferirCClassTrib(item: ItemClassificado): ApontamentoDaClasse[] {
  const linha = classificacaoTributaria(item.cClassTrib);
  if (!linha) return [erro('cClassTrib', foraDaTabela(item.cClassTrib))];
  return [
    ...conferirVigencia(linha, item.dia),
    ...conferirDocumento(linha, item.documento),
    ...conferirCst(linha, item.cst),
    ...conferirAnexo(linha, item),
    ...(linha.codigo === INDUSTRIA_INCENTIVADA ? conferirIncentivada(item) : []),
  ];
}

/** Why no import declaration takes this code, whatever the goods; null where one does. */
export function recusaDoCClassTrib(codigo: string): string | null {
  const linha = classificacaoTributaria(codigo);
  if (!linha) return foraDaTabela(codigo);
  return conferirDocumento(linha, 'DUIMP')[0]?.mensagem ?? null;
}

function foraDaTabela(codigo: string): string {
  return `O cClassTrib ${codigo} não está na tabela da importação.`;
}

function conferirVigencia({ codigo, inicio, fim }: ClassificacaoTributaria, dia: DataTexto) {
  if (dia < inicio) return [erro('cClassTrib', `O cClassTrib ${codigo} vale desde ${diaPorExtenso(inicio)}.`)];
  if (fim !== null && dia > fim) return [erro('cClassTrib', `O cClassTrib ${codigo} valeu até ${diaPorExtenso(fim)}.`)];
  return [];
}

function conferirDocumento({ codigo, documentos }: ClassificacaoTributaria, documento: DocumentoFiscal) {
  if (documentos.includes(documento)) return [];
  return [erro('cClassTrib', `O cClassTrib ${codigo} não é aceito na ${NOME_DOCUMENTO[documento]}.`)];
}

function conferirCst({ codigo }: ClassificacaoTributaria, cst: string | null) {
  if (cst === null || codigo.startsWith(cst)) return [];
  return [erro('cst', `O CST do cClassTrib ${codigo} é ${codigo.slice(0, 3)}, e não ${cst}.`)];
}

function conferirAnexo({ codigo, anexo }: ClassificacaoTributaria, { ncm, anexos = {} }: ItemClassificado) {
  if (anexo === null) return [];
  const prefixos = anexos[anexo];
  if (prefixos === undefined) return [aviso('ncm', `Confira se a NCM está no Anexo ${anexo} da LC 214/2025.`)];
  if (prefixos.some((prefixo) => ncm.startsWith(prefixo))) return [];
  return [erro('ncm', `A NCM não está no Anexo ${anexo} da LC 214/2025, que o cClassTrib ${codigo} supõe.`)];
}

function conferirIncentivada({ ncm, importador: { perfil, resolucaoVigente } }: ItemClassificado) {
  const apontamentos: ApontamentoDaClasse[] = [];
  if (perfil !== 'INDUSTRIA_INCENTIVADA') {
    apontamentos.push(erro('cClassTrib', 'O cClassTrib 550019 é só da indústria incentivada da ZFM.'));
  } else if (!resolucaoVigente) {
    apontamentos.push(erro('cClassTrib', 'O cClassTrib 550019 supõe uma resolução do CAS em vigor no dia.'));
  }
  const excluido = bemExcluidoDaZfm(ncm);
  if (excluido) {
    const frase = `O regime da ZFM não contempla ${excluido.nome} (LC 214/2025, art. 441, “${excluido.alinea}”).`;
    apontamentos.push((excluido.admiteExcecao ? aviso : erro)('ncm', frase));
  }
  return apontamentos;
}

function erro(campo: ApontamentoDaClasse['campo'], mensagem: string): ApontamentoDaClasse {
  return { campo, nivel: 'erro', mensagem };
}

function aviso(campo: ApontamentoDaClasse['campo'], mensagem: string): ApontamentoDaClasse {
  return { campo, nivel: 'aviso', mensagem };
}

const INDUSTRIA_INCENTIVADA = '550019';
const NOME_DOCUMENTO: Readonly<Record<DocumentoFiscal, string>> = { NFE: 'NF-e', DIR: 'DIR', DUIMP: 'DUIMP' };

import type { DocumentoFiscal } from '#lib/domain/aduana/tributos/classificacao-tributaria.ts';
import { conferirCClassTrib } from './conferir-cclasstrib.ts';
import { type ImportacaoNaZfm, tratamentoCbsIbs } from './tratamento-cbs-ibs.ts';

interface ItemSemClasse extends ImportacaoNaZfm {
  documento: DocumentoFiscal;
  /** Already declared in the LI of the item. */
  daLi: string | null;
  /** Default of the product. */
  doProduto: string | null;
}

/** A proposed class and why, in a sentence for people. */
export interface PropostaDeClasse {
  cst: string;
  cClassTrib: string;
  motivo: string;
}

/**
 * Proposes the class of an item: the one its LI declares, else the default of the product, as long as nothing is wrong with it, else
 * the one of the treatment of the import ({@link tratamentoCbsIbs}). A suspension of the ZFM is never proposed against the treatment.
 */
export function proporCClassTrib(item: ItemSemClasse): PropostaDeClasse {
  const tratamento = tratamentoCbsIbs(item);
  const candidatos = [
    { cClassTrib: item.daLi, motivo: 'Declarado na LI.' },
    { cClassTrib: item.doProduto, motivo: 'Padrão do produto.' },
  ];
  for (const { cClassTrib, motivo } of candidatos) {
    if (cClassTrib === null || !semErro(cClassTrib, item)) continue;
    if (SUSPENSOES_DA_ZFM.has(cClassTrib) && cClassTrib !== tratamento.cClassTrib) continue;
    return { cst: cClassTrib.slice(0, 3), cClassTrib, motivo };
  }
  const { cst, cClassTrib, motivo, artigo } = tratamento;
  return { cst, cClassTrib, motivo: `${motivo} ${artigo}.` };
}

function semErro(cClassTrib: string, { ncm, dia, documento, perfil, habilitado }: ItemSemClasse): boolean {
  const importador = { perfil, resolucaoVigente: habilitado };
  const apontamentos = conferirCClassTrib({ cClassTrib, cst: null, ncm, dia, documento, importador });
  return apontamentos.every(({ nivel }) => nivel !== 'erro');
}

const SUSPENSOES_DA_ZFM: ReadonlySet<string> = new Set(['550003', '550019', '550020', '550026']);

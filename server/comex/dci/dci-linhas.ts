import type { DciLido, DciResumo } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import type { SituacaoPagamentoDci } from '#lib/contracts/dci/dci-pagamento.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCI } from '#lib/registros/dci.ts';
import type { dci, dciItem } from '#server/platform/db/schema/dci.ts';
import { fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';

export interface CabecaDaDci {
  dci: typeof dci.$inferSelect;
  autor: string;
  dono: { id: string; cnpj: string; razaoSocial: string; excluidoEm: Date | null; dciMensal: boolean };
}

/** Builds a row of the list. Whether the payment is late depends on `hoje`. */
export function resumoDaDci({ dci: linha, autor, dono }: CabecaDaDci, hoje: DataTexto): DciResumo {
  const { processo, numero, tipo, natureza, competencia, notaNumero, itens, notas } = linha;
  const { iiUsd, tributos } = figurasSabidas(linha);
  const { venceEm, situacao, desde, dataRegistro, canal, pagoEm } = linha;
  return {
    ...recordOfRow({ ...linha, autor }),
    processo,
    numero,
    tipo,
    natureza,
    competencia,
    nota: notaNumero,
    importador: {
      id: dono.id,
      cnpj: dono.cnpj,
      razaoSocial: dono.razaoSocial,
      excluido: dono.excluidoEm !== null,
    },
    itens,
    notas,
    iiUSD: iiUsd,
    tributos,
    venceEm,
    situacao,
    desde,
    dataRegistro,
    canal,
    pagamento: situacaoDoPagamento(linha, hoje),
    pagoEm,
  };
}

/** Gives null for the figures of a DCI without an item, where one that was saved empty long ago has zeros. */
function figurasSabidas(linha: typeof dci.$inferSelect) {
  const { itens, iiUsd, tributos, totalDarf, darfs } = linha;
  return itens === 0
    ? { iiUsd: null, tributos: null, totalDarf: null, darfs: [] }
    : { iiUsd, tributos, totalDarf, darfs };
}

/** A DCI that is cancelled or was corrected has nothing to pay. */
function situacaoDoPagamento(
  { pagoEm, totalDarf, venceEm, situacao }: typeof dci.$inferSelect,
  hoje: DataTexto,
): SituacaoPagamentoDci {
  if (pagoEm !== null) return 'PAGA';
  if (situacao === 'CANCELADA' || situacao === 'RETIFICADA' || totalDarf === null || !/[1-9]/.test(totalDarf)) {
    return 'NADA_A_PAGAR';
  }
  return venceEm !== null && venceEm < hoje ? 'ATRASADA' : 'A_PAGAR';
}

export interface LinhaDeItem {
  item: typeof dciItem.$inferSelect;
  produto: { id: string; codigo: string } | null;
  cadastrado: { id: string; partNumber: string } | null;
  dcr: { id: string; numero: string | null; processo: string } | null;
}

export function itemLido({ item, produto, cadastrado, dcr }: LinhaDeItem): ItemLidoDaDci {
  const { chave, modalidade, codigo, descricao, ncm, unidade, destino, quantidade, valor, notas } = item;
  const { exigivel, exigivelPadrao, motivo, obsoleto, falta, origens, iiUnitUsd, cra } = item;
  return {
    chave,
    modalidade,
    codigo,
    descricao,
    ncm,
    unidade,
    destino,
    quantidade,
    valor,
    notas,
    produto: produto?.id ? produto : null,
    itemCadastrado: cadastrado?.id ? cadastrado : null,
    dcr: dcr?.id && iiUnitUsd !== null && cra !== null ? { ...dcr, iiUnitUSD: iiUnitUsd, CRA: cra } : null,
    exigivel,
    exigivelPadrao,
    motivo,
    obsoleto,
    origens: origens.map((origem) => ({ ...origem, aliq: { ...origem.aliq }, suspensos: { ...origem.suspensos } })),
    falta,
    iiUSD: item.iiUsd,
    II: item.ii,
    IPI: item.ipi,
    PIS: item.pis,
    COFINS: item.cofins,
  };
}

/** Returns the fields of the row that the list does not show. */
export function doInteiro(linha: typeof dci.$inferSelect) {
  const { grupos, receitas, dataTransmissao, motor, arquivoId, arquivoEm, pago } = linha;
  const { darfs, totalDarf } = figurasSabidas(linha);
  return {
    ...fieldsOfRow<DaLinha>(DCI, linha),
    taxaUSD: linha.taxaUsd as DecimalTexto | null,
    grupos,
    darfs,
    totalDARF: totalDarf,
    receitas,
    dataTransmissao,
    motor,
    arquivo: arquivoId && arquivoEm ? { id: arquivoId, em: arquivoEm.toISOString() } : null,
    pago,
  } satisfies Partial<DciLido>;
}
type DaLinha = Omit<DciNovo, 'importador' | 'representante'>;

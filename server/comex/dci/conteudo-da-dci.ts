import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { ConteudoDaDci } from '#lib/domain/zfm/dci.ts';

/** Extracts from a stored DCI what the engine calculates it from. */
export function conteudoDaDci(lida: DciLido): ConteudoDaDci {
  return {
    taxaUSD: lida.taxaUSD,
    vencimento: lida.venceEm,
    pagamento: lida.dataPagamento,
    selic: lida.selic,
    mora: lida.mora,
    semPisCofins: lida.semPisCofins,
    itens: lida.lista,
    ordensJudiciais: lida.ordensJudiciais,
    anterior: lida.declaradoAntes,
  };
}

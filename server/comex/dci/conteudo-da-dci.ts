import type { DciLido } from '#lib/contracts/dci.ts';
import type { ConteudoDaDci } from '#lib/domain/zfm/dci.ts';

/** What the engine reckons a DCI from, as it stands written. */
export function conteudoDaDci(lida: DciLido): ConteudoDaDci {
  return {
    taxaUSD: lida.taxaUSD,
    vencimento: lida.venceEm,
    pagamento: lida.dataPagamento,
    selic: lida.selic,
    mora: lida.mora,
    itens: lida.lista,
    ordensJudiciais: lida.ordensJudiciais,
    anterior: lida.declaradoAntes,
  };
}

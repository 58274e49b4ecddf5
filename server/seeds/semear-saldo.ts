import { saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { itemRepository } from '#server/comex/cadastros/item.ts';
import { ajustarLote, devolverLote, estornarMovimento } from '#server/comex/saldo/gravar-ato.ts';
import { saldoListagem } from '#server/comex/saldo/saldo-listagem.ts';
import { vincular } from '#server/flows/cadastros/vincular.ts';
import { today } from '#server/platform/clock.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';

/**
 * Moves the stock that came with the demonstration's declarations. It links the oldest lotes to part numbers. It records shortages,
 * one of them by mistake, and a return to the exporter.
 */
export async function semearSaldo(ao: OnWrite): Promise<void> {
  const dia = today(ao.relogio);
  const consulta = saldoInsumoConsulta.parse({ tamanho: VINCULADOS });
  const { linhas } = await saldoListagem(ao.db, ao.quem.empresaId).listar(consulta, dia);
  const textos = new Map(linhas.map(({ ncm, descricao }) => [`${ncm} ${descricao}`, { ncm, descricao }]));
  for (const { ncm, descricao } of textos.values()) {
    const [item] = await itemRepository(ao.db, ao.quem.empresaId).procurar(descricao.match(/FICTICIO \d+$/)?.[0] ?? '');
    if (item) await vincular(ao, { recurso: 'Item', texto: descricao, ncm, registroId: item.id });
  }
  const [faltou, sobrou, voltou, esgotado] = linhas;
  if (!faltou || !sobrou || !voltou || !esgotado) return;
  const parte = (saldo: string, partes: number) => new Exato(saldo).div(partes).toDecimalPlaces(0).toFixed();
  await ajustarLote(ao, faltou.id, {
    versao: 1,
    quantidade: `-${parte(faltou.saldo, 20)}`,
    natureza: 'FALTA',
    data: somarDias(dia, -9),
    motivo: 'Inventário de novembro: faltaram na contagem.',
  });
  const engano = await ajustarLote(ao, sobrou.id, {
    versao: 1,
    quantidade: `-${parte(sobrou.saldo, 4)}`,
    natureza: 'FALTA',
    data: somarDias(dia, -6),
    motivo: 'Quebra na linha de montagem.',
  });
  await estornarMovimento(ao, engano.movimentos[1]?.id ?? '', { versao: 2, motivo: 'A quebra era de outro item.' });
  await devolverLote(ao, voltou.id, {
    versao: 1,
    quantidade: parte(voltou.saldo, 3),
    data: somarDias(dia, -4),
    motivo: 'DU-E fictícia 26BR0000000001: peças fora da especificação.',
  });
  await devolverLote(ao, esgotado.id, {
    versao: 1,
    quantidade: esgotado.saldo,
    data: somarDias(dia, -2),
    motivo: 'DU-E fictícia 26BR0000000002: lote recusado no recebimento.',
  });
}

/** The number of items of the first declarations. */
const VINCULADOS = 14;

import type { EmbarqueDoMapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { andamentoDaViagem } from '#lib/domain/aduana/viagem/viagem.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Names an origin: `Xangai, China`. For a country without a known port, it says so. */
export function nomeDaOrigem({ nome, pais, precisao }: OrigemDoMapa): string {
  if (precisao === 'PAIS') return `${nome} (porto não informado)`;
  return pais && pais !== nome ? `${nome}, ${pais}` : nome;
}

export function quantosEmbarques(total: number): string {
  return total === 1 ? '1 embarque' : `${formatarInteiro(total)} embarques`;
}

/** Summarises an origin, to follow its name: `4 embarques, próximo ETA 28/11/2026, 1 atrasado`. */
export function resumoDaOrigem({ total, proximoEta, atrasados }: OrigemDoMapa): string {
  return [
    quantosEmbarques(total),
    proximoEta && `próximo ETA ${formatarData(proximoEta)}`,
    atrasados > 0 && quantosAtrasados(atrasados),
  ]
    .filter(Boolean)
    .join(', ');
}

export function quantosAtrasados(total: number): string {
  return total === 1 ? '1 atrasado' : `${formatarInteiro(total)} atrasados`;
}

/** Describes the progress of a shipment: `dia 3 de 32`, `atrasado 4 dias`, `chegou em 12/11/2026`. */
export function andamentoPorExtenso(embarque: EmbarqueDoMapa, hoje: DataTexto): string {
  const andamento = andamentoDaViagem(embarque, hoje);
  switch (andamento.estado) {
    case 'CHEGOU':
      return andamento.em ? `chegou em ${formatarData(andamento.em)}` : 'chegou, aguarda a presença de carga';
    case 'ATRASADO':
      return `atrasado ${andamento.atraso === 1 ? '1 dia' : `${formatarInteiro(andamento.atraso)} dias`}`;
    case 'A_CAMINHO':
      return `${andamento.dia} de ${andamento.dias === 1 ? '1 dia' : `${andamento.dias} dias`}`;
    case 'SEM_DATAS':
      return embarque.eta ? 'sem data de embarque' : 'sem ETA';
  }
}

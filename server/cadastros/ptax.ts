import { z } from 'zod';
import type { DataTexto, DecimalTexto } from '#lib/domain/decimal-texto.ts';

const SERVICO = 'https://olinda.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata';
const ESPERA_MS = 10_000;

const boletins = z.object({
  value: z.array(
    z.object({ cotacaoVenda: z.number().positive(), dataHoraCotacao: z.string(), tipoBoletim: z.string() }),
  ),
});

export interface FechamentoPtax {
  data: DataTexto;
  valorTaxa: DecimalTexto;
}

/** Closing `venda` rates of a currency between two days, as the BCB PTAX service publishes them; none on days without one. */
export async function fechamentosPtax(
  sigla: string,
  de: DataTexto,
  ate: DataTexto,
  buscar: typeof fetch = fetch,
): Promise<FechamentoPtax[]> {
  const parametros = new URLSearchParams({
    '@moeda': `'${sigla}'`,
    '@dataInicial': `'${mesDiaAno(de)}'`,
    '@dataFinalCotacao': `'${mesDiaAno(ate)}'`,
    $format: 'json',
  });
  const consulta = 'CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)';
  const resposta = await buscar(`${SERVICO}/${consulta}?${parametros}`, { signal: AbortSignal.timeout(ESPERA_MS) });
  if (!resposta.ok) throw new Error(`PTAX respondeu ${resposta.status}`);
  const { value } = boletins.parse(await resposta.json());
  return value
    .filter((boletim) => boletim.tipoBoletim.startsWith('Fechamento'))
    .map((boletim) => ({ data: boletim.dataHoraCotacao.slice(0, 10), valorTaxa: String(boletim.cotacaoVenda) }));
}

/** The service wants days the American way. */
const mesDiaAno = (dia: DataTexto) => dia.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');

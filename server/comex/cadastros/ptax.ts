import { z } from 'zod';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

const BANCO_CENTRAL = 'https://olinda.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata';
const ESPERA_MS = 10_000;

const boletins = z.object({
  value: z.array(
    z.object({ cotacaoVenda: z.number().positive(), dataHoraCotacao: z.string(), tipoBoletim: z.string() }),
  ),
});

interface FechamentoPtax {
  data: DataTexto;
  valorTaxa: DecimalTexto;
}

/** Closing `venda` rates of a currency between two days, as the BCB PTAX service publishes them; none on days without one. */
export type Ptax = (sigla: string, de: DataTexto, ate: DataTexto) => Promise<FechamentoPtax[]>;

/** As that service is asked, at the central bank or where else it is answered for. */
export function ptaxEm(servico = BANCO_CENTRAL, buscar: typeof fetch = fetch): Ptax {
  const raiz = servico.replace(/\/+$/, '');
  return (sigla, de, ate) => fechamentos(`${raiz}/${consulta(sigla, de, ate)}`, buscar);
}

function consulta(sigla: string, de: DataTexto, ate: DataTexto): string {
  const parametros = new URLSearchParams({
    '@moeda': `'${sigla}'`,
    '@dataInicial': `'${mesDiaAno(de)}'`,
    '@dataFinalCotacao': `'${mesDiaAno(ate)}'`,
    $format: 'json',
  });
  return `CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?${parametros}`;
}

async function fechamentos(endereco: string, buscar: typeof fetch): Promise<FechamentoPtax[]> {
  const resposta = await buscar(endereco, { signal: AbortSignal.timeout(ESPERA_MS) });
  if (!resposta.ok) throw new Error(`PTAX respondeu ${resposta.status}`);
  const { value } = boletins.parse(await resposta.json());
  return value
    .filter((boletim) => boletim.tipoBoletim.startsWith('Fechamento'))
    .map((boletim) => ({ data: boletim.dataHoraCotacao.slice(0, 10), valorTaxa: String(boletim.cotacaoVenda) }));
}

/** The service wants days the American way. */
const mesDiaAno = (dia: DataTexto) => dia.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');

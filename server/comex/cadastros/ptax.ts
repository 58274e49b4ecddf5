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

/** Fetches the closing `venda` rates of a currency between two days from the BCB PTAX service. Days without a closing have no rate. */
export type Ptax = (sigla: string, de: DataTexto, ate: DataTexto) => Promise<FechamentoPtax[]>;

/** Builds the client of the PTAX service, at the central bank or at another address. */
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

/** The service expects month, day, year. */
const mesDiaAno = (dia: DataTexto) => dia.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');

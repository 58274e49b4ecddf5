import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import type { PedidoDeMarcaEmVarias } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

type Linha = Extract<PedidoDeMarcaEmVarias['quais'], { linhas: unknown }>['linhas'][number];

/** What each DAI of a mark for many has of its own, by the id of its processo. */
export type Proprios = Readonly<Record<string, Omit<Linha, 'id'>>>;

export const PROPRIO_EM_BRANCO: Proprios[string] = { canal: null, numero: null };

export const quantasDeclaracoes = (n: number) => (n === 1 ? '1 declaração' : `${formatarInteiro(n)} declarações`);

export const nomeDaDai = ({ numeroDocumento, processo }: DaiResumo) =>
  numeroDocumento ? formatarDeclaracao(numeroDocumento) : processo.numero;

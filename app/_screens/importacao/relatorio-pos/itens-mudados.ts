import type { CampoMudado } from '#components/registro/mudancas-por-extenso.ts';
import type { LinhaDoPedido } from '#lib/contracts/purchase-order.ts';
import { ROTULOS_LINHA_DO_PEDIDO } from '#lib/domain/pedido.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** What changed between the lines of two versions of an order: those that came, those that went, and which field of which line. */
export function itensMudados(antes: unknown, depois: unknown): CampoMudado[] {
  const [eram, sao] = [linhasDe(antes), linhasDe(depois)];
  const anteriores = new Map(eram.map((linha) => [linha.id, linha]));
  const ficaram = new Set(sao.map(({ id }) => id));
  return [
    ...sao.flatMap((linha, i) => mudancasDa(anteriores.get(linha.id), linha, i + 1)),
    ...eram.flatMap((linha, i) =>
      ficaram.has(linha.id) ? [] : [{ ...lugar(linha, i + 1), era: resumo(linha), ficou: SEM_VALOR }],
    ),
  ];
}

type Linha = Partial<Record<(typeof CAMPOS)[number], unknown>> & Pick<LinhaDoPedido, 'id'>;

function linhasDe(valor: unknown): Linha[] {
  return Array.isArray(valor) ? (valor as Linha[]) : [];
}

function mudancasDa(era: Linha | undefined, ficou: Linha, numero: number): CampoMudado[] {
  if (!era) return [{ ...lugar(ficou, numero), era: SEM_VALOR, ficou: resumo(ficou) }];
  return CAMPOS.map((campo) => ({
    caminho: `itens.${ficou.id}.${campo}`,
    rotulo: `Linha ${numero}, ${texto(ficou.partNumber)}: ${ROTULOS_LINHA_DO_PEDIDO[campo]}`,
    era: texto(era[campo]),
    ficou: texto(ficou[campo]),
  })).filter((campo) => campo.era !== campo.ficou);
}

function lugar(linha: Linha, numero: number) {
  return { caminho: `itens.${linha.id}`, rotulo: `Linha ${numero}` };
}

function resumo({ partNumber, quantidade, valorUnitario }: Linha): string {
  return `${texto(partNumber)}: ${texto(quantidade)} × ${texto(valorUnitario)}`;
}

/** A figure without the zeros of its column, what a line points at by its name. */
function texto(valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return SEM_VALOR;
  if (typeof valor === 'object') {
    const { razaoSocial, nome, codigo } = valor as Record<string, unknown>;
    return String(razaoSocial ?? nome ?? codigo ?? SEM_VALOR);
  }
  const escrito = String(valor);
  return /^\d+\.\d+$/.test(escrito) ? semZeros(escrito) : escrito;
}

const CAMPOS = [
  'partNumber',
  'descricao',
  'ncm',
  'destaque',
  'unidade',
  'quantidade',
  'valorUnitario',
  'pesoLiquidoUnitario',
  'paisOrigem',
  'fabricante',
  'aplicacao',
  'codigoSuframa',
] as const;

import { SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import type { CampoMudado } from './mudancas-por-extenso.ts';

/** A list of goods; the order of `rotulos` is the order of its fields in the history. */
interface LinhasDeItens {
  rotulos: Readonly<Record<string, string>>;
}

/** Returns the changes between the item lines of two versions: added lines, removed lines, and changed fields of a line. */
export function linhasMudadas({ rotulos }: LinhasDeItens): (antes: unknown, depois: unknown) => CampoMudado[] {
  const mudancasDa = (era: Linha | undefined, ficou: Linha, numero: number): CampoMudado[] => {
    if (!era) return [{ ...lugar(ficou, numero), era: SEM_VALOR, ficou: resumo(ficou) }];
    return Object.entries(rotulos)
      .map(([campo, rotulo]) => ({
        caminho: `itens.${ficou.id}.${campo}`,
        rotulo: `Linha ${numero}, ${texto(ficou.partNumber ?? ficou.descricao)}: ${rotulo}`,
        era: texto(era[campo]),
        ficou: texto(ficou[campo]),
      }))
      .filter((campo) => campo.era !== campo.ficou);
  };
  return (antes, depois) => {
    const [eram, sao] = [linhasDe(antes), linhasDe(depois)];
    const anteriores = new Map(eram.map((linha) => [linha.id, linha]));
    const ficaram = new Set(sao.map(({ id }) => id));
    return [
      ...sao.flatMap((linha, i) => mudancasDa(anteriores.get(linha.id), linha, i + 1)),
      ...eram.flatMap((linha, i) =>
        ficaram.has(linha.id) ? [] : [{ ...lugar(linha, i + 1), era: resumo(linha), ficou: SEM_VALOR }],
      ),
    ];
  };
}

type Linha = Readonly<Record<string, unknown>> & { id: string };

function linhasDe(valor: unknown): Linha[] {
  return Array.isArray(valor) ? (valor as Linha[]) : [];
}

function lugar(linha: Linha, numero: number) {
  return { caminho: `itens.${linha.id}`, rotulo: `Linha ${numero}` };
}

function resumo({ partNumber, descricao, quantidade, valorUnitario }: Linha): string {
  const quanto = `${texto(partNumber ?? descricao)}: ${texto(quantidade)}`;
  // Components of a structure have no price.
  return valorUnitario === undefined ? quanto : `${quanto} × ${texto(valorUnitario)}`;
}

/** Formats a value: a figure without trailing zeros, and a referenced record by its name. */
function texto(valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return SEM_VALOR;
  if (typeof valor === 'object') {
    const { razaoSocial, nome, numero, codigo } = valor as Record<string, unknown>;
    return String(razaoSocial ?? nome ?? numero ?? codigo ?? SEM_VALOR);
  }
  const escrito = String(valor);
  return /^\d+\.\d+$/.test(escrito) ? semZeros(escrito) : escrito;
}

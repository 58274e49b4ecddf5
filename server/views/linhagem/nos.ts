import type { NoDaLinhagem } from '#lib/contracts/linhagem.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { NOME_NA_LINHAGEM, type TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';

/** How many of a level are shown; the rest is one node that says how many. */
export const LIMITE_DO_NIVEL = 60;

/** What of a level is shown, in the order it is, and how many there are of it. */
export interface Nivel {
  tipo: TipoDaLinhagem;
  nos: NoDaLinhagem[];
  total: number;
}

/** What is left out of a thing says so by being left out. */
export function no(
  tipo: TipoDaLinhagem,
  id: string,
  campos: Pick<NoDaLinhagem, 'titulo'> & Partial<Omit<NoDaLinhagem, 'id' | 'tipo' | 'mais'>>,
): NoDaLinhagem {
  return {
    id: `${tipo}:${id}`,
    tipo,
    detalhe: null,
    situacao: null,
    data: null,
    dono: null,
    valores: {},
    ...campos,
    mais: 0,
  };
}

/** The node that stands for those there was no room for; of one owner, it leads to it. */
export function resto({ tipo, nos, total }: Nivel, dono: NoDaLinhagem['dono']): NoDaLinhagem[] {
  const mais = total - nos.length;
  if (mais <= 0) return [];
  const { um, varios } = NOME_NA_LINHAGEM[tipo];
  const qual = mais === 1 ? um : varios;
  return [{ ...no(tipo, 'mais', { titulo: `Mais ${mais} ${noMeioDaFrase(qual)}`, dono }), mais }];
}

export const idsDo = ({ nos }: Nivel): string[] => nos.map(({ id }) => id.slice(id.indexOf(':') + 1));

import type { NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { NOME_NA_LINHAGEM, type TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';

/** How many nodes of a level are shown; one more node tells how many are left. */
export const LIMITE_DO_NIVEL = 60;

/** The shown nodes of a level, in their order, and the number of all its records. */
export interface Nivel {
  tipo: TipoDaLinhagem;
  nos: NoDaLinhagem[];
  total: number;
}

/** Makes a node; a field the caller omits is null. */
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

/** Makes the node of the records that were left out. When they have one owner, the node links to it. */
export function resto({ tipo, nos, total }: Nivel, dono: NoDaLinhagem['dono']): NoDaLinhagem[] {
  const mais = total - nos.length;
  if (mais <= 0) return [];
  const { um: singular, varios } = NOME_NA_LINHAGEM[tipo];
  const qual = mais === 1 ? singular : varios;
  return [{ ...no(tipo, 'mais', { titulo: `Mais ${mais} ${noMeioDaFrase(qual)}`, dono }), mais }];
}

export const idsDo = ({ nos }: Nivel): string[] => nos.map(({ id }) => id.slice(id.indexOf(':') + 1));

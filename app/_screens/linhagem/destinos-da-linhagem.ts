import type { ToOptions } from '@tanstack/react-router';
import type { NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';

/** Where a node opens: its own page, the page of its owner, or, for a "Mais …" node, the list of all. */
export function destinoDoNo({ id, tipo, dono, mais }: Pick<NoDaLinhagem, 'id' | 'tipo' | 'dono' | 'mais'>): ToOptions {
  if (tipo === 'NOTA' && dono) return { ...DESTINO.DCI(dono.id), search: { etapa: 'notas' } } as ToOptions;
  if (mais > 0) return dono ? DESTINO[dono.tipo](dono.id) : { to: LISTA[tipo] };
  return tipo === 'COMPONENTE' && dono ? DESTINO[dono.tipo](dono.id) : DESTINO[tipo](idDoNo({ id }));
}

/** The address of the lineage seen from this node. */
export function linhagemDo({ id, tipo }: Pick<NoDaLinhagem, 'id' | 'tipo'>) {
  return { to: '/linhagem/$tipo/$id', params: { tipo: tipo.toLowerCase(), id: idDoNo({ id }) } } as const;
}

const idDoNo = ({ id }: Pick<NoDaLinhagem, 'id'>) => id.slice(id.indexOf(':') + 1);

const DESTINO: Readonly<Record<TipoDaLinhagem, (id: string) => ToOptions>> = {
  PO: (id) => ({ to: '/importacao/relatorioPos/$id', params: { id } }),
  PROCESSO: (id) => ({ to: '/importacao/processos/$id', params: { id } }),
  LOTE: (id) => ({ to: '/dcr/saldo-insumos/$id', params: { id } }),
  COMPONENTE: (id) => ({ to: '/dcr/processos-dcr/$id', params: { id } }),
  DCR: (id) => ({ to: '/dcr/processos-dcr/$id', params: { id } }),
  DCI: (id) => ({ to: '/dci/processos-dci/$id', params: { id } }),
  NOTA: (id) => ({ to: '/dci/processos-dci/$id', params: { id } }),
};

const LISTA = {
  PO: '/importacao/relatorioPos',
  PROCESSO: '/importacao/processos',
  LOTE: '/dcr/saldo-insumos',
  COMPONENTE: '/dcr/processos-dcr',
  DCR: '/dcr/processos-dcr',
  DCI: '/dci/processos-dci',
  NOTA: '/dci/processos-dci',
} as const satisfies Record<TipoDaLinhagem, string>;

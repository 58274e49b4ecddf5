/** Destination of the goods of an internação, by the codes of the DCI file (domain/zfm.md §2.2). */
export const LOCAIS_DESTINO = [1, 2, 3, 4] as const;
export type LocalDestino = (typeof LOCAIS_DESTINO)[number];

export const NOME_LOCAL_DESTINO: Record<LocalDestino, string> = {
  1: 'Amazônia Ocidental',
  2: 'Demais regiões',
  3: 'ALC dentro da Amazônia Ocidental',
  4: 'ALC fora da Amazônia Ocidental',
};

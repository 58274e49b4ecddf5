import type { Mapa } from '#lib/contracts/mapa.ts';

export interface MapaDeEmbarquesProps {
  mapa: Mapa;
  /** For a card on another screen: nothing moves, and each origin leads to the map itself. */
  compacto?: boolean;
  /** The origin that is pointed at here or in a list beside it, by its key. */
  acesa?: string | null;
  aoAcender?: (chave: string | null) => void;
  /** The origin whose shipments are open. */
  aberta?: string | null;
  aoAbrir?: (chave: string) => void;
}

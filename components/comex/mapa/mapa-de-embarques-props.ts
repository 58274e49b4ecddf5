import type { Mapa } from '#lib/contracts/views/mapa.ts';

export interface MapaDeEmbarquesProps {
  mapa: Mapa;
  /** For a card on another screen: the map does not move, and each origin links to the full map. */
  compacto?: boolean;
  /** Key of the origin highlighted here or in the list beside the map. */
  acesa?: string | null;
  aoAcender?: (chave: string | null) => void;
  /** Key of the origin whose shipments are open. */
  aberta?: string | null;
  aoAbrir?: (chave: string) => void;
}

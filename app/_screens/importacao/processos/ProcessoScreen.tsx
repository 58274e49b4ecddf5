import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function ProcessoScreen() {
  return <TelaPrevista titulo="Processo">O processo ficará aqui.</TelaPrevista>;
}

import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function AdicaoScreen() {
  return <TelaPrevista titulo="Adição">A adição ficará aqui.</TelaPrevista>;
}

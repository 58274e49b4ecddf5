import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function ProcessosScreen() {
  return <TelaPrevista titulo="Processos">A lista de processos ficará aqui.</TelaPrevista>;
}

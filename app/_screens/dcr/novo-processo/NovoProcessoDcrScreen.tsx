import Icone from '@mui/icons-material/AddBoxOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function NovoProcessoDcrScreen() {
  return (
    <TelaPrevista
      titulo="Novo DCR-E"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O DCR-E será montado aqui, com o coeficiente de redução recalculado e explicado a cada componente.
    </TelaPrevista>
  );
}

import Icone from '@mui/icons-material/ApartmentOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function EmpresaScreen() {
  return (
    <EmptyState
      titulo="Dados da empresa"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Os dados da empresa, sua inscrição na Suframa e seus incentivos ficarão aqui.
    </EmptyState>
  );
}

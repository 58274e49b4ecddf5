import Icone from '@mui/icons-material/GavelOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function RepresentanteScreen() {
  return (
    <EmptyState
      titulo="Representantes legais"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O cadastro de quem representa a empresa perante a Receita e a Sefaz ficará aqui, com a validade de cada
      procuração.
    </EmptyState>
  );
}

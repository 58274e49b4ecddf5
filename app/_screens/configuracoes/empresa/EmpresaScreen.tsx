import Icone from '@mui/icons-material/ApartmentOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function EmpresaScreen() {
  return (
    <TelaPrevista
      titulo="Dados da empresa"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Os dados da empresa, sua inscrição na Suframa e seus incentivos ficarão aqui.
    </TelaPrevista>
  );
}

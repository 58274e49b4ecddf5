import Icone from '@mui/icons-material/AddBoxOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function NovoProcessoDciScreen() {
  return (
    <TelaPrevista
      titulo="Nova DCI"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      A DCI será montada aqui, das notas de saída aos tributos da internação, com a memória de cada valor.
    </TelaPrevista>
  );
}

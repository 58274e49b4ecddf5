import Icone from '@mui/icons-material/AddBoxOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function NovoProcessoScreen() {
  return (
    <TelaPrevista
      titulo="Abrir um processo"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Importar DI em Processos
        </ButtonTo>
      }
    >
      O preenchimento passo a passo de um processo ficará aqui. Hoje um processo nasce do XML da DI, importado na lista
      de processos.
    </TelaPrevista>
  );
}

import Icone from '@mui/icons-material/DonutLargeOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function ProcessosDcrScreen() {
  return (
    <TelaPrevista
      titulo="Meus DCR-Es"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      Os demonstrativos aparecerão aqui, com aviso quando uma DI, taxa ou preço mais novo deixar algum para trás.
    </TelaPrevista>
  );
}

import Icone from '@mui/icons-material/PublicOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function MapaScreen() {
  return (
    <TelaPrevista
      titulo="Mapa de origens"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      O mapa mostrará de onde vêm as cargas em andamento e por onde entram no país.
    </TelaPrevista>
  );
}

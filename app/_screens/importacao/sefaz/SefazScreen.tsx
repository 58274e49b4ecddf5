import Icone from '@mui/icons-material/AccountBalanceOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function SefazScreen() {
  return (
    <TelaPrevista
      titulo="Fila da Sefaz"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      A fila mostrará cada DAI antes de sair, a ciência a tomar e o desembaraço da Sefaz a acompanhar.
    </TelaPrevista>
  );
}

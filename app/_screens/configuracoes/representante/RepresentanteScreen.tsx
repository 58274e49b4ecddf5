import Icone from '@mui/icons-material/GavelOutlined';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

export function RepresentanteScreen() {
  return (
    <TelaPrevista
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
    </TelaPrevista>
  );
}

import Icone from '@mui/icons-material/BusinessOutlined';
import { TelaDaLista } from '#components/cadastro/TelaDaLista.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { CADASTRO_IMPORTADOR, IMPORTADORES_LISTA } from './importador-cadastro.tsx';

export function ImportadoresScreen() {
  return (
    <TelaDaLista
      lista={IMPORTADORES_LISTA}
      rotas={CADASTRO_IMPORTADOR.rotas}
      acima={<CadastrosNav />}
      acoes={<ImportarPlanilhaLink recurso="Importador" />}
      icone={<Icone />}
    >
      Cada importador tem aqui seu CNPJ, suas inscrições, as Resoluções CAS dos produtos que fabrica e a conta de que se
      debita a DCI. Os processos, DCRs e DCIs partem daqui.
    </TelaDaLista>
  );
}

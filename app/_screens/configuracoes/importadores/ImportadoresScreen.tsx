import Icone from '@mui/icons-material/BusinessOutlined';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { IMPORTADORES_LISTA } from './importador-cadastro.tsx';

export function ImportadoresScreen() {
  const lista = useLista(IMPORTADORES_LISTA);
  const novo = (
    <ButtonTo to="/configuracoes/associados/novo" variant="contained">
      Novo importador
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <ListaDoCadastro
        lista={lista}
        novo={novo}
        acoes={<ImportarPlanilhaLink recurso="Importador" />}
        vazia="Nenhum importador ainda"
        icone={<Icone />}
      >
        Cada importador tem aqui seu CNPJ, suas inscrições, as Resoluções CAS dos produtos que fabrica e a conta de que
        se debita a DCI. Os processos, DCRs e DCIs partem daqui.
      </ListaDoCadastro>
    </>
  );
}

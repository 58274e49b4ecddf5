import Icone from '@mui/icons-material/BusinessOutlined';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
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
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="Importador" />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum importador ainda" icone={<Icone />} acoes={novo}>
            Cada importador tem aqui seu CNPJ, suas inscrições, as Resoluções CAS dos produtos que fabrica e a conta de
            que se debita a DCI. Os processos, DCRs e DCIs partem daqui.
          </EmptyState>
        }
      />
    </>
  );
}

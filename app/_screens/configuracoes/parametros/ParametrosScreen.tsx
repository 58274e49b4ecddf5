import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/planilha/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { PARAMETROS_LISTA } from './parametro-cadastro.tsx';

/** Rates, fees and deadlines that enter the reckonings: the shipped ones and the company's, which go before them. */
export function ParametrosScreen() {
  const lista = useLista(PARAMETROS_LISTA);
  const novo = (
    <ButtonTo variant="contained" to="/configuracoes/parametros/novo">
      Novo parâmetro
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="Parametro" />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum parâmetro" icone={<TuneOutlined />} acoes={novo}>
            Alíquotas, taxas e prazos que entram nos cálculos, com vigência e fonte.
          </EmptyState>
        }
      />
    </>
  );
}

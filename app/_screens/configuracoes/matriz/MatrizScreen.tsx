import Icone from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { GerarXmlDialog } from './GerarXmlDialog.tsx';
import { MATRIZ_LISTA } from './matriz-cadastro.tsx';

export function MatrizScreen() {
  const lista = useLista(MATRIZ_LISTA);
  const { importadorId } = lista.consulta as { importadorId?: string };
  const novo = (
    <ButtonTo to="/configuracoes/matriz/novo" search={{ importadorId }} variant="contained">
      Novo item da matriz
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <Lista
        lista={lista}
        acoes={
          <>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => lista.mudar({ dialogo: 'gerar-xml' }, { replace: false })}
            >
              Gerar XML
            </Button>
            <ImportarPlanilhaLink recurso="MatrizTributacao" />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum item da matriz ainda" icone={<Icone />} acoes={novo}>
            A matriz que cada importador tem na Sefaz-AM: por NCM do produto final, código Suframa, destinação e
            utilização, o código de tributação, o decreto que o concede e os dias em que vale.
          </EmptyState>
        }
      />
      {lista.dialogo === 'gerar-xml' && (
        <GerarXmlDialog
          importadorId={importadorId}
          aoEscolher={(id) => lista.filtrar({ importadorId: id })}
          aoFechar={() => lista.mudar({ dialogo: undefined })}
        />
      )}
    </>
  );
}

import Icone from '@mui/icons-material/AccountTreeOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { DeOndeVem } from '#components/comex/DeOndeVem.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { ImportarNcmDialog } from './ImportarNcmDialog.tsx';
import { NCM_LISTA } from './ncm-cadastro.tsx';

export function NcmsScreen() {
  const lista = useLista(NCM_LISTA);
  const [importando, setImportando] = useState(false);
  const acoes = (
    <>
      <ImportarPlanilhaLink recurso="Ncm" />
      <ButtonTo variant="outlined" color="inherit" to="/configuracoes/ncm/novo">
        Novo código
      </ButtonTo>
      <Button variant="contained" onClick={() => setImportando(true)}>
        Importar tabela oficial
      </Button>
    </>
  );
  return (
    <>
      <CadastrosNav />
      <DeOndeVem tabela="Ncm" />
      <Lista
        lista={lista}
        acoes={acoes}
        vazia={
          <EmptyState titulo="Nenhum código da NCM" icone={<Icone />} acoes={acoes}>
            Importe a tabela oficial: o arquivo JSON que o Classif do Portal Único publica, com a vigência de cada
            código.
          </EmptyState>
        }
      />
      {importando && <ImportarNcmDialog aoFechar={() => setImportando(false)} />}
    </>
  );
}

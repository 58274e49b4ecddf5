import Icone from '@mui/icons-material/TravelExploreOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CatalogoNav } from '#app/_screens/configuracoes/catalogo/CatalogoNav.tsx';
import { RAMO_DOS_OPERADORES } from '#app/_screens/configuracoes/catalogo/ramo.ts';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { ComparacaoDosOperadores } from './ComparacaoDosOperadores.tsx';
import { OPERADORES_LISTA } from './operadores-lista.tsx';

/** Our suppliers as foreign operators of the Portal: drafted, reviewed, sent and compared. */
export function OperadoresScreen() {
  const lista = useLista(OPERADORES_LISTA);
  const { filtros, dialogo } = lista;
  const importadorId = (filtros.importadorId as string | undefined) ?? '';
  const abrir = (qual: string | undefined) => lista.mudar({ dialogo: qual });
  const preparar = (
    <Button variant="contained" onClick={() => abrir('preparar')}>
      Preparar rascunhos…
    </Button>
  );
  return (
    <>
      <CadastrosNav />
      <CatalogoNav />
      <Stack sx={{ gap: 2 }}>
        <div>
          <Lista
            lista={lista}
            acoes={
              <>
                <ButtonTo variant="outlined" color="inherit" to="/configuracoes/portal-unico">
                  Credenciais
                </ButtonTo>
                <Button variant="outlined" color="inherit" onClick={() => abrir('comparar')}>
                  Comparar com o Portal…
                </Button>
                {preparar}
              </>
            }
            vazia={
              <EmptyState icone={<Icone />} titulo="Nenhum operador ainda" acoes={preparar}>
                Cada fornecedor e fabricante do exterior vira aqui um operador estrangeiro do Portal Único, que a DUIMP
                nomeia: o rascunho, a revisão de uma segunda pessoa e o envio.
              </EmptyState>
            }
          />
        </div>
        <ComparacaoDosOperadores />
      </Stack>
      {dialogo === 'preparar' && (
        <PrepararOperadores
          fornecedorId={(filtros.fornecedorId as string | undefined) ?? null}
          importadorId={importadorId}
          aoFechar={() => abrir(undefined)}
        />
      )}
      {dialogo === 'comparar' && (
        <CompararDialog ramo={RAMO_DOS_OPERADORES} importadorId={importadorId} aoFechar={() => abrir(undefined)} />
      )}
    </>
  );
}

const PrepararOperadores = lazyPart(() => import('./PrepararOperadores.tsx').then((part) => part.PrepararOperadores));
const CompararDialog = lazyPart(() =>
  import('#app/_screens/configuracoes/catalogo/CompararDialog.tsx').then((part) => part.CompararDialog),
);

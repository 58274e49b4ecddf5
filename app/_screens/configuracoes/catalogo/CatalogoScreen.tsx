import Icone from '@mui/icons-material/CategoryOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { CatalogoNav } from './CatalogoNav.tsx';
import { ComparacaoSection } from './ComparacaoSection.tsx';
import { CATALOGO_LISTA } from './catalogo-lista.tsx';
import { RAMO_DOS_PRODUTOS } from './ramo.ts';

/** Our items as products of the Portal's catalogue: drafted, reviewed, sent and compared. */
export function CatalogoScreen() {
  const lista = useLista(CATALOGO_LISTA);
  const { filtros, dialogo } = lista;
  const importadorId = (filtros.importadorId as string | undefined) ?? '';
  const itemId = filtros.itemId as string | undefined;
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
                  Credenciais e atributos
                </ButtonTo>
                <Button variant="outlined" color="inherit" onClick={() => abrir('comparar')}>
                  Comparar com o Portal…
                </Button>
                {preparar}
              </>
            }
            vazia={
              <EmptyState icone={<Icone />} titulo="Nenhum produto ainda" acoes={preparar}>
                Cada item importado vira aqui um produto do Catálogo do Portal Único: o rascunho, os atributos da NCM, a
                revisão de uma segunda pessoa e o envio.
              </EmptyState>
            }
          />
        </div>
        <ComparacaoSection />
      </Stack>
      {dialogo === 'preparar' && (
        <PrepararDialog
          itens={itemId ? async () => [itemId] : null}
          quantos={itemId ? 'O item do filtro' : null}
          importadorId={importadorId}
          aoFechar={() => abrir(undefined)}
        />
      )}
      {dialogo === 'comparar' && (
        <CompararDialog ramo={RAMO_DOS_PRODUTOS} importadorId={importadorId} aoFechar={() => abrir(undefined)} />
      )}
    </>
  );
}

const PrepararDialog = lazyPart(() =>
  import('#components/cadastro/PrepararNoCatalogoDialog.tsx').then((part) => part.PrepararNoCatalogoDialog),
);
const CompararDialog = lazyPart(() => import('./CompararDialog.tsx').then((part) => part.CompararDialog));

import Icone from '@mui/icons-material/DonutLargeOutlined';
import Button from '@mui/material/Button';
import { useSearch } from '@tanstack/react-router';
import { ConferirArquivoDialog } from '#components/comex/ConferirArquivoDialog.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { PorExtenso } from '#components/comex/PorExtenso.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';
import { DCR_LISTA } from './dcr-lista.tsx';

export function ProcessosDcrScreen() {
  const { dialogo } = useSearch({ from: '/dentro/dcr/processos-dcr' });
  const navegar = useNavegarNaTela('/dcr/processos-dcr');
  const lista = useLista(DCR_LISTA);
  const conferir = (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => navegar({ search: (atual) => ({ ...atual, dialogo: 'conferir-arquivo' }) })}
    >
      Conferir arquivo
    </Button>
  );
  const novo = (
    <ButtonTo variant="contained" to="/dcr/novo-processo-dcr">
      Novo DCR-E
    </ButtonTo>
  );
  return (
    <>
      <DcrNav />
      <PorExtenso sigla="DCR-E" />
      <Lista
        lista={lista}
        acoes={
          <>
            {conferir}
            {novo}
          </>
        }
        vazia={
          <EmptyState
            titulo="Nenhum DCR-E ainda"
            icone={<Icone />}
            acoes={
              <>
                {novo}
                {conferir}
              </>
            }
          >
            O demonstrativo do coeficiente de redução de cada produto: nacionais com nota fiscal, importados com DI, mão
            de obra, e o II por unidade explicado até o último algarismo. Quando uma DI, preço, alíquota ou estrutura
            mais nova o deixar para trás, ele avisa aqui.
          </EmptyState>
        }
      />
      <ConferirArquivoDialog
        documento="DCR-E"
        aberto={dialogo === 'conferir-arquivo'}
        aoFechar={() => navegar({ search: ({ dialogo: _, ...atual }) => atual, replace: true })}
        ler={(bytes) => lerArquivo(LEIAUTE_DCRE, bytes)}
      />
    </>
  );
}

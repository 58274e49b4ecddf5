import Icone from '@mui/icons-material/MoveUpOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ConferirArquivoDialog } from '#components/comex/ConferirArquivoDialog.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';

export function ProcessosDciScreen() {
  const { dialogo } = useSearch({ from: '/dentro/dci/processos-dci' });
  const navegar = useNavigate({ from: '/dci/processos-dci' });
  return (
    <>
      <EmptyState
        titulo="Minhas DCIs"
        icone={<Icone />}
        acoes={
          <>
            <Button variant="contained" onClick={() => navegar({ search: { dialogo: 'conferir-arquivo' } })}>
              Conferir arquivo
            </Button>
            <ButtonTo to="/importacao/processos" variant="outlined" color="inherit">
              Ir para Processos
            </ButtonTo>
          </>
        }
      >
        As declarações de internação aparecerão aqui com a situação e o DARF de cada uma. Hoje já dá para conferir,
        campo a campo, um arquivo DCI que você tenha.
      </EmptyState>
      <ConferirArquivoDialog
        documento="DCI"
        aberto={dialogo === 'conferir-arquivo'}
        aoFechar={() => navegar({ search: {}, replace: true })}
        ler={(bytes) => lerArquivo(LEIAUTE_DCI, bytes)}
      />
    </>
  );
}

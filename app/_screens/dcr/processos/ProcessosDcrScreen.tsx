import Icone from '@mui/icons-material/DonutLargeOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ConferirArquivoDialog } from '#components/comex/ConferirArquivoDialog.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';

export function ProcessosDcrScreen() {
  const { dialogo } = useSearch({ from: '/dentro/dcr/processos-dcr' });
  const navegar = useNavigate({ from: '/dcr/processos-dcr' });
  return (
    <>
      <EmptyState
        titulo="Meus DCR-Es"
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
        Os demonstrativos aparecerão aqui, com aviso quando uma DI, taxa ou preço mais novo deixar algum para trás. Hoje
        já dá para conferir, campo a campo, um arquivo DCR-E que você tenha.
      </EmptyState>
      <ConferirArquivoDialog
        documento="DCR-E"
        aberto={dialogo === 'conferir-arquivo'}
        aoFechar={() => navegar({ search: {}, replace: true })}
        ler={(bytes) => lerArquivo(LEIAUTE_DCRE, bytes)}
      />
    </>
  );
}

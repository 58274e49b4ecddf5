import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearch } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import type { Linhagem } from '#lib/contracts/views/linhagem.ts';
import { destinoDoNo } from './destinos-da-linhagem.ts';
import { GrafoDaLinhagem } from './GrafoDaLinhagem.tsx';
import { LinhagemSozinha } from './LinhagemSozinha.tsx';
import type { VistaDaLinhagem } from './linhagem-busca.ts';
import { nomeDoNo, ondeEsta } from './no-por-extenso.ts';
import { SuspensosDaLinhagem } from './SuspensosDaLinhagem.tsx';
import { TabelaDaLinhagem } from './TabelaDaLinhagem.tsx';

/**
 * The suspended taxes first, then the chain as a graph or as a table. The table is the printed form, and the only one that fits a
 * phone.
 */
export function LinhagemAberta({ linhagem, doGrafo }: { linhagem: Linhagem; doGrafo: RefObject<boolean> }) {
  const { vista } = useSearch({ from: '/dentro/linhagem/$tipo/$id' });
  const navegar = useNavegarNaTela('/linhagem/$tipo/$id');
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const atual = vista ?? (telefone ? 'tabela' : 'grafo');
  const foco = linhagem.nos.find(({ id }) => id === linhagem.foco);
  if (!foco) return null;
  return (
    <>
      <PageHeader
        titulo={`Linhagem: ${nomeDoNo(foco)}`}
        descricao={[foco.detalhe, ondeEsta(foco)].filter(Boolean).join(' · ')}
        acoes={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
            {linhagem.arestas.length > 0 && (
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label="Como mostrar"
                value={atual}
                onChange={(_, nova: VistaDaLinhagem | null) =>
                  nova && navegar({ search: { vista: nova }, replace: true, resetScroll: false })
                }
              >
                <ToggleButton value="grafo">Grafo</ToggleButton>
                <ToggleButton value="tabela">Tabela</ToggleButton>
              </ToggleButtonGroup>
            )}
            <ButtonTo variant="outlined" color="inherit" {...destinoDoNo(foco)}>
              Abrir o registro
            </ButtonTo>
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SuspensosDaLinhagem totais={linhagem.totais} />
        {linhagem.cortado && (
          <Alert severity="info">
            Há mais do que cabe: de cada nível se mostram até sessenta, e o último quadro dele conta os outros e leva a
            eles. A soma dos suspensos é de todos os itens de DI; as POs são as dos itens mostrados.
          </Alert>
        )}
        {linhagem.arestas.length === 0 ? (
          <LinhagemSozinha tipo={foco.tipo} />
        ) : atual === 'grafo' ? (
          <>
            <Box sx={{ displayPrint: 'none' }}>
              <GrafoDaLinhagem linhagem={linhagem} doGrafo={doGrafo} />
            </Box>
            <Box sx={{ display: 'none', displayPrint: 'block' }}>
              <TabelaDaLinhagem linhagem={linhagem} telefone={false} />
            </Box>
          </>
        ) : (
          <TabelaDaLinhagem linhagem={linhagem} telefone={telefone} />
        )}
      </Box>
    </>
  );
}

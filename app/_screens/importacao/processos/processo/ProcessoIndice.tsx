import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { ABAS_PROCESSO, type AbaProcesso } from './processo-busca.ts';

interface ProcessoIndiceProps {
  processo: ProcessoInteiro;
  aba: AbaProcesso;
  aoAbrir: (aba: AbaProcesso) => void;
  /** The open tab's content. */
  children: ReactNode;
}

/** The tabs of a processo, beside the open one on a wide screen, above it on a narrow one. */
export function ProcessoIndice({ processo, aba, aoAbrir, children }: ProcessoIndiceProps) {
  const largo = useMediaQuery((tema) => tema.breakpoints.up('md'));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' } }}>
      <Tabs
        value={aba}
        onChange={(_, nova: AbaProcesso) => aoAbrir(nova)}
        orientation={largo ? 'vertical' : 'horizontal'}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Partes do processo"
        sx={largo ? aoLado : { borderBottom: 1, borderColor: 'divider' }}
      >
        {ABAS_PROCESSO.map((valor) => (
          <Tab
            key={valor}
            value={valor}
            label={titulo(valor, processo)}
            id={`aba-${valor}`}
            aria-controls={valor === aba ? `painel-${valor}` : undefined}
            sx={largo ? { alignItems: 'flex-start', minHeight: 36, py: 0.5 } : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`painel-${aba}`} aria-labelledby={`aba-${aba}`} sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Stays in sight while a long tab scrolls. */
const aoLado = {
  position: 'sticky',
  top: 72,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 88px)',
  borderRight: 1,
  borderColor: 'divider',
};

function titulo(aba: AbaProcesso, processo: ProcessoInteiro): string {
  const erros = (aba === 'conferencias' && processo.conferencias?.filter(({ nivel }) => nivel === 'erro').length) || 0;
  if (erros > 0) return `${TITULOS[aba]} · ${erros === 1 ? '1 erro' : `${erros} erros`}`;
  const quantos = QUANTOS[aba]?.(processo) ?? 0;
  return quantos > 0 ? `${TITULOS[aba]} ${quantos}` : TITULOS[aba];
}

const TITULOS: Readonly<Record<AbaProcesso, string>> = {
  resumo: 'Resumo',
  identificacao: 'Identificação',
  carga: 'Carga',
  licencas: 'Licenças',
  itens: 'Itens',
  adicoes: 'Adições',
  tributos: 'Tributos',
  cambio: 'Câmbio',
  despesas: 'Despesas',
  conferencias: 'Conferências',
  documentos: 'Documentos',
  sefaz: 'Sefaz',
  historico: 'Histórico',
};

const QUANTOS: Readonly<Partial<Record<AbaProcesso, (processo: ProcessoInteiro) => number>>> = {
  licencas: ({ licencas }) => licencas.length,
  itens: ({ itens }) => itens,
  adicoes: ({ adicoes }) => adicoes,
  conferencias: ({ conferencias }) => conferencias?.length ?? 0,
};

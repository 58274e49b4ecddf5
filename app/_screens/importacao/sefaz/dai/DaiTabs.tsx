import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { ABAS_DAI, type AbaDai } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';

interface DaiTabsProps {
  aba: AbaDai;
  aoAbrir: (aba: AbaDai) => void;
  /** The open tab's content. */
  children: ReactNode;
}

export function DaiTabs({ aba, aoAbrir, children }: DaiTabsProps) {
  return (
    <>
      <Tabs
        value={aba}
        onChange={(_, nova: AbaDai) => aoAbrir(nova)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Partes da DAI"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {ABAS_DAI.map((valor) => (
          <Tab
            key={valor}
            value={valor}
            label={TITULOS[valor]}
            id={`aba-${valor}`}
            aria-controls={valor === aba ? `painel-${valor}` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`painel-${aba}`} aria-labelledby={`aba-${aba}`} sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </>
  );
}

const TITULOS: Readonly<Record<AbaDai, string>> = {
  dados: 'Dados gerais',
  adicoes: 'Adições e tributação',
  icms: 'ICMS',
  conferencia: 'Conferência e XML',
  notificacoes: 'Notificações e DAR',
  documentos: 'Documentos',
  historico: 'Histórico',
};

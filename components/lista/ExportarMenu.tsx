import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { FormatoExportacao } from '#lib/contracts/exportacao.ts';

export interface ComoExportar {
  formato: FormatoExportacao;
  colunas: 'a-vista' | 'todas';
}

interface ExportarMenuProps {
  rotulo?: string;
  desabilitado: boolean;
  aoExportar: (como: ComoExportar) => void;
}

export function ExportarMenu({ rotulo = 'Exportar', desabilitado, aoExportar }: ExportarMenuProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="menu"
        disabled={desabilitado}
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        {rotulo}
      </Button>
      <Menu anchorEl={ancora} open={Boolean(ancora)} onClose={() => setAncora(null)}>
        {OPCOES.map(([titulo, como]) => (
          <MenuItem
            key={titulo}
            onClick={() => {
              setAncora(null);
              aoExportar(como);
            }}
          >
            {titulo}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const OPCOES: readonly (readonly [string, ComoExportar])[] = [
  ['Excel (XLSX), colunas à vista', { formato: 'xlsx', colunas: 'a-vista' }],
  ['Excel (XLSX), todas as colunas', { formato: 'xlsx', colunas: 'todas' }],
  ['CSV, colunas à vista', { formato: 'csv', colunas: 'a-vista' }],
  ['CSV, todas as colunas', { formato: 'csv', colunas: 'todas' }],
];

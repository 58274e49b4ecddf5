import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ToolButton } from '#components/ui/page/ToolButton.tsx';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';

export interface ComoExportar {
  formato: FormatoExportacao;
  colunas: 'a-vista' | 'todas';
}

interface ExportarMenuProps {
  rotulo?: string;
  /** What the button shows of its label, where the place says the rest. */
  curto?: string;
  /** Shows only an icon, where the label does not fit. */
  icone?: boolean;
  desabilitado: boolean;
  /** The papers of the same rows, for printing. */
  papeis?: { rotulo: string; imprimir: () => void } | undefined;
  aoExportar: (como: ComoExportar) => void;
}

export function ExportarMenu(props: ExportarMenuProps) {
  const { rotulo = 'Exportar', curto = rotulo, icone = false, desabilitado, papeis, aoExportar } = props;
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const botao: Pick<ButtonProps, 'aria-haspopup' | 'disabled' | 'onClick'> = {
    'aria-haspopup': 'menu',
    disabled: desabilitado,
    onClick: ({ currentTarget }) => setAncora(currentTarget),
  };
  return (
    <>
      {icone ? (
        <ToolButton rotulo={rotulo} {...botao}>
          <FileDownloadOutlined />
        </ToolButton>
      ) : (
        <Button variant="outlined" color="inherit" aria-label={rotulo} startIcon={<FileDownloadOutlined />} {...botao}>
          {curto}
        </Button>
      )}
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
        {papeis && (
          <MenuItem
            onClick={() => {
              setAncora(null);
              papeis.imprimir();
            }}
          >
            {papeis.rotulo}
          </MenuItem>
        )}
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

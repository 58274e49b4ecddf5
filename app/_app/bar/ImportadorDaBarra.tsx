import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { nomeCurto } from '#lib/format/nome-curto.ts';
import { porImportadorEmFoco, useImportadorEmFoco } from '#lib/session/importador-em-foco.ts';
import { openImporterSwitch, useImporterSwitchOpen } from './importer-switch.ts';

/** The importer that lists, reports and new forms go by, or all of them. */
export function ImportadorDaBarra() {
  const foco = useImportadorEmFoco();
  const aberta = useImporterSwitchOpen();
  const [lugar, setLugar] = useState<HTMLElement | null>(null);
  const nome = foco ? `Só de ${foco.nome}` : 'Todos os importadores';
  // The name for screen readers holds what is seen.
  const visto = foco ? `Só de ${nomeCurto(foco.nome)}` : nome;
  return (
    <Box ref={setLugar} sx={{ display: 'flex', minWidth: 0 }}>
      <Tooltip title={foco ? `${nome}: trocar` : `${nome}: ver só de um`}>
        <ButtonBase
          aria-label={`Importador: ${visto}`}
          aria-haspopup="dialog"
          aria-expanded={aberta}
          onClick={() => openImporterSwitch(true)}
          sx={foco ? { ...botao, ...posto } : botao}
        >
          <ApartmentIcon fontSize="small" />
          <Box component="span" sx={foco ? texto : { ...texto, display: { xs: 'none', lg: 'block' } }}>
            {visto}
          </Box>
        </ButtonBase>
      </Tooltip>
      {foco && (
        <Tooltip title="Ver todos os importadores">
          <IconButton
            size="small"
            color="primary"
            aria-label="Ver todos os importadores"
            onClick={() => porImportadorEmFoco(null)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {aberta && lugar && <EscolhaDoImportador lugar={lugar} aoFechar={() => openImporterSwitch(false)} />}
    </Box>
  );
}

const EscolhaDoImportador = lazyPart(() =>
  import('./EscolhaDoImportador.tsx').then((part) => part.EscolhaDoImportador),
);

const botao = {
  height: 32,
  minWidth: 32,
  px: 0.75,
  gap: 0.75,
  borderRadius: 1,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
};

const posto = { color: 'primary.main', bgcolor: 'primary.soft', fontWeight: 600, minWidth: 0 };

const texto = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: { xs: 120, md: 140, lg: 220 },
};

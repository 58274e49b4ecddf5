import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { type EstadoDaParte, NOME_ESTADO_DA_PARTE } from '#lib/domain/aduana/processo/estado-das-partes.ts';
import { type PassoDoWizard, WizardNav } from './WizardNav.tsx';

interface WizardProps<Chave extends string> {
  /** Name of the wizard for screen readers. */
  titulo: string;
  passos: readonly PassoDoWizard<Chave>[];
  atual: Chave;
  aoAbrir: (chave: Chave) => void;
  /** Saves the open step and goes on; on the last step, it finishes the wizard. */
  aoContinuar: () => void;
  continuando: boolean;
  /** Label of the button on the last step. */
  concluir: string;
  aoSair: () => void;
  children: ReactNode;
}

/** Wizard whose steps open in any order. Each step shows its progress beside its name. */
export function Wizard<Chave extends string>(props: WizardProps<Chave>) {
  const { titulo, passos, atual, aoAbrir, aoContinuar, continuando, concluir, aoSair, children } = props;
  const lugar = passos.findIndex(({ chave }) => chave === atual);
  const passo = passos[lugar];
  const anterior = passos[lugar - 1];
  const cabeca = useRef<HTMLHeadingElement>(null);
  const aberto = useRef(atual);
  // Moves focus and scroll to the top when the step changes.
  useEffect(() => {
    if (aberto.current === atual) return;
    aberto.current = atual;
    cabeca.current?.focus({ preventScroll: true });
    cabeca.current?.scrollIntoView({ block: 'center' });
  }, [atual]);
  return (
    <Stack sx={{ gap: 2 }}>
      <WizardNav titulo={titulo} passos={passos} atual={atual} aoAbrir={aoAbrir} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography ref={cabeca} tabIndex={-1} variant="h2" sx={{ outline: 'none', scrollMarginTop: 96 }}>
          <Box component="span" sx={visuallyHidden}>{`Passo ${lugar + 1} de ${passos.length}: `}</Box>
          {passo?.titulo}
        </Typography>
        {passo?.estado && <StatusChip tom={TONS[passo.estado]}>{NOME_ESTADO_DA_PARTE[passo.estado]}</StatusChip>}
      </Stack>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box sx={barra}>
        <Button color="inherit" disabled={!anterior} onClick={() => anterior && aoAbrir(anterior.chave)}>
          Voltar
        </Button>
        <Button color="inherit" onClick={aoSair} aria-label="Sair e continuar depois">
          Sair
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
            {' e continuar depois'}
          </Box>
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button variant="contained" loading={continuando} onClick={aoContinuar}>
          {lugar === passos.length - 1 ? concluir : 'Continuar'}
        </Button>
      </Box>
    </Stack>
  );
}

const barra = {
  displayPrint: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};

const TONS: Readonly<Record<EstadoDaParte, Tom>> = {
  VAZIO: 'neutral',
  EM_ANDAMENTO: 'info',
  COM_PENDENCIAS: 'warning',
  COMPLETO: 'success',
};

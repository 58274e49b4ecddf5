import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { FileDrop } from '#components/ui/FileDrop.tsx';
import { TAMANHO_MAXIMO_DI } from '#lib/contracts/di.ts';
import { ArquivoDiCard } from './ArquivoDiCard.tsx';
import { type ArquivoDi, podeImportar, useImportacaoDi } from './use-importacao-di.ts';

/** A DI file to processes: dropped, shown with its conferences, then confirmed. Nothing is saved before that. */
export function ImportarDiDialog({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  const { arquivos, lerTodos, tirar, esquecer, importarTodos } = useImportacaoDi();
  const [ciente, setCiente] = useState(false);
  const { enqueueSnackbar } = useSnackbar();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));

  const prontos = arquivos.filter(podeImportar);
  const declaracoes = prontos.flatMap(declaracoesDe);
  const divergem = declaracoes.some(({ conferencias }) => conferencias.some(({ nivel }) => nivel === 'erro'));
  const ocupado = arquivos.some(({ estado }) => estado === 'lendo' || estado === 'importando');

  const fechar = () => {
    aoFechar();
    esquecer();
    setCiente(false);
  };
  const confirmar = async () => {
    const criados = await importarTodos();
    if (criados.length) enqueueSnackbar(criadosPorExtenso(criados.length), { variant: 'success' });
    if (criados.length === declaracoes.length && arquivos.length === prontos.length) fechar();
  };

  return (
    <Dialog
      open={aberto}
      onClose={ocupado ? undefined : fechar}
      fullWidth
      fullScreen={telefone}
      maxWidth="lg"
      aria-labelledby="importar-di"
    >
      <DialogTitle id="importar-di">Importar DI</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <FileDrop
            rotulo="Solte aqui o XML da DI"
            dica={`Arquivo da consulta de declarações do Siscomex; pode trazer várias DIs. Até ${LIMITE_MB} MB.`}
            aceita={ACEITA}
            compacta={arquivos.length > 0}
            aoEscolher={lerTodos}
          />
          {arquivos.map((um) => (
            <ArquivoDiCard key={um.chave} arquivo={um} aoTirar={() => tirar(um.chave)} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {divergem && (
          <FormControlLabel
            sx={{ mr: 'auto' }}
            control={<Checkbox checked={ciente} onChange={(_, marcado) => setCiente(marcado)} />}
            label="Vi os erros das conferências e quero importar assim mesmo"
          />
        )}
        <Button color="inherit" onClick={fechar} disabled={ocupado}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          onClick={confirmar}
          disabled={ocupado || declaracoes.length === 0 || (divergem && !ciente)}
        >
          {rotuloDaConfirmacao(declaracoes.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LIMITE_MB = TAMANHO_MAXIMO_DI / 1024 / 1024;
const ACEITA = { 'text/xml': ['.xml'], 'application/xml': ['.xml'] };

function declaracoesDe(um: ArquivoDi) {
  return um.estado === 'lido' ? um.leitura.declaracoes : [];
}

function rotuloDaConfirmacao(quantas: number): string {
  if (quantas === 0) return 'Importar';
  return quantas === 1 ? 'Importar 1 declaração' : `Importar ${quantas} declarações`;
}

function criadosPorExtenso(quantos: number): string {
  return quantos === 1 ? '1 processo criado.' : `${quantos} processos criados.`;
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { type FonteDaNcm, useImportarNcm } from '#lib/api/cadastros/ncm.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import type { ImportacaoNcm } from '#lib/contracts/cadastros/ncm.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Imports the whole official table, and tells what changed or why it was rejected. */
export function ImportarNcmDialog({ aoFechar }: { aoFechar: () => void }) {
  const titulo = useId();
  const importar = useImportarNcm();
  const [parte, setParte] = useState<number | null>(null);
  const [feita, setFeita] = useState<ImportacaoNcm | null>(null);
  const [falha, setFalha] = useState<Error | null>(null);
  const [anterior, setAnterior] = useState<FonteDaNcm | null>(null);
  const enviar = async (fonte: FonteDaNcm | undefined, deProposito = false) => {
    if (!fonte) return;
    setFalha(null);
    setAnterior(null);
    setParte(fonte === 'PORTAL_UNICO' ? 1 : 0);
    try {
      setFeita(await importar(fonte, { anterior: deProposito, aoProgredir: setParte }));
    } catch (erro) {
      setFalha(erro as Error);
      if (erro instanceof ApiError && erro.codigo === 'REGRA') setAnterior(fonte);
    } finally {
      setParte(null);
    }
  };
  return (
    <Dialog open onClose={parte === null ? aoFechar : undefined} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Importar a tabela oficial da NCM</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {falha && (
            <Alert
              severity={anterior ? 'warning' : 'error'}
              action={
                anterior && (
                  <Button color="inherit" size="small" onClick={() => enviar(anterior, true)}>
                    Importar a anterior
                  </Button>
                )
              }
            >
              {falha.message}
            </Alert>
          )}
          {feita ? (
            <Alert severity="success">
              Tabela de {formatarData(feita.atualizadaEm)} ({feita.ato}): {formatarInteiro(feita.novas)} códigos novos,{' '}
              {formatarInteiro(feita.alteradas)} alterados, {formatarInteiro(feita.foraDeVigor)} fora de vigor e{' '}
              {formatarInteiro(feita.iguais)} iguais.
            </Alert>
          ) : parte === null ? (
            <Fontes aoEscolher={enviar} />
          ) : (
            <Stack sx={{ gap: 1 }}>
              <Typography>{parte < 1 ? 'Enviando…' : 'Lendo a tabela e gravando…'}</Typography>
              <LinearProgress
                aria-label="Importando a tabela"
                variant={parte < 1 ? 'determinate' : 'indeterminate'}
                value={parte * 100}
              />
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={aoFechar} disabled={parte !== null}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Fontes({ aoEscolher }: { aoEscolher: (fonte: FonteDaNcm | undefined) => void }) {
  const portal = usePortalParts();
  return (
    <>
      <FileDrop
        rotulo="Solte aqui o arquivo JSON da NCM"
        dica="Classif, no Portal Único Siscomex: “Download da NCM vigente”, em JSON."
        aceita={{ 'application/json': ['.json'] }}
        aoEscolher={([arquivo]) => aoEscolher(arquivo)}
      />
      {portal && (
        <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
          <Button variant="outlined" color="inherit" onClick={() => aoEscolher('PORTAL_UNICO')}>
            Buscar no Portal Único
          </Button>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            O servidor do Cais baixa o mesmo arquivo, que é público: não usa credencial. O endereço é o de produção.
          </Typography>
        </Stack>
      )}
    </>
  );
}

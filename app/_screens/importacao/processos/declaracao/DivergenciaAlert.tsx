import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { arquivoDaDeclaracao, useRetificacoes } from '#lib/api/declaracao/retificacao.ts';
import { nomeDoBloco } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { type ParteEscolhida, reconhecer } from './partes-escolhidas.ts';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

/** Warns that the record differs from its file, because only a part of the file was accepted. */
export function DivergenciaAlert({ processoId }: { processoId: string }) {
  const { data: retificacoes } = useRetificacoes(processoId);
  const [parte, setParte] = useState<ParteEscolhida | null>(null);
  const [ultima] = retificacoes ?? [];
  if (!ultima || ultima.recusados.length === 0) return null;

  const comparar = async () => {
    try {
      setParte(await reconhecer(await arquivoDaDeclaracao(processoId, ultima.arquivo)));
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return (
    <>
      <Alert severity="warning">
        O arquivo {ultima.arquivo.nome} e este processo dizem coisas diferentes em{' '}
        {ultima.recusados.map(({ bloco }) => nomeDoBloco(bloco)).join(', ')}: {ultima.usuario.nome} aceitou só uma parte
        dele em {formatarInstante(ultima.em)}. Motivo: {ultima.motivo}
        <Button color="inherit" size="small" onClick={comparar} sx={{ display: 'flex', ml: -0.5, mt: 0.5 }}>
          Ver a diferença
        </Button>
      </Alert>
      {parte && <RetificacaoDialog processoId={processoId} partes={[parte]} aoFechar={() => setParte(null)} />}
    </>
  );
}

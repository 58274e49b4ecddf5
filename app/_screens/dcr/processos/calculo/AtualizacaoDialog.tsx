import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useAtualizacaoDoDcr, useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { AtualizacaoDoDcr, DcrNovo, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { DCR_EM_ABERTO } from '#lib/domain/zfm/situacao-dcr.ts';
import { formatarData } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { NOME_ALERTA_DCR } from '#lib/listas/dcr.ts';
import { FigurasComparadas } from './FigurasComparadas.tsx';

interface AtualizacaoDialogProps {
  dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo' | 'numero' | 'situacao'>;
  /** Puts the newest data into the open form. Without it, the data is saved at once. */
  aoAplicar?: (conteudo: DcrNovo) => void;
  aoFechar: () => void;
}

/** Shows what changed since the DCR-E was made and its result with today's data, and offers to update it or make a new one. */
export function AtualizacaoDialog({ dcr, aoAplicar, aoFechar }: AtualizacaoDialogProps) {
  const { id, versao, processo, numero, situacao } = dcr;
  const idDoTitulo = useId();
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { data, error, mutate } = useAtualizacaoDoDcr(id);
  const { alterar, copiar } = useGravarDcr();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const aberto = DCR_EM_ABERTO.includes(situacao);
  const registrado = situacao === 'REGISTRADO';
  const atualizar = async () => {
    if (!data) return;
    if (aberto && aoAplicar) {
      aoAplicar(data.conteudo);
      aoFechar();
      return;
    }
    setGravando(true);
    setFalha(null);
    try {
      if (aberto) {
        await alterar(id, versao, data.conteudo);
        enqueueSnackbar(`${processo} atualizado.`, { variant: 'success' });
        aoFechar();
      } else {
        const novo = await copiar(id, 'S', true);
        enqueueSnackbar(`Substitutivo ${novo.processo} criado com o que há de mais novo.`, { variant: 'success' });
        await navegar({ to: '/dcr/processos-dcr/$id', params: { id: novo.id }, search: { etapa: 'calculo' } });
      }
    } catch (erro) {
      setFalha(erro as Error);
      setGravando(false);
    }
  };
  const nada = data?.mudancas.length === 0;
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="lg" aria-labelledby={idDoTitulo}>
      <DialogTitle id={idDoTitulo}>O que mudou desde {numero ? `o DCR-E ${numero}` : processo}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {falha && <Alert severity="error">{falha.message}</Alert>}
          {error && !data ? (
            <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />
          ) : !data ? (
            <Skeleton variant="rounded" height={280} />
          ) : (
            <>
              {nada ? (
                <Typography>Nada mudou: documentos, alíquotas, estrutura e resolução são os mesmos.</Typography>
              ) : (
                <DataTable
                  legenda="Mudanças"
                  linhas={data.mudancas.map((mudanca, ordem) => ({ ...mudanca, ordem }))}
                  chave={({ ordem }) => ordem}
                  colunas={COLUNAS}
                />
              )}
              <div>
                <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
                  Com o que há de mais novo
                </Typography>
                <FigurasComparadas legenda="Antes e depois" antes={data.antes} depois={data.depois} />
              </div>
            </>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Fechar"
        aoFechar={aoFechar}
        disabled={!data || nada || (!aberto && !registrado)}
        loading={gravando}
        onClick={atualizar}
      >
        {aberto ? 'Atualizar este' : 'Criar substitutivo com o que há de mais novo'}
      </RodapeDoDialogo>
    </Dialog>
  );
}

type Mudanca = AtualizacaoDoDcr['mudancas'][number] & { ordem: number };

const COLUNAS: Coluna<Mudanca>[] = [
  {
    titulo: 'O que mudou',
    valor: ({ codigo, descricao, alerta }) => (
      <TwoLines principal={codigo ? `${codigo} · ${descricao}` : descricao} secundaria={NOME_ALERTA_DCR[alerta]} />
    ),
  },
  { titulo: 'Era', numerica: true, valor: ({ antes }) => antes ?? SEM_VALOR },
  { titulo: 'É', numerica: true, valor: ({ depois }) => depois ?? SEM_VALOR },
  { titulo: 'Documento', valor: ({ documento }) => documento ?? SEM_VALOR },
  { titulo: 'Data', valor: ({ data }) => (data ? formatarData(data) : SEM_VALOR) },
];

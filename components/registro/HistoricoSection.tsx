import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useHistory, useUndo } from '#lib/api/platform/history.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { CompararVersoesDialog } from './CompararVersoesDialog.tsx';
import { ExclusaoDialog } from './ExclusaoDialog.tsx';
import { MudancaDoRegistro } from './MudancaDoRegistro.tsx';
import { type NomesDosCampos, versoesDe } from './mudancas-por-extenso.ts';

interface HistoricoSectionProps {
  /** Set when a page has more than one history. */
  titulo?: string;
  recurso: string;
  registroId: string;
  /** The version on the page. Without it, no change can be undone here. */
  versao?: number;
  nomes: NomesDosCampos;
  /** Returns false for changes that are shown but cannot be undone here. */
  podeDesfazer?: (mudanca: MudancaDoHistorico) => boolean;
  /** Called with the record after the undo. */
  aoDesfazer?: (desfeito: unknown) => unknown;
}

/** History of a record: who changed what, when and why. The person can undo a change and compare two versions. */
export function HistoricoSection(props: HistoricoSectionProps) {
  const { titulo = 'Histórico', recurso, registroId, versao, nomes, podeDesfazer = () => true } = props;
  const { data, error, mutate } = useHistory(recurso, registroId);
  const { desfazendo, falha, esquecerFalha, desfazer } = useDesfazerMudanca(recurso, props.aoDesfazer);
  const [comparando, setComparando] = useState(false);
  /** The creation that the person asked to undo. Undoing it deletes the record, so it is asked. */
  const [criacao, setCriacao] = useState<MudancaDoHistorico | null>(null);
  const mudancas = data?.itens ?? [];
  return (
    <Section
      titulo={titulo}
      acoes={
        versoesDe(mudancas).length > 1 && (
          <Button size="small" onClick={() => setComparando(true)}>
            Comparar versões
          </Button>
        )
      }
    >
      {falha && (
        <Alert severity="error" onClose={esquecerFalha}>
          {falha.message}
        </Alert>
      )}
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={96} />
      ) : mudancas.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nada foi alterado ainda. Cada alteração fica aqui, com quem a fez e quando.
        </Typography>
      ) : (
        <Stack component="ol" aria-label="Alterações" divider={<Divider component="li" aria-hidden />} sx={lista}>
          {mudancas.map((mudanca) => (
            <MudancaDoRegistro
              key={mudanca.id}
              mudanca={mudanca}
              nomes={nomes}
              desfazendo={desfazendo === mudanca.id}
              aoDesfazer={
                versao !== undefined && podeDesfazer(mudanca)
                  ? () => (mudanca.antes === null ? setCriacao(mudanca) : desfazer(mudanca.id, versao))
                  : undefined
              }
            />
          ))}
        </Stack>
      )}
      {data && data.total > mudancas.length && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          As {mudancas.length} alterações mais recentes, de {data.total}.
        </Typography>
      )}
      {criacao && versao !== undefined && (
        <ExclusaoDialog
          titulo="Desfazer a criação?"
          verbo="Desfazer a criação"
          excluir={() => desfazer(criacao.id, versao)}
          aoFechar={() => setCriacao(null)}
          aoExcluir={() => setCriacao(null)}
        >
          Desfazer a criação exclui o registro inteiro, e não só esta linha do histórico. Ele fica no histórico e pode
          voltar: na lista, o filtro “Excluídos” o mostra.
        </ExclusaoDialog>
      )}
      {comparando && (
        <CompararVersoesDialog versoes={versoesDe(mudancas)} nomes={nomes} aoFechar={() => setComparando(false)} />
      )}
    </Section>
  );
}

/** Undoes a change over the version that the person saw. */
function useDesfazerMudanca(recurso: string, aoDesfazer: HistoricoSectionProps['aoDesfazer']) {
  const { enqueueSnackbar } = useSnackbar();
  const gravar = useUndo(recurso);
  const [falha, setFalha] = useState<Error | null>(null);
  const [desfazendo, setDesfazendo] = useState<string | null>(null);
  const desfazer = async (mudanca: string, vista: number) => {
    setFalha(null);
    setDesfazendo(mudanca);
    try {
      const desfeito = await gravar(mudanca, vista);
      await aoDesfazer?.(desfeito);
      enqueueSnackbar('Alteração desfeita.', { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setDesfazendo(null);
    }
  };
  return { desfazendo, falha, esquecerFalha: () => setFalha(null), desfazer };
}

const lista = { listStyle: 'none', m: 0, p: 0, gap: 2 };

import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useHistory } from '#lib/api/platform/history.ts';
import { generoDoSujeito, terminacao } from '#lib/domain/textos/concordancia.ts';
import { formatarInstante } from '#lib/format/data.ts';

interface RegistroAusenteProps {
  recurso: string;
  registroId: string;
  /** Name in the sentence: `Este importador`. */
  este: string;
  restaurar: (id: string) => Promise<unknown>;
  /** Link back to the list. */
  volta: ReactNode;
}

/** Shown instead of a missing record. A deleted record can be restored here; otherwise the message says that it never existed. */
export function RegistroAusente({ recurso, registroId, este: sujeito, restaurar, volta }: RegistroAusenteProps) {
  const { data, error } = useHistory(recurso, registroId);
  const [trazendo, setTrazendo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const o = terminacao(generoDoSujeito(sujeito));
  const trazer = async () => {
    setTrazendo(true);
    setFalha(null);
    try {
      await restaurar(registroId);
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setTrazendo(false);
    }
  };

  if (!data && !error) return <RecordSkeleton />;
  const ultima = data?.itens[0];
  if (!ultima || ultima.depois !== null) {
    return (
      <EmptyState titulo={`${sujeito} não existe`} icone={<SearchOff />} acoes={volta}>
        O endereço não leva a nenhum registro da sua empresa.
      </EmptyState>
    );
  }
  return (
    <>
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <EmptyState
        titulo={`${sujeito} foi excluíd${o}`}
        icone={<RestoreFromTrash />}
        acoes={
          <>
            <Button variant="contained" loading={trazendo} onClick={trazer}>
              Trazer de volta
            </Button>
            {volta}
          </>
        }
      >
        {ultima.usuario.nome} {o} excluiu em {formatarInstante(ultima.em)}. De volta, fica como estava.
      </EmptyState>
    </>
  );
}

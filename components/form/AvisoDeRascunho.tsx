import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { horaOuDia } from './fields/hora-ou-dia.ts';

interface AvisoDeRascunhoProps {
  restauradoDe: string | null;
  aoDescartarRestaurado: () => void;
  /** Time of a draft that started from an older version of the record. */
  pendenteDe: string | null;
  aoComparar: () => void;
  aoDescartarPendente: () => void;
  emOutraAba: boolean;
  /** Whether this browser can store drafts. */
  disponivel: boolean;
}

/** Reports what happened to the draft of an earlier visit. */
export function AvisoDeRascunho(props: AvisoDeRascunhoProps) {
  const { restauradoDe, pendenteDe, emOutraAba, disponivel } = props;
  return (
    <>
      {restauradoDe && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={props.aoDescartarRestaurado}>
              Descartar rascunho
            </Button>
          }
        >
          Rascunho de {horaOuDia(restauradoDe)} restaurado. Ainda não foi gravado.
        </Alert>
      )}
      {pendenteDe && (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" onClick={props.aoComparar}>
                Comparar
              </Button>
              <Button color="inherit" onClick={props.aoDescartarPendente}>
                Descartar rascunho
              </Button>
            </>
          }
        >
          Há um rascunho seu de {horaOuDia(pendenteDe)}, e o registro mudou depois dele.
        </Alert>
      )}
      {emOutraAba && (
        <Alert severity="info">Este formulário está aberto em outra aba, com alterações ainda não gravadas.</Alert>
      )}
      {!disponivel && (
        <Alert severity="warning">
          Este navegador não está guardando rascunhos: o que não for gravado se perde ao fechar ou recarregar a página.
        </Alert>
      )}
    </>
  );
}

import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { type AtoLido, type ConfirmacaoDoAto, confirmacaoDoAto } from '#lib/contracts/parametros/atos-do-calendario.ts';
import { formatarData } from '#lib/format/data.ts';

interface ConfirmarAtoDialogProps {
  ato: AtoLido;
  /** Rejects with the refusal of the server, by field. */
  confirmar: (lido: ConfirmacaoDoAto) => Promise<void>;
  aoFechar: () => void;
}

/** Asks where the act was read and of which day that is. Its notices then leave the day of the whole company. */
export function ConfirmarAtoDialog({ ato, confirmar, aoFechar }: ConfirmarAtoDialogProps) {
  const { assunto, atos, fonte: deFabrica, endereco, lidoEm } = ato;
  const [fonte, setFonte] = useState('');
  const [fonteEm, setFonteEm] = useState('');
  const [erros, setErros] = useState<{ fonte?: string; fonteEm?: string; geral?: string }>({});
  const [gravando, setGravando] = useState(false);
  const gravar = async () => {
    const lido = confirmacaoDoAto.safeParse({ fonte, fonteEm });
    if (!lido.success) {
      const campos = Object.fromEntries(lido.error.issues.map(({ path, message }) => [String(path[0]), message]));
      return setErros({ ...campos, ...(fonteEm === '' && { fonteEm: 'Informe o dia da fonte.' }) });
    }
    setGravando(true);
    try {
      await confirmar(lido.data);
      aoFechar();
    } catch (erro) {
      const { message, campos = {} } = erro as Error & { campos?: Record<string, string> };
      setErros(campos.fonte || campos.fonteEm ? campos : { geral: message });
      setGravando(false);
    }
  };
  return (
    <DialogoDeFormulario
      titulo={`Confirmar: ${assunto}`}
      confirmar="Confirmar"
      largura="sm"
      gravando={gravando}
      aoConfirmar={gravar}
      aoFechar={aoFechar}
    >
      {erros.geral && <Alert severity="error">{erros.geral}</Alert>}
      <Typography variant="body2">{atos}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        O Cais o leu em {formatarData(lidoEm)}: {deFabrica}.{' '}
        {endereco && (
          <Link href={endereco} target="_blank" rel="noreferrer">
            Ver a página oficial
          </Link>
        )}
      </Typography>
      <Typography variant="body2">
        Diga onde você leu e de que dia é a fonte. Os avisos dele saem para toda a empresa, e ficam registrados quem
        confirmou e quando.
      </Typography>
      <TextoField rotulo="Fonte" required autoFocus maximo={300} valor={fonte} aoMudar={setFonte} erro={erros.fonte} />
      <DateField
        rotulo="Dia da fonte"
        obrigatorio
        valor={fonteEm}
        aoMudar={setFonteEm}
        {...(erros.fonteEm && { erro: erros.fonteEm })}
      />
    </DialogoDeFormulario>
  );
}

import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { MAXIMO_EM_VARIOS } from '#lib/contracts/processo/ato-em-varios.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { lerCanaisColados } from './canais-colados.ts';
import { EnsaioEmVarios } from './EnsaioEmVarios.tsx';
import { useEmVarios } from './use-em-varios.ts';

/** Gives each processo the canal of a pasted list, one `DI; canal` a line. */
export function ColarCanaisDialog({ aoFechar }: { aoFechar: () => void }) {
  const [texto, setTexto] = useState('');
  const [data, setData] = useState(hojeEmManaus());
  const { linhas, ilegiveis } = lerCanaisColados(texto);
  const demais = linhas.length > MAXIMO_EM_VARIOS;
  const lidas = linhas.length > 0 && !demais ? linhas : null;
  const ato =
    lidas && data !== ''
      ? ({ tipo: 'PASSO', situacao: 'PARAMETRIZADO', data, canalRfb: null, motivo: null, prazo: null } as const)
      : null;
  const { ensaio, quantos, gravando, falha, confirmar } = useEmVarios({
    quais: lidas && { coladas: lidas },
    ato,
    aoFechar,
    aoTerminar: () => {},
  });
  return (
    <DialogoDeFormulario
      titulo="Colar canais"
      confirmar="Informar os canais"
      largura="sm"
      saida="Cancelar"
      impedido={ato === null || quantos === 0}
      gravando={gravando}
      aoConfirmar={() => ato && confirmar(ato, 'Canal informado em')}
      aoFechar={aoFechar}
    >
      <TextField
        multiline
        autoFocus
        minRows={4}
        maxRows={12}
        label="DI ou DUIMP e canal, um por linha"
        placeholder={'26/0000001-0; verde\n26/0000002-9; vermelho'}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
        helperText="Do portal, de uma planilha ou de um e-mail: o número, depois o canal."
      />
      <DateField rotulo="Data da parametrização" obrigatorio valor={data} aoMudar={setData} />
      {ilegiveis.length > 0 && (
        <Alert severity="warning">
          {ilegiveis.length === 1 ? 'Uma linha não se entende' : `${ilegiveis.length} linhas não se entendem`}:{' '}
          {ilegiveis.slice(0, 3).join(' · ')}
        </Alert>
      )}
      {demais && <Alert severity="warning">De uma vez vão até {MAXIMO_EM_VARIOS} linhas.</Alert>}
      {ato && <EnsaioEmVarios ensaio={ensaio.data} falha={falha} />}
    </DialogoDeFormulario>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EnsaioEmVarios } from '#app/_screens/importacao/processos/varios/EnsaioEmVarios.tsx';
import { useEmVarios } from '#app/_screens/importacao/processos/varios/use-em-varios.ts';
import { SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import type { QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';

interface AcompanharEmVariosDialogProps {
  quais: QuaisProcessos;
  aoFechar: () => void;
  aoTerminar: () => void;
}

/** Follows the DUIMPs of many processos in the Portal Único, by one credential. */
export function AcompanharEmVariosDialog({ quais, aoFechar, aoTerminar }: AcompanharEmVariosDialogProps) {
  const { data: todas } = useCredenciaisDoPortal();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null) ?? [];
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const credencial = credenciais.find(({ id }) => id === escolhida) ?? credenciais[0];
  const ato = credencial ? ({ tipo: 'ACOMPANHAR', credencialId: credencial.id } as const) : null;
  const { ensaio, quantos, gravando, falha, confirmar } = useEmVarios({ quais, ato, aoFechar, aoTerminar });
  return (
    <DialogoDeFormulario
      titulo="Acompanhar no Portal Único"
      confirmar="Acompanhar"
      largura="sm"
      impedido={ato === null || quantos === 0}
      gravando={gravando}
      aoConfirmar={() => ato && confirmar(ato, 'No Portal Único o Cais acompanha')}
      aoFechar={aoFechar}
    >
      {todas && !credencial && <SemCredencial para="acompanhar as DUIMPs" />}
      {credencial && (
        <>
          <Typography variant="body2">
            O Cais olha cada DUIMP de tempos em tempos e leva o processo adiante com o que o Portal prova. Os limites
            por hora do Portal são desta credencial: muitas DUIMPs podem esperar a hora seguinte.
          </Typography>
          <TextField
            select
            autoFocus
            label="Credencial"
            value={credencial.id}
            onChange={({ target }) => setEscolhida(target.value)}
            helperText={AVISO_DO_AMBIENTE[credencial.ambiente]}
          >
            {credenciais.map(({ id, titular, ambiente }) => (
              <MenuItem key={id} value={id}>
                {titular} ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {ato && <EnsaioEmVarios ensaio={ensaio.data} falha={falha} fazem={FAZEM} />}
    </DialogoDeFormulario>
  );
}

const FAZEM = {
  um: 'passa a ser acompanhado',
  varios: 'passam a ser acompanhados',
  nenhum: 'Nenhum processo novo é acompanhado.',
};

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useUsers } from '#lib/api/accounts/user.ts';
import type { QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import { EnsaioEmVarios } from './EnsaioEmVarios.tsx';
import { useEmVarios } from './use-em-varios.ts';

interface ResponsavelEmVariosDialogProps {
  quais: QuaisProcessos;
  aoFechar: () => void;
  aoTerminar: () => void;
}

/** Assigns one person to many processos, or takes them from whom they are with. */
export function ResponsavelEmVariosDialog({ quais, aoFechar, aoTerminar }: ResponsavelEmVariosDialogProps) {
  const pessoas = useUsers().data?.itens ?? [];
  const [escolhida, setEscolhida] = useState('');
  const ato =
    escolhida === ''
      ? null
      : ({ tipo: 'RESPONSAVEL', responsavelId: escolhida === NINGUEM ? null : escolhida } as const);
  const { ensaio, quantos, gravando, falha, confirmar } = useEmVarios({ quais, ato, aoFechar, aoTerminar });
  const nome = pessoas.find(({ id }) => id === escolhida)?.nome;
  return (
    <DialogoDeFormulario
      titulo="Atribuir processos"
      confirmar="Atribuir"
      largura="sm"
      impedido={ato === null || quantos === 0}
      gravando={gravando}
      aoConfirmar={() => ato && confirmar(ato, nome ? `${nome} responde por` : 'Sem responsável:')}
      aoFechar={aoFechar}
    >
      <TextField
        select
        required
        autoFocus
        label="Responsável"
        value={escolhida}
        onChange={({ target }) => setEscolhida(target.value)}
      >
        {pessoas.map((pessoa) => (
          <MenuItem key={pessoa.id} value={pessoa.id}>
            {pessoa.nome}
          </MenuItem>
        ))}
        <MenuItem value={NINGUEM}>Ninguém</MenuItem>
      </TextField>
      {ato && <EnsaioEmVarios ensaio={ensaio.data} falha={falha} />}
    </DialogoDeFormulario>
  );
}

const NINGUEM = 'ninguem';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import type { QuaisProcessos } from '#lib/contracts/processo/ato-em-varios.ts';
import { passosAMao } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import {
  NOME_SITUACAO_PROCESSO,
  SITUACOES_PROCESSO,
  type SituacaoProcesso,
} from '#lib/domain/aduana/processo/situacao-processo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { EnsaioEmVarios } from './EnsaioEmVarios.tsx';
import { useEmVarios } from './use-em-varios.ts';

interface PassoEmVariosDialogProps {
  quais: QuaisProcessos;
  /** Where the selected processos are; null when the whole result is selected. */
  situacoes: readonly SituacaoProcesso[] | null;
  aoFechar: () => void;
  aoTerminar: () => void;
}

/** Moves many processos to one situação on one day. A cancellation is not offered: it is the matter of one processo. */
export function PassoEmVariosDialog({ quais, situacoes, aoFechar, aoTerminar }: PassoEmVariosDialogProps) {
  const [situacao, setSituacao] = useState<SituacaoProcesso | ''>('');
  const [data, setData] = useState(hojeEmManaus());
  const [motivo, setMotivo] = useState('');
  const [prazo, setPrazo] = useState('');
  const exigencia = situacao === 'EM_EXIGENCIA';
  const seguintes = new Set((situacoes ?? SITUACOES_PROCESSO).flatMap((situacaoAtual) => passosAMao(situacaoAtual)));
  const oferecidas = SITUACOES_PROCESSO.filter(
    (situacaoSeguinte) => seguintes.has(situacaoSeguinte) && !A_PARTE.has(situacaoSeguinte),
  );
  const ato =
    situacao === '' || data === ''
      ? null
      : ({
          tipo: 'PASSO',
          situacao,
          data,
          canalRfb: null,
          motivo: (exigencia && motivo.trim()) || null,
          prazo: (exigencia && prazo) || null,
        } as const);
  const { ensaio, quantos, gravando, falha, confirmar } = useEmVarios({ quais, ato, aoFechar, aoTerminar });
  return (
    <DialogoDeFormulario
      titulo="Passar processos para outra situação"
      confirmar="Confirmar"
      largura="sm"
      impedido={ato === null || quantos === 0}
      gravando={gravando}
      aoConfirmar={() => ato && confirmar(ato, `${NOME_SITUACAO_PROCESSO[ato.situacao]}:`)}
      aoFechar={aoFechar}
    >
      <TextField
        select
        required
        autoFocus
        label="Situação"
        value={situacao}
        onChange={({ target }) => setSituacao(target.value as SituacaoProcesso)}
        helperText="O canal tem o seu próprio botão. O cancelamento se faz na página de cada processo."
      >
        {oferecidas.map((situacaoOferecida) => (
          <MenuItem key={situacaoOferecida} value={situacaoOferecida}>
            {NOME_SITUACAO_PROCESSO[situacaoOferecida]}
          </MenuItem>
        ))}
      </TextField>
      <DateField
        rotulo="Data"
        obrigatorio
        valor={data}
        aoMudar={setData}
        ajuda="O dia em que aconteceu, mesmo que não seja hoje."
      />
      {exigencia && (
        <>
          <TextoField
            rotulo="O que a exigência pede"
            required
            multiline
            maximo={500}
            valor={motivo}
            aoMudar={setMotivo}
          />
          <DateField rotulo="Responder até" valor={prazo} aoMudar={setPrazo} ajuda="Vazio: sem prazo conhecido." />
        </>
      )}
      {ato && <EnsaioEmVarios ensaio={ensaio.data} falha={falha} />}
    </DialogoDeFormulario>
  );
}

/** Steps that are not taken here: the canal has its own dialog. */
const A_PARTE: ReadonlySet<SituacaoProcesso> = new Set(['PARAMETRIZADO', 'CANCELADO']);

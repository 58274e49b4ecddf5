import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';
import { useAtoEmVarios } from './use-ato-em-varios.tsx';

interface EnviarDialogProps {
  ramo: Ramo;
  escolhida: Selecao<ResumoDoPreparo>;
  aoTerminar: () => void;
  aoFechar: () => void;
}

/** Sends what was approved by a key, whose environment must be theirs. */
export function EnviarDialog({ ramo, escolhida, aoTerminar, aoFechar }: EnviarDialogProps) {
  const ambiente = ambienteDe(escolhida);
  const { data: todas } = useCredenciaisDoPortal();
  const credenciais = (todas ?? []).filter(
    (credencialEmUso) =>
      credencialEmUso.encerradaEm === null && (ambiente === null || credencialEmUso.ambiente === ambiente),
  );
  const [qual, setQual] = useState<string | null>(null);
  const [frase, setFrase] = useState('');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const agir = useAtoEmVarios(ramo);
  const credencial = credenciais.find(({ id }) => id === qual) ?? credenciais[0];
  const producao = credencial?.ambiente === 'PRODUCAO';
  const aAcabar = escolhida.tipo === 'linhas' ? escolhida.linhas.filter(({ ato }) => ato === 'DESATIVAR').length : 0;
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const enviar = () =>
    void fazer(async () => {
      if (!credencial) return;
      const ato = { tipo: 'ENVIAR', credencialId: credencial.id, confirmacao: producao ? frase : null } as const;
      await agir(escolhida, ato, ['posto na fila do Portal', 'postos na fila do Portal']);
      aoFechar();
      aoTerminar();
    });
  return (
    <DialogoDeFormulario
      titulo={total === 1 ? `Enviar o ${ramo.nome} ao Portal Único` : `Enviar ${ramo.quantos(total)} ao Portal Único`}
      confirmar={credencial ? `Enviar (${NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase()})` : 'Enviar'}
      largura="sm"
      impedido={!credencial || (producao && frase.trim().toLowerCase() !== FRASE_DA_PRODUCAO)}
      gravando={ocupado}
      aoConfirmar={enviar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      {ambiente === null && (
        <Alert severity="info">
          Há {ramo.plural} de treinamento e de produção: só vão os do ambiente da credencial.
        </Alert>
      )}
      {aAcabar > 0 && (
        <Typography variant="body2">
          {ramo.fim.nome}: {ramo.quantos(aAcabar)}.
        </Typography>
      )}
      {todas && !credencial && (
        <SemCredencial para={`enviar em ${NOME_AMBIENTE_DO_PORTAL[ambiente ?? 'TREINAMENTO'].toLowerCase()}`} />
      )}
      {credencial && (
        <>
          <Typography variant="body2">
            Só vai o que foi aprovado. O Cais envia um {ramo.nome} de cada vez, e antes pergunta ao Portal{' '}
            {ramo.conferido}.
          </Typography>
          <EscolherCredencial credenciais={credenciais} escolhida={credencial.id} aoEscolher={setQual} />
        </>
      )}
      {producao && (
        <>
          <Alert severity="warning">
            Em produção os {ramo.plural} ficam no Catálogo do importador, em nome do titular da chave.
          </Alert>
          <TextField
            label="Confirmação"
            value={frase}
            onChange={({ target }) => setFrase(target.value)}
            helperText={`Digite: ${FRASE_DA_PRODUCAO}`}
            required
          />
        </>
      )}
    </DialogoDeFormulario>
  );
}

/** The environment of all of them; null where there are several, or the page does not know. */
function ambienteDe(escolhida: Selecao<ResumoDoPreparo>): AmbienteDoPortal | null {
  if (escolhida.tipo === 'resultado') return (escolhida.consulta.ambiente as AmbienteDoPortal | undefined) ?? null;
  const [primeiro, ...outros] = new Set(escolhida.linhas.map(({ ambiente }) => ambiente));
  return outros.length === 0 ? (primeiro ?? null) : null;
}

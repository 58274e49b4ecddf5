import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { ApiError } from '#lib/api/platform/api-error.ts';
import type { DeclaracaoRetificada } from '#lib/contracts/declaracao/retificacao.ts';
import type { BlocoDaDeclaracao } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { BlocoRetificadoCard } from './BlocoRetificadoCard.tsx';
import { ConferenciasDepois } from './ConferenciasDepois.tsx';
import { EfeitoAceito } from './EfeitoAceito.tsx';

interface RetificacaoFormProps {
  retificacao: DeclaracaoRetificada;
  aplicar: (blocos: string, motivo: string) => Promise<void>;
  aoComparar: () => void;
  aoFechar: () => void;
}

/** The changed blocks, the choice among them, its effect and the reason. */
export function RetificacaoForm({ retificacao, aplicar, aoComparar, aoFechar }: RetificacaoFormProps) {
  const { blocos } = retificacao;
  const [aceitos, setAceitos] = useState<ReadonlySet<BlocoDaDeclaracao>>(
    () => new Set(blocos.map(({ bloco }) => bloco)),
  );
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const semMotivo = motivo.trim() === '';
  const todos = aceitos.size === blocos.length;

  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    setTentou(true);
    if (semMotivo || aceitos.size === 0) return;
    setGravando(true);
    setFalha(null);
    try {
      await aplicar([...aceitos].join(','), motivo.trim());
    } catch (erro) {
      setFalha(erro as Error);
      setGravando(false);
    }
  };

  if (blocos.length === 0) return <NadaMudou aoFechar={aoFechar} />;
  return (
    <form onSubmit={enviar} noValidate style={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0 }}>
        <Blocos retificacao={retificacao} aceitos={aceitos} aoAceitar={setAceitos} />
      </DialogContent>
      <Stack sx={{ px: 3, pt: 2, pb: 1, gap: 2, borderTop: 1, borderColor: 'divider' }}>
        {falha && <Falha falha={falha} aoComparar={aoComparar} />}
        <ConferenciasDepois conferencias={retificacao.conferencias} todos={todos} />
        <EfeitoAceito blocos={blocos.filter(({ bloco }) => aceitos.has(bloco))} />
        <TextoField
          rotulo="Motivo"
          required
          maximo={500}
          valor={motivo}
          aoMudar={setMotivo}
          erro={tentou && semMotivo ? 'Diga por que a declaração é retificada.' : undefined}
          ajuda={NOTA_DO_MOTIVO}
        />
      </Stack>
      <RodapeDoDialogo
        saida="Cancelar"
        aoFechar={aoFechar}
        type="submit"
        loading={gravando}
        disabled={aceitos.size === 0}
      >
        {todos ? 'Aplicar' : `Aplicar ${aceitos.size} de ${blocos.length}`}
      </RodapeDoDialogo>
    </form>
  );
}

interface BlocosProps {
  retificacao: DeclaracaoRetificada;
  aceitos: ReadonlySet<BlocoDaDeclaracao>;
  aoAceitar: (aceitos: ReadonlySet<BlocoDaDeclaracao>) => void;
}

function Blocos({ retificacao: { blocos, diferencas }, aceitos, aoAceitar }: BlocosProps) {
  const todos = aceitos.size === blocos.length;
  const marcar = (bloco: BlocoDaDeclaracao, aceito: boolean) => {
    const proximos = new Set(aceitos);
    if (aceito) proximos.add(bloco);
    else proximos.delete(bloco);
    aoAceitar(proximos);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <FormControlLabel
        label={todos ? 'Todos os blocos aceitos' : `${aceitos.size} de ${blocos.length} blocos aceitos`}
        control={
          <Checkbox
            checked={todos}
            indeterminate={!todos && aceitos.size > 0}
            onChange={() => aoAceitar(new Set(todos ? [] : blocos.map(({ bloco }) => bloco)))}
          />
        }
      />
      {blocos.map((bloco) => (
        <BlocoRetificadoCard
          key={bloco.bloco}
          bloco={bloco}
          diferencas={diferencas}
          aceito={aceitos.has(bloco.bloco)}
          aoMarcar={(aceito) => marcar(bloco.bloco, aceito)}
        />
      ))}
    </Stack>
  );
}

function NadaMudou({ aoFechar }: { aoFechar: () => void }) {
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Typography>O arquivo diz o mesmo que está gravado: não há diferença a aceitar.</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={aoFechar}>Fechar</Button>
      </DialogActions>
    </>
  );
}

/** On a conflict the processo has changed since the comparison, so the person must compare again. */
function Falha({ falha, aoComparar }: { falha: Error; aoComparar: () => void }) {
  const mudou = falha instanceof ApiError && falha.codigo === 'CONFLITO';
  return (
    <Alert
      severity="error"
      action={
        mudou && (
          <Button color="inherit" size="small" onClick={aoComparar}>
            Comparar de novo
          </Button>
        )
      }
    >
      {falha.message}
    </Alert>
  );
}

const NOTA_DO_MOTIVO = 'Fica no histórico do processo, com o que foi aceito e o que não foi.';

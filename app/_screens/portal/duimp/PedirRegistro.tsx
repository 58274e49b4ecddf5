import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { usePerguntaAoSair } from '#components/ui/dialogs/use-pergunta-ao-sair.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { ConferenciasLidas, DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { AprovacaoDoRegistro } from '#lib/portal/contracts/pedidos-da-duimp.ts';
import type { RegistroLido } from '#lib/portal/contracts/registro-no-portal.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import { ConferenciasEmAberto } from './ConferenciasEmAberto.tsx';

interface PedirRegistroProps {
  duimp: Pick<DuimpDoProcesso, 'processoId' | 'escrito' | 'rascunho' | 'conferencias'>;
  registro: RegistroLido;
}

/** Asks for the registration: the amount typed, the diagnosis read, what is open in our conferences seen, and in production the environment typed too. */
export function PedirRegistro({
  duimp: { processoId, escrito, rascunho, conferencias },
  registro,
}: PedirRegistroProps) {
  const { ambiente, segundaPessoa } = registro;
  const { registrar } = useAtosDaDuimp(processoId);
  const [diagnosticoLido, setDiagnosticoLido] = useState(false);
  const [mesmoComAlertas, setMesmoComAlertas] = useState(false);
  if (!escrito || !ambiente) return null;
  return (
    <Digitado
      ambiente={ambiente}
      ato={
        segundaPessoa
          ? 'Pedir o registro'
          : eRetificadora(rascunho?.versaoDuimp ?? null)
            ? 'Registrar a retificação'
            : 'Registrar a DUIMP'
      }
      conferencias={conferencias}
      pronto={diagnosticoLido}
      aoEnviar={(digitado) =>
        registrar({ ...digitado, sha256: escrito.sha256, diagnosticoLido: true, mesmoComAlertas })
      }
    >
      <FormControlLabel
        control={<Checkbox checked={diagnosticoLido} onChange={(_, lido) => setDiagnosticoLido(lido)} />}
        label="Li o resultado do diagnóstico desta versão, e ele não tem erro que impeça o registro"
      />
      <FormControlLabel
        control={<Checkbox checked={mesmoComAlertas} onChange={(_, mesmo) => setMesmoComAlertas(mesmo)} />}
        label="Registrar mesmo que o Portal tenha alertas que não impedem"
      />
      {segundaPessoa && (
        <Alert severity="info">
          A empresa pede uma segunda pessoa: nada sai daqui antes de outra digitar o mesmo valor.
        </Alert>
      )}
    </Digitado>
  );
}

/** The second person approves, by typing the amount again. */
export function AprovarRegistro({
  processoId,
  conferencias,
  sha256,
  ambiente,
}: {
  processoId: string;
  conferencias: ConferenciasLidas;
  sha256: string;
  ambiente: AmbienteDoPortal;
}) {
  const { aprovar } = useAtosDaDuimp(processoId);
  return (
    <Digitado
      ambiente={ambiente}
      ato="Aprovar e registrar"
      conferencias={conferencias}
      pronto
      aoEnviar={(digitado) => aprovar({ ...digitado, sha256 })}
    />
  );
}

interface DigitadoProps {
  ambiente: AmbienteDoPortal;
  ato: string;
  conferencias: ConferenciasLidas;
  /** Whether what else is asked for was given. */
  pronto: boolean;
  aoEnviar: (digitado: Pick<AprovacaoDoRegistro, 'valor' | 'confirmacao' | 'conferenciasVistas'>) => Promise<unknown>;
  children?: React.ReactNode;
}

/**
 * What is typed stays until it was taken: a refusal stands at its field. No draft keeps it, because a debit is confirmed by who types it
 * at that moment; leaving asks.
 */
function Digitado({ ambiente, ato, conferencias, pronto, aoEnviar, children }: DigitadoProps) {
  const [vistas, setVistas] = useState<string | null>(null);
  const porVer = conferencias.sha256 !== null && vistas !== conferencias.sha256;
  const [valor, setValor] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [ocupado, setOcupado] = useState(false);
  const { pergunta } = usePerguntaAoSair(() => !ocupado && valor + confirmacao !== '', { tambemNaBusca: true });
  const [erro, setErro] = useState<ApiError | Error | null>(null);
  const emProducao = ambiente === 'PRODUCAO';
  const campos: Record<string, string | undefined> = erro instanceof ApiError ? erro.campos : {};
  const noCampo = campos.valor !== undefined || campos.confirmacao !== undefined;
  const enviar = async () => {
    setOcupado(true);
    setErro(null);
    try {
      const confirmado = { valor, confirmacao: emProducao ? confirmacao : null };
      await aoEnviar({ ...confirmado, ...(conferencias.sha256 && { conferenciasVistas: vistas }) });
    } catch (falha) {
      setErro(falha as Error);
    }
    setOcupado(false);
  };
  return (
    <Stack
      component="form"
      data-digitado="pergunta"
      noValidate
      autoComplete="off"
      sx={{ gap: 1.5, maxWidth: 560 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        void enviar();
      }}
    >
      {pergunta}
      <ConferenciasEmAberto conferencias={conferencias} vistas={vistas} aoMarcar={setVistas} />
      {children}
      {erro && !noCampo && <Alert severity="error">{erro.message}</Alert>}
      <DecimalField
        rotulo="Valor que será debitado"
        moeda="R$"
        casas={2}
        obrigatorio
        valor={valor}
        aoMudar={setValor}
        ajuda="Digite o total: ele tem de ser o que o Portal calculou."
        {...(campos.valor !== undefined && { erro: campos.valor })}
      />
      {emProducao && (
        <TextField
          label={`Para registrar em produção, digite: ${FRASE_DA_PRODUCAO}`}
          value={confirmacao}
          onChange={({ target }) => setConfirmacao(target.value)}
          error={campos.confirmacao !== undefined}
          helperText={campos.confirmacao ?? 'Isto registra a DUIMP e debita a conta. Não se desfaz daqui.'}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        color={emProducao ? 'warning' : 'primary'}
        loading={ocupado}
        disabled={!pronto || porVer || valor === '' || (emProducao && confirmacao.trim() === '')}
        sx={{ alignSelf: 'flex-start' }}
      >
        {ato} ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
      </Button>
    </Stack>
  );
}

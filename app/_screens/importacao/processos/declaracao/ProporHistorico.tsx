import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAvisoComDesfazer } from '#components/cadastro/use-aviso-com-desfazer.tsx';
import { SilencioDoCorte } from '#components/comex/SilencioDoCorte.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { useEmpresa, useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import { useSilencioDoCorte } from '#lib/api/views/meu-dia.ts';
import type { Empresa, EmpresaNova } from '#lib/contracts/accounts/empresa.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { useSession } from '#lib/session/session.ts';

interface ProporHistoricoProps {
  /** Registration days of the declarations. */
  registros: readonly string[];
  /** The days are only some of those of the declarations: their number says nothing. */
  semContar?: boolean;
}

/** Proposes the company's cut-off when the declarations about to be imported are old and the company has none. */
export function ProporHistorico({ registros, semContar = false }: ProporHistoricoProps) {
  const idEmpresa = useSession()?.idEmpresa;
  const haDoisMeses = somarDias(hojeEmManaus(), -DIAS_DO_ANTIGO);
  const antigas = registros.filter((dia) => dia < haDoisMeses).toSorted();
  const ultima = antigas.at(-1);
  if (!idEmpresa || ultima === undefined) return null;
  // Of an intake only the first and the last day are known: with a recent last one, the old ones end somewhere before two months ago.
  const proposto = semContar && antigas.length < registros.length ? haDoisMeses : somarDias(ultima, 1);
  return <Proposta idEmpresa={idEmpresa} antigas={semContar ? null : antigas.length} proposto={proposto} />;
}

interface PropostaProps {
  idEmpresa: string;
  antigas: number | null;
  /** The first day that would not be history. */
  proposto: string;
}

function Proposta({ idEmpresa, antigas, proposto }: PropostaProps) {
  const { data: empresa } = useEmpresa(idEmpresa);
  const [dia, setDia] = useState(proposto);
  const [vendo, setVendo] = useState(false);
  if (!empresa || empresa.historicoAntesDe !== null) return null;
  return (
    <Alert severity="info" aria-label="Histórico">
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          {`${registradas(antigas)} há mais de dois meses. Trate como histórico o que é de antes do Cais: conta para o estoque, os preços e a linhagem, e não vira atraso no Meu dia. O dia se muda depois em “Minha empresa”.`}
        </Typography>
        <DateField rotulo="Histórico antes de" valor={dia} aoMudar={setDia} />
        <Button variant="outlined" size="small" disabled={dia === ''} onClick={() => setVendo(true)}>
          Tratar como histórico…
        </Button>
      </Stack>
      {vendo && <TratarComoHistorico empresa={empresa} dia={dia} aoFechar={() => setVendo(false)} />}
    </Alert>
  );
}

interface TratarComoHistoricoProps {
  empresa: Empresa;
  dia: string;
  aoFechar: () => void;
}

/** Says what the cut-off silences before it is written. */
function TratarComoHistorico({ empresa, dia, aoFechar }: TratarComoHistoricoProps) {
  const { alterar } = useGravarEmpresa();
  const { contar } = useAvisoComDesfazer();
  const { data: silencio, error } = useSilencioDoCorte(dia);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const escrever = (vista: Empresa, historicoAntesDe: string | null) =>
    alterar(vista.id, vista.versao, { ...camposDe(vista), historicoAntesDe });
  const definir = async () => {
    setGravando(true);
    try {
      const gravada = await escrever(empresa, dia);
      contar(`É histórico o que foi registrado antes de ${formatarData(dia)}.`, async () => {
        await escrever(gravada, null);
      });
      aoFechar();
    } catch (erro) {
      setFalha(erro as Error);
      setGravando(false);
    }
  };
  const recusa = falha ?? (error as Error | undefined);
  return (
    <DialogoDeFormulario
      titulo={`Tratar como histórico o que é de antes de ${formatarData(dia)}?`}
      confirmar="Tratar como histórico"
      largura="sm"
      impedido={silencio === undefined}
      gravando={gravando}
      aoConfirmar={() => void definir()}
      aoFechar={aoFechar}
    >
      {recusa && <Alert severity="error">{recusa.message}</Alert>}
      {silencio === undefined && !recusa && <Typography variant="body2">Vendo o que sai do Meu dia…</Typography>}
      {silencio && <SilencioDoCorte silencio={silencio} />}
    </DialogoDeFormulario>
  );
}

function camposDe(empresa: Empresa): EmpresaNova {
  const {
    id: _id,
    versao: _versao,
    logo: _logo,
    exigeSegundoFator: _fator,
    registroPedeSegundaPessoa: _pessoa,
    catalogoPedeSegundaPessoa: _noCatalogo,
    ...campos
  } = empresa;
  return campos;
}

function registradas(antigas: number | null): string {
  if (antigas === null) return 'Há declarações registradas';
  return antigas === 1 ? '1 declaração foi registrada' : `${antigas} declarações foram registradas`;
}

/** A declaration still being cleared is hardly older. */
const DIAS_DO_ANTIGO = 60;

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DateField } from '#components/ui/DateField.tsx';
import { useEmpresa, useGravarEmpresa } from '#lib/api/empresa.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { formatarData } from '#lib/format/data.ts';
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
  const haDoisMeses = somarDias(diaLocal(new Date()), -DIAS_DO_ANTIGO);
  const antigas = registros.filter((dia) => dia < haDoisMeses).length;
  return idEmpresa && antigas > 0 ? <Proposta idEmpresa={idEmpresa} antigas={semContar ? null : antigas} /> : null;
}

function Proposta({ idEmpresa, antigas }: { idEmpresa: string; antigas: number | null }) {
  const { data: empresa } = useEmpresa(idEmpresa);
  if (!empresa || empresa.historicoAntesDe !== null) return null;
  return <PropostaDoDia empresa={empresa} antigas={antigas} />;
}

function PropostaDoDia({ empresa, antigas }: { empresa: Empresa; antigas: number | null }) {
  const { alterar } = useGravarEmpresa();
  const { enqueueSnackbar } = useSnackbar();
  const [dia, setDia] = useState(diaLocal(new Date()));
  const [falha, setFalha] = useState<Error | null>(null);
  const definir = async () => {
    const {
      id,
      versao,
      logo: _logo,
      exigeSegundoFator: _fator,
      registroPedeSegundaPessoa: _pessoa,
      catalogoPedeSegundaPessoa: _noCatalogo,
      ...campos
    } = empresa;
    try {
      await alterar(id, versao, { ...campos, historicoAntesDe: dia });
      enqueueSnackbar(`É histórico o que foi registrado antes de ${formatarData(dia)}.`, { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
  };
  return (
    <Alert severity={falha ? 'error' : 'info'} aria-label="Histórico">
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          {falha?.message ??
            `${registradas(antigas)} há mais de dois meses. Trate como histórico o que é de antes do Cais: conta para o estoque, os preços e a linhagem, e não vira atraso no Meu dia. O dia se muda depois em “Minha empresa”.`}
        </Typography>
        <DateField rotulo="Histórico antes de" valor={dia} aoMudar={setDia} />
        <Button variant="outlined" size="small" disabled={dia === ''} onClick={() => void definir()}>
          Tratar como histórico
        </Button>
      </Stack>
    </Alert>
  );
}

function registradas(antigas: number | null): string {
  if (antigas === null) return 'Há declarações registradas';
  return antigas === 1 ? '1 declaração foi registrada' : `${antigas} declarações foram registradas`;
}

/** A declaration still being cleared is hardly older. */
const DIAS_DO_ANTIGO = 60;

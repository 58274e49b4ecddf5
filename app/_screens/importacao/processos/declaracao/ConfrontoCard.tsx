import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import {
  type ConfrontoDaCarga,
  confrontoPorExtenso,
  NOME_DO_PONTO,
  type PontoConfrontado,
  type ResultadoDoPonto,
} from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** The declaration beside the processo it is put on, point by point. */
export function ConfrontoCard({ confronto }: { confronto: ConfrontoDaCarga }) {
  const { pontos, comparados, outraCarga } = confronto;
  const semDado = pontos.length - comparados;
  return (
    <Stack sx={{ px: 2, pb: 2, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h3">
          Com o pedido, os itens e a previsão
        </Typography>
        <StatusChip tom={tomDe(confronto)}>{confrontoPorExtenso(confronto)}</StatusChip>
        {semDado > 0 && comparados > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {semDado === 1 ? '1 ponto sem dado para comparar' : `${semDado} pontos sem dado para comparar`}
          </Typography>
        )}
      </Stack>
      {outraCarga && (
        <Alert severity="error">
          A declaração parece ser de outra carga. Se for mesmo a deste processo, escreva o motivo para importar.
        </Alert>
      )}
      <DataTable legenda="Confronto com o processo" colunas={COLUNAS} linhas={pontos} chave={({ ponto }) => ponto} />
    </Stack>
  );
}

function tomDe({ conferem, comparados, outraCarga }: ConfrontoDaCarga): Tom {
  if (outraCarga) return 'error';
  if (comparados === 0) return 'neutral';
  return conferem === comparados ? 'success' : 'warning';
}

const TOM: Readonly<Record<ResultadoDoPonto, Tom>> = {
  CONFERE: 'success',
  PERTO: 'warning',
  DIFERE: 'error',
  SEM_DADO: 'neutral',
};
const PALAVRA: Readonly<Record<ResultadoDoPonto, string>> = {
  CONFERE: 'Confere',
  PERTO: 'Próximo',
  DIFERE: 'Difere',
  SEM_DADO: 'Sem dado',
};

const COLUNAS: Coluna<PontoConfrontado>[] = [
  { titulo: 'Resultado', valor: ({ resultado }) => <StatusChip tom={TOM[resultado]}>{PALAVRA[resultado]}</StatusChip> },
  { titulo: 'Ponto', valor: ({ ponto }) => NOME_DO_PONTO[ponto] },
  { titulo: 'No processo', valor: ({ previsto }) => previsto ?? SEM_VALOR },
  { titulo: 'Na declaração', valor: ({ declarado }) => declarado ?? SEM_VALOR },
  { titulo: 'Diferença', valor: ({ diferenca }) => diferenca ?? SEM_VALOR },
];

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { useRespostaDoPortal } from '#lib/portal/api/portal-perguntas.ts';
import {
  condicaoDoFundamento,
  type FundamentoDoTratamento,
  lerTratamentoTributario,
} from '#lib/portal/codecs/tratamento-tributario.ts';
import type { TratamentoPedido } from './tratamento-pedido.ts';

interface TratamentoDialogProps {
  pedido: TratamentoPedido;
  aoFechar: () => void;
}

/** The regimes and the legal grounds of a NCM, as the Portal last answered. */
export function TratamentoDialog({ pedido, aoFechar }: TratamentoDialogProps) {
  const titulo = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const { ncm, pais, paisEscrito, dia, ambiente, olhadaEm, frase } = pedido;
  const { data: partes, error, mutate } = useRespostaDoPortal(pedido);
  // The last part has the attributes of the grounds that may be chosen too.
  const ultima = partes?.at(-1);
  const linhas = ultima && lerTratamentoTributario(ultima, { ncm, pais, dia }).fundamentos;
  const legenda = `Tratamento tributário da NCM ${formatarNcm(ncm)}`;
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="lg" fullWidth fullScreen={telefone}>
      <DialogTitle id={titulo}>{legenda}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {`${NOME_AMBIENTE_DO_PORTAL[ambiente]}, ${paisEscrito}, fato gerador em ${formatarData(dia)}`}
          {olhadaEm && `, resposta de ${formatarInstante(olhadaEm)}`}. Um fundamento normal que não pede atributos não
          vem na resposta do Portal Único. {frase}
        </Typography>
        {error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {linhas?.length === 0 && <Typography>O Portal Único não diz nenhum fundamento para esta NCM.</Typography>}
        {linhas && linhas.length > 0 && (
          <DataTable
            legenda={legenda}
            colunas={telefone ? NO_TELEFONE : COLUNAS}
            linhas={linhas.map((fundamento, i) => ({ ...fundamento, i }))}
            chave={({ i }) => i}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Linha = FundamentoDoTratamento & { i: number };

const fundamento = ({ codigo, nome }: Linha) => (
  <TwoLines principal={nome ?? SEM_VALOR} secundaria={codigo || SEM_VALOR} />
);
const tributo = ({ tributo: qual, regime }: Linha) => (
  <TwoLines principal={qual.nome ?? qual.codigo ?? SEM_VALOR} secundaria={regime.nome ?? regime.codigo ?? SEM_VALOR} />
);
const USO: Coluna<Linha> = {
  titulo: 'Uso e condição',
  valor: (linha) => (
    <TwoLines
      principal={linha.tipo ? USOS[linha.tipo] : (linha.tipoDito ?? SEM_VALOR)}
      secundaria={condicaoDoFundamento(linha) ?? 'sem condição que o Portal diga'}
    />
  ),
};
const COLUNAS: Coluna<Linha>[] = [
  { titulo: 'Fundamento legal', valor: fundamento },
  { titulo: 'Tributo e regime', valor: tributo },
  USO,
];
/** Three columns are wider than a phone. */
const NO_TELEFONE: Coluna<Linha>[] = [
  {
    titulo: 'Fundamento, tributo e regime',
    valor: (linha) => (
      <Stack sx={{ gap: 1 }}>
        {fundamento(linha)}
        {tributo(linha)}
      </Stack>
    ),
  },
  USO,
];

const USOS = { Normal: 'Normal', Teto: 'Teto', Opcional: 'Opcional: só se o importador o escolhe' } as const;

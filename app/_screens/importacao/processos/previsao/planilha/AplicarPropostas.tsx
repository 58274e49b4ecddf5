import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { NOME_DA_TABELA } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { adicoesPorExtenso } from './adicoes-por-extenso.ts';
import { TITULO_DA_CELULA } from './colunas-da-planilha.ts';
import { deOnde, type PropostasNaGrade, type Troca } from './propostas-na-grade.ts';

interface AplicarPropostasProps {
  propostas: PropostasNaGrade;
  /** `trocas`: the typed values that the person agreed to replace. */
  aoAplicar: (trocas: readonly Troca[]) => void;
}

/** Fills the empty cells with their proposals. Before a typed value is replaced, the dialog shows each and asks. */
export function AplicarPropostas({ propostas, aoAplicar }: AplicarPropostasProps) {
  const titulo = useId();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const [perguntando, setPerguntando] = useState(false);
  const { quantasVazias, trocas } = propostas;
  const aplicar = (quais: readonly Troca[]) => {
    setPerguntando(false);
    aoAplicar(quais);
  };
  return (
    <>
      <Button
        size="small"
        variant="contained"
        disabled={quantasVazias === 0 && trocas.length === 0}
        onClick={() => (trocas.length > 0 ? setPerguntando(true) : aplicar([]))}
      >
        Aplicar as propostas
      </Button>
      {perguntando && (
        <Dialog
          open
          onClose={() => setPerguntando(false)}
          maxWidth="md"
          fullWidth
          fullScreen={telefone}
          aria-labelledby={titulo}
        >
          <DialogTitle id={titulo}>Trocar valores já preenchidos?</DialogTitle>
          <DialogContent>
            <Alert severity="warning" sx={{ mb: 2 }}>
              {quantasVazias > 0
                ? `${celulas(quantasVazias)} em branco ${quantasVazias === 1 ? 'recebe' : 'recebem'} a proposta de qualquer modo. Estes valores já estão preenchidos e são outros:`
                : 'Nenhuma célula em branco tem proposta. Estes valores já estão preenchidos e são outros:'}
            </Alert>
            <DataTable
              legenda="Valores que seriam trocados"
              colunas={COLUNAS}
              linhas={iguaisJuntas(trocas)}
              chave={({ chave }) => chave}
            />
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button color="inherit" onClick={() => setPerguntando(false)}>
              Cancelar
            </Button>
            <Button disabled={quantasVazias === 0} onClick={() => aplicar([])}>
              Preencher só as em branco
            </Button>
            <Button variant="contained" onClick={() => aplicar(trocas)}>
              {`Trocar ${trocas.length === 1 ? 'o valor' : `os ${formatarInteiro(trocas.length)} valores`}`}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

export const celulas = (quantas: number) => (quantas === 1 ? '1 célula' : `${formatarInteiro(quantas)} células`);

interface TrocasIguais extends Omit<Troca, 'id'> {
  chave: string;
  ids: string[];
}

/** One row for the adições in which the same value gives way to the same proposal. */
function iguaisJuntas(trocas: readonly Troca[]): TrocasIguais[] {
  const chaveDe = ({ campo, de, para }: Troca) => `${campo} ${de} ${para.escrito} ${deOnde(para)}`;
  return [...Map.groupBy(trocas, chaveDe)].flatMap(([chave, iguais]) =>
    iguais.slice(0, 1).map(({ campo, de, para }) => ({ chave, campo, de, para, ids: iguais.map(({ id }) => id) })),
  );
}

const COLUNAS: Coluna<TrocasIguais>[] = [
  { titulo: 'Adições', valor: ({ ids }) => adicoesPorExtenso(ids) },
  { titulo: 'Campo', valor: ({ campo }) => TITULO_DA_CELULA[campo] },
  { titulo: 'Está', valor: ({ de }) => porExtenso(de) },
  { titulo: 'Proposto', valor: ({ para }) => para.escrito },
  { titulo: 'De onde vem', valor: ({ para }) => deOnde(para) },
];

function porExtenso(valor: string): string {
  if (valor in NOME_DA_TABELA) return NOME_DA_TABELA[valor as keyof typeof NOME_DA_TABELA];
  if (valor in REGIMES_TRIBUTARIOS) return REGIMES_TRIBUTARIOS[valor as keyof typeof REGIMES_TRIBUTARIOS];
  return /^\d+(\.\d+)?$/.test(valor) ? `${formatarDecimal(valor, 2)} %` : valor || '—';
}

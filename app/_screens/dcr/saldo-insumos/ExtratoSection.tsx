import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { LoteInteiro, MovimentoLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { NOME_MOVIMENTO, type TipoDeMovimento } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { comSinal } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface ExtratoSectionProps {
  lote: LoteInteiro;
  aoEstornar: (movimento: MovimentoLido) => void;
}

/** Every movement in the order of its record. A ledger never deletes a movement. */
export function ExtratoSection({ lote, aoEstornar }: ExtratoSectionProps) {
  const { movimentos, unidade } = lote;
  const quantos = formatarInteiro(movimentos.length);
  return (
    <Section
      titulo="Extrato"
      nota={`${quantos} ${movimentos.length === 1 ? 'movimento' : 'movimentos'}${unidade ? ` · em ${unidade}` : ''}`}
      semMargem
    >
      <DataTable
        legenda="Extrato"
        densa
        linhas={[...movimentos]}
        chave={({ ordem }) => ordem}
        colunas={[
          { titulo: 'Nº', numerica: true, valor: ({ ordem }) => ordem },
          { titulo: 'Data', valor: ({ data }) => formatarData(data) },
          {
            titulo: 'Movimento',
            valor: ({ tipo }) => <StatusChip tom={TONS[tipo]}>{NOME_MOVIMENTO[tipo]}</StatusChip>,
          },
          { titulo: 'Quantidade', numerica: true, valor: ({ quantidade }) => comSinal(semZeros(quantidade)) },
          {
            titulo: 'Saldo',
            numerica: true,
            valor: ({ saldo }) => <b>{semZeros(saldo)}</b>,
          },
          { titulo: 'Documento, motivo e quem anotou', valor: (movimento) => <Porque movimento={movimento} /> },
          {
            titulo: 'Ação',
            valor: (movimento) =>
              movimento.estornavel &&
              lote.emEstoque && (
                <Button
                  size="small"
                  aria-label={`Estornar o movimento ${movimento.ordem}`}
                  onClick={() => aoEstornar(movimento)}
                >
                  Estornar
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

function Porque({ movimento }: { movimento: MovimentoLido }) {
  const { documento, motivo, estornoDe, estornadoPor, usuario, em } = movimento;
  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: 180, overflowWrap: 'anywhere' }}>
      {documento?.tipo === 'PROCESSO' && (
        <LinkTo to="/importacao/processos/$id" params={{ id: documento.id }}>
          {documento.numero ?? 'Processo'}
        </LinkTo>
      )}
      {documento?.tipo === 'ENTRADA' && (
        <LinkTo to="/dcr/saldo-insumos/entradas/$id" params={{ id: documento.id }}>
          Nota ou DSI
        </LinkTo>
      )}
      {documento?.tipo === 'DCI' && (
        <LinkTo to="/dci/processos-dci/$id" params={{ id: documento.id }}>
          {documento.numero ? `DCI ${documento.numero.replace(/^DCI-/, '')}` : 'DCI'}
        </LinkTo>
      )}
      {motivo && <span>{motivo}</span>}
      {estornoDe !== null && <Nota>estorna o movimento {estornoDe}</Nota>}
      {estornadoPor !== null && <Nota>estornado pelo movimento {estornadoPor}</Nota>}
      <Nota>
        {usuario.nome} · {formatarInstante(em)}
      </Nota>
    </Stack>
  );
}

function Nota({ children }: { children: React.ReactNode }) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const TONS: Readonly<Record<TipoDeMovimento, Tom>> = {
  ENTRADA: 'success',
  BAIXA_DCI: 'info',
  ESTORNO: 'neutral',
  AJUSTE: 'warning',
  DEVOLUCAO: 'warning',
  FALTA: 'error',
  SOBRA: 'warning',
};

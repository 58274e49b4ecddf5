import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { LoteInteiro, SaidaTemporariaLida } from '#lib/contracts/saldo/saldo-insumo.ts';
import { NOME_FINALIDADE_DA_SAIDA, suspensaoComPrazo } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { formatarData } from '#lib/format/data.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { DesfazerSaidaDialog, RetornoDialog, SaidaTemporariaDialog } from './SaidaTemporariaDialogs.tsx';

type Aberto = { qual: 'sair' } | { qual: 'retornar' | 'desfazer'; saida: SaidaTemporariaLida } | null;

/** Lists the temporary exits of a lot with their deadlines, and records exits and returns (Decreto 12.955/2026, art. 528, §§ 4º e 5º). */
export function SaidasTemporarias({ lote }: { lote: LoteInteiro }) {
  const [aberto, setAberto] = useState<Aberto>(null);
  const fechar = () => setAberto(null);
  if (!suspensaoComPrazo(lote.cClassTrib) && lote.temporarias.length === 0) return null;
  return (
    <Section
      titulo="Saídas temporárias"
      nota="retorno em 180 dias da nota"
      acoes={
        lote.emEstoque && (
          <Button size="small" color="inherit" onClick={() => setAberto({ qual: 'sair' })}>
            Registrar saída
          </Button>
        )
      }
    >
      {lote.temporarias.length === 0 ? (
        <Typography variant="body2">Nada deste lote está registrado como fora por um tempo.</Typography>
      ) : (
        <DataTable
          legenda="Saídas temporárias"
          linhas={lote.temporarias}
          chave={({ id }) => id}
          colunas={[
            {
              titulo: 'Saída',
              valor: ({ finalidade, nota, emissao }) =>
                `${NOME_FINALIDADE_DA_SAIDA[finalidade]} · nota ${nota}, de ${formatarData(emissao)}`,
            },
            {
              titulo: 'Quantidade',
              numerica: true,
              valor: ({ quantidade }) => [semZeros(quantidade), lote.unidade].filter(Boolean).join(' '),
            },
            {
              titulo: 'Retorno',
              valor: ({ prazo, retornadaEm, notaDoRetorno }) =>
                retornadaEm ? `${formatarData(retornadaEm)}, nota ${notaDoRetorno}` : `até ${formatarData(prazo)}`,
            },
            {
              titulo: 'Atos',
              valor: (saida) => <Atos saida={saida} aoPedir={(qual) => setAberto({ qual, saida })} />,
            },
          ]}
        />
      )}
      {aberto?.qual === 'sair' && <SaidaTemporariaDialog lote={lote} aoFechar={fechar} />}
      {aberto?.qual === 'retornar' && <RetornoDialog lote={lote} saida={aberto.saida} aoFechar={fechar} />}
      {aberto?.qual === 'desfazer' && <DesfazerSaidaDialog lote={lote} saida={aberto.saida} aoFechar={fechar} />}
    </Section>
  );
}

interface AtosProps {
  saida: SaidaTemporariaLida;
  aoPedir: (qual: 'retornar' | 'desfazer') => void;
}

function Atos({ saida, aoPedir }: AtosProps) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {saida.retornadaEm === null && (
        <Button size="small" aria-label={`Retornou: nota ${saida.nota}`} onClick={() => aoPedir('retornar')}>
          Retornou
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={`Desfazer a saída da nota ${saida.nota}`}
        onClick={() => aoPedir('desfazer')}
      >
        Desfazer
      </Button>
    </Box>
  );
}

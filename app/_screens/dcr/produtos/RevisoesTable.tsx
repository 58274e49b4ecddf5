import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import type { Revisao } from '#lib/api/produtos/produto.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { VigenciaDaRevisao, vigenciaPorExtenso } from './VigenciaDaRevisao.tsx';

interface RevisoesProps {
  revisoes: Revisao[];
  hoje: DataTexto;
}

/** The revisions, newest first, each with a link to its lines; cards on a phone. */
export function RevisoesTable({ revisoes, hoje }: RevisoesProps) {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  if (telefone) return <RevisoesCards revisoes={revisoes} hoje={hoje} />;
  return (
    <DataTable
      legenda="Revisões da estrutura"
      linhas={revisoes}
      chave={({ id }) => id}
      colunas={[
        {
          titulo: 'Revisão',
          valor: (revisao) => <LinkDaRevisao revisao={revisao} />,
        },
        { titulo: 'Situação', valor: (revisao) => <VigenciaDaRevisao revisao={revisao} hoje={hoje} /> },
        { titulo: 'Vale desde', valor: ({ vigenciaInicio }) => formatarData(vigenciaInicio) },
        { titulo: 'Vale até', valor: ({ vigenciaFim }) => formatarData(vigenciaFim) },
        { titulo: 'Nacionais', numerica: true, valor: ({ nacionais }) => formatarInteiro(nacionais) },
        { titulo: 'Importadas', numerica: true, valor: ({ importados }) => formatarInteiro(importados) },
        {
          titulo: 'Alterada',
          valor: ({ alteradoEm, alteradoPor }) =>
            alteradoEm ? `${formatarInstante(alteradoEm)}, por ${alteradoPor}` : SEM_VALOR,
        },
        { titulo: 'Observação', valor: ({ observacao }) => observacao ?? SEM_VALOR },
      ]}
    />
  );
}

function RevisoesCards({ revisoes, hoje }: RevisoesProps) {
  return (
    <Stack
      component="ul"
      aria-label="Revisões da estrutura"
      divider={<Divider component="li" aria-hidden />}
      sx={{ m: 0, p: 2, pt: 0, gap: 1.5, listStyle: 'none' }}
    >
      {revisoes.map((revisao) => (
        <Stack key={revisao.id} component="li" sx={{ gap: 0.5 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <LinkDaRevisao revisao={revisao} />
            <VigenciaDaRevisao revisao={revisao} hoje={hoje} />
          </Stack>
          <Typography>{vigenciaPorExtenso(revisao)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatarInteiro(revisao.nacionais)} nacionais e {formatarInteiro(revisao.importados)} importadas
            {revisao.observacao && ` · ${revisao.observacao}`}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function LinkDaRevisao({ revisao: { id, produto, revisao } }: { revisao: Revisao }) {
  return (
    <LinkTo
      to="/dcr/produtos/$id/estrutura/$estruturaId"
      params={{ id: produto.id, estruturaId: id }}
      sx={{ fontWeight: 600 }}
    >
      {revisao}
    </LinkTo>
  );
}

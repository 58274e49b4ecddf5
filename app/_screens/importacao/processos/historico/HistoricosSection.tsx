import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useHistoricos } from '#lib/api/declaracao/historico-trazido.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { NOME_DA_SITUACAO } from './nome-da-situacao.ts';

interface HistoricosSectionProps {
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
}

/** The intakes of the company, each leading to its report. */
export function HistoricosSection({ pagina, aoMudarPagina }: HistoricosSectionProps) {
  const { data, error, mutate } = useHistoricos(pagina, TAMANHO);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <Section titulo="Envios" semMargem={data.linhas.length > 0}>
      {data.linhas.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nada foi enviado ainda. Depois do primeiro envio, o relatório de cada arquivo fica aqui.
        </Typography>
      ) : (
        <DataTable
          legenda="Envios de histórico"
          linhas={data.linhas}
          chave={({ id }) => id}
          colunas={[
            {
              titulo: 'Enviado em',
              valor: ({ id, criadoEm }) => (
                <CellLink to="/importacao/historico" search={{ pagina: 1, envio: id }}>
                  {formatarInstante(criadoEm)}
                </CellLink>
              ),
            },
            { titulo: 'Por', valor: ({ criadoPor }) => criadoPor },
            { titulo: 'Situação', valor: ({ situacao }) => NOME_DA_SITUACAO[situacao] },
            { titulo: 'Lidos', numerica: true, valor: ({ contagens }) => formatarInteiro(contagens.lidos) },
            { titulo: 'A aceitar', numerica: true, valor: ({ contagens }) => formatarInteiro(contagens.aAceitar) },
            { titulo: 'Já estavam', numerica: true, valor: ({ contagens }) => formatarInteiro(contagens.jaEstavam) },
            { titulo: 'Recusados', numerica: true, valor: ({ contagens }) => formatarInteiro(contagens.recusados) },
            { titulo: 'A ler', numerica: true, valor: ({ contagens }) => formatarInteiro(contagens.pendentes) },
          ]}
        />
      )}
      {data.total > TAMANHO && (
        <ListPagination
          pagina={pagina}
          tamanho={TAMANHO}
          total={data.total}
          aoMudar={(mudanca) => aoMudarPagina(mudanca.pagina)}
        />
      )}
    </Section>
  );
}

const TAMANHO = 25;

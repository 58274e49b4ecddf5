import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ConfirmarAtoDialog } from '#components/comex/ConfirmarAtoDialog.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useAtosDoCalendario, useConfirmarAto } from '#lib/api/parametros/atos-do-calendario.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import type { AtoLido } from '#lib/contracts/parametros/atos-do-calendario.ts';
import { NOME_SITUACAO_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';

/** The calendar of acts: what changes on which day, by which source, and who of the company confirmed it. */
export function AtosSection({ chamado, aoFechar }: { chamado: string | null; aoFechar: () => void }) {
  const { data, error, mutate } = useAtosDoCalendario();
  const { confirmar, desfazer } = useConfirmarAto();
  const { enqueueSnackbar } = useSnackbar();
  const [escolhido, setEscolhido] = useState<string | null>(null);
  const qual = escolhido ?? chamado;
  const aberto = data?.find(({ codigo, confirmado }) => codigo === qual && confirmado === null);
  const fechar = () => {
    setEscolhido(null);
    aoFechar();
  };
  const trazerDeVolta = async ({ codigo }: AtoLido) => {
    try {
      await desfazer(codigo);
      enqueueSnackbar('Confirmação desfeita: os avisos do ato voltam.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  if (doesNotExist(error)) return null;
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Section
      titulo="Calendário de atos"
      nota="avisado no Meu dia 60, 30 e 7 dias antes, até alguém da empresa confirmar"
      semMargem
    >
      <DataTable
        legenda="Calendário de atos"
        linhas={data}
        chave={({ codigo }) => codigo}
        colunas={colunasDosAtos({ aoConfirmar: ({ codigo }) => setEscolhido(codigo), aoDesfazer: trazerDeVolta })}
      />
      {aberto && (
        <ConfirmarAtoDialog
          key={aberto.codigo}
          ato={aberto}
          confirmar={(lido) => confirmar(aberto.codigo, lido)}
          aoFechar={fechar}
        />
      )}
    </Section>
  );
}

interface Atos {
  aoConfirmar: (ato: AtoLido) => void;
  aoDesfazer: (ato: AtoLido) => void;
}

function colunasDosAtos({ aoConfirmar, aoDesfazer }: Atos): Coluna<AtoLido>[] {
  return [
    {
      titulo: 'Dia',
      valor: ({ inicio, fim }) => (
        <TwoLines principal={formatarData(inicio)} secundaria={fim ? `até ${formatarData(fim)}` : ''} />
      ),
    },
    {
      titulo: 'Assunto',
      valor: ({ assunto, atos }) => <TwoLines inteira principal={assunto} secundaria={atos} />,
    },
    {
      titulo: 'Fonte',
      valor: ({ fonte, lidoEm }) => (
        <TwoLines inteira principal={fonte} secundaria={`lida em ${formatarData(lidoEm)}`} />
      ),
    },
    { titulo: 'Situação', valor: situacaoDo },
    {
      titulo: '',
      valor: (ato) =>
        ato.confirmado ? (
          <Button
            size="small"
            color="inherit"
            aria-label={`Desfazer a confirmação: ${ato.assunto}`}
            onClick={() => aoDesfazer(ato)}
          >
            Desfazer
          </Button>
        ) : (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={`Confirmar: ${ato.assunto}`}
            onClick={() => aoConfirmar(ato)}
          >
            Confirmar
          </Button>
        ),
    },
  ];
}

function situacaoDo({ situacao, confirmado }: AtoLido) {
  if (!confirmado) return NOME_SITUACAO_REFERENCIA[situacao];
  const { fonte, fonteEm, em, por } = confirmado;
  return (
    <TwoLines
      inteira
      principal={`Confirmado por ${por} em ${formatarInstante(em)}`}
      secundaria={`${fonte}, de ${formatarData(fonteEm)}`}
    />
  );
}

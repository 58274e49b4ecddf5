import Stack from '@mui/material/Stack';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { dciEmBranco, FORMULARIO_DCI } from '#app/_screens/dci/processos/campos/dci-formulario.ts';
import { PeriodoFields } from '#app/_screens/dci/processos/campos/PeriodoFields.tsx';
import { Formulario } from '#components/form/Formulario.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { WizardNav } from '#components/ui/navigation/WizardNav.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { useTaxaSugerida } from '#lib/api/calculo/taxa-sugerida.ts';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { periodoUsual } from '#lib/domain/datas/periodo.ts';
import { ETAPAS_DCI, NOME_ETAPA_DCI } from '#lib/domain/zfm/dci.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';

/** A new DCI: its month and industry. The first save stores it on the server, and its page takes over. */
export function NovoProcessoDciScreen() {
  const busca = useSearch({ from: '/dentro/dci/novo-processo-dci' });
  const { importadorId = null } = useImportadorDaConsulta(busca.importadorId);
  const taxa = useTaxaSugerida(4);
  const industria = useImportador(importadorId);
  return (
    <>
      <PageHeader
        titulo="Nova DCI"
        descricao="Diga de que mês ou nota ela é e quem declara. As notas vêm na etapa seguinte: solte os XMLs e o resto se calcula."
      />
      {taxa === undefined || industria.isLoading ? (
        <RecordSkeleton />
      ) : (
        <NovaDci taxa={taxa} industria={industria.data} />
      )}
    </>
  );
}

interface NovaDciProps {
  taxa: { taxa: string; dia: string | null } | null;
  industria: ImportadorLido | undefined;
}

function NovaDci({ taxa, industria }: NovaDciProps) {
  const { competencia = null, importadorId } = useSearch({ from: '/dentro/dci/novo-processo-dci' });
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { criar } = useGravarDci();
  const [iniciais] = useState<DciNovo>(() => ({
    ...dciEmBranco(taxa),
    competencia: competencia ?? mesPassado(hojeEmManaus()),
    ...(industria && {
      importador: { id: industria.id },
      tipo: industria.dciMensal || competencia ? ('MENSAL' as const) : ('INDIVIDUAL' as const),
      banco: industria.banco,
      agencia: industria.agencia,
      conta: industria.conta,
    }),
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <WizardNav
        titulo="Etapas da DCI"
        passos={ETAPAS_DCI.map((chave) => ({ chave, titulo: NOME_ETAPA_DCI[chave], estado: null }))}
        atual="periodo"
        aoAbrir={() => {}}
        soOAtual
      />
      <Formulario<DciNovo, DciLido>
        titulo="Nova DCI"
        definicao={FORMULARIO_DCI}
        registro={null}
        iniciais={iniciais}
        rotulos={industria && { [industria.id]: nomeDoImportador({ ...industria, excluido: false }) }}
        comeco={`${importadorId ?? ''} ${competencia ?? ''}`.trim()}
        rotuloGravar="Criar e continuar"
        gravar={criar}
        linkDoDuplicado={(id) => (
          <LinkTo underline="always" color="inherit" to="/dci/processos-dci/$id" params={{ id }}>
            Abrir a que já existe
          </LinkTo>
        )}
        aoGravar={(gravada) => {
          enqueueSnackbar(`${gravada.processo} criada.`, { variant: 'success' });
          navegar({
            to: '/dci/processos-dci/$id',
            params: { id: gravada.id },
            search: { etapa: 'notas' },
            replace: true,
          });
        }}
      >
        <PeriodoFields />
      </Formulario>
    </Stack>
  );
}

/** A DCI usually declares the exits of the month before. */
const mesPassado = (hoje: string) => periodoUsual('mes-passado', hoje).de.slice(0, 7);

import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useDiferencasDaDai } from '#lib/api/sefaz/dai.ts';
import type { DiferencasDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { formatarData } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

type Diferenca = DiferencasDaDai['diferencas'][number];

/** The differences between the file as of now and the file last sent. */
export function DiferencasSection({ dai }: { dai: DaiLida }) {
  const { data, error, mutate } = useDiferencasDaDai(dai);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const { envio, diferencas } = data;
  return (
    <Section titulo="O que mudou desde o último envio" nota={notaDo(envio)} semMargem={diferencas.length > 0}>
      {diferencas.length > 0 ? (
        <DataTable
          legenda="O que mudou desde o último envio"
          colunas={COLUNAS}
          linhas={diferencas}
          chave={({ caminho }) => caminho}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {envio ? 'Nada: gerado agora, o XML diria o mesmo.' : 'Nenhum XML desta DAI foi enviado ainda.'}
        </Typography>
      )}
    </Section>
  );
}

function notaDo(envio: DiferencasDaDai['envio']): string | undefined {
  if (!envio) return undefined;
  const { sequencia, enviadoEm, numero } = envio;
  return [`${sequencia}º arquivo`, enviadoEm && `enviado em ${formatarData(enviadoEm)}`, numero && `DAI ${numero}`]
    .filter(Boolean)
    .join(' · ');
}

const COLUNAS: Coluna<Diferenca>[] = [
  { titulo: 'Campo', valor: ({ nome, caminho }) => <TwoLines principal={nome} secundaria={caminho} /> },
  { titulo: 'Enviado', valor: ({ antes }) => antes ?? SEM_VALOR },
  { titulo: 'Agora', valor: ({ depois }) => depois ?? SEM_VALOR },
];

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { usePage } from '#lib/api/platform/list.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { NOME_BASE_RATEIO, NOME_TITULAR_DO_PAPEL, nomeDaDespesa } from '#lib/domain/aduana/processo/despesa.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { DESPESA, type DespesaLida } from '#lib/registros/despesa.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { CustoSection } from './CustoSection.tsx';
import { DESPESAS, DespesaDialog } from './DespesaDialog.tsx';

/** The expenses of a processo besides its taxes, and the resulting cost of its items. */
export function DespesasSection({
  processo,
}: {
  processo: Pick<ProcessoInteiro, 'id' | 'versao' | 'numero' | 'declaracao' | 'valorAduaneiro'>;
}) {
  const { data, error, mutate } = usePage(DESPESAS, { processoId: processo.id, tamanho: TODAS });
  const [aberta, setAberta] = useState<DespesaLida | 'nova' | null>(null);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={220} />;
  const { itens: despesas } = data;
  return (
    <Stack sx={{ gap: 2 }}>
      <Section
        titulo="Despesas"
        nota={despesas.length > 0 ? undefined : 'além dos tributos da declaração'}
        acoes={<Button onClick={() => setAberta('nova')}>Nova despesa</Button>}
        semMargem={despesas.length > 0}
      >
        {despesas.length > 0 ? (
          <DataTable
            legenda="Despesas"
            colunas={colunasDe(despesas, setAberta)}
            linhas={despesas}
            chave={({ id }) => id}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Nenhuma despesa lançada. AFRMM, armazenagem, capatazia, honorários: cada uma se reparte entre os itens e
            entra no custo realizado.
          </Typography>
        )}
      </Section>
      {processo.declaracao && <CustoSection processo={processo} chave={`${processo.versao} ${versaoDe(despesas)}`} />}
      {aberta !== null && (
        <DespesaDialog
          processo={processo}
          aberta={aberta === 'nova' ? null : aberta}
          aoFechar={() => setAberta(null)}
        />
      )}
    </Stack>
  );
}

function colunasDe(despesas: readonly DespesaLida[], abrir: (qual: DespesaLida) => void): Coluna<DespesaLida>[] {
  return [
    {
      titulo: 'Despesa',
      valor: (despesa) => (
        <Link component="button" type="button" onClick={() => abrir(despesa)} sx={{ textAlign: 'left' }}>
          {nomeDaDespesa(despesa)}
        </Link>
      ),
      total: 'Total',
    },
    { titulo: 'Data', valor: ({ data }) => (data ? formatarData(data) : SEM_VALOR) },
    { titulo: 'Pago a', valor: ({ fornecedorNome }) => fornecedorNome ?? SEM_VALOR },
    { titulo: 'Documento', valor: ({ documentoNumero }) => documentoNumero ?? SEM_VALOR },
    { titulo: EM_NOME_DE, valor: ({ emNomeDe }) => (emNomeDe ? NOME_TITULAR_DO_PAPEL[emNomeDe] : SEM_VALOR) },
    {
      titulo: 'Rateio',
      valor: ({ base, recuperavel }) => (recuperavel ? RECUPERAVEL : NOME_BASE_RATEIO[base]),
    },
    {
      titulo: 'Valor (R$)',
      valor: ({ valor }) => formatarDinheiro(valor),
      numerica: true,
      total: formatarDinheiro(dinheiro(somar(despesas.map(({ valor }) => valor)))),
    },
  ];
}

/** Changes whenever any expense changes. */
function versaoDe(despesas: readonly DespesaLida[]): string {
  return despesas.map(({ id, versao }) => `${id}.${versao}`).join(' ');
}

const { recuperavel: RECUPERAVEL, emNomeDe: EM_NOME_DE = '' } = rotulosDe(DESPESA);

const TODAS = 200;

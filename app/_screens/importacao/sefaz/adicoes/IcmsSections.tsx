import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AdicaoConferida } from '#app/_screens/importacao/sefaz/campos/escolhas-da-dai.ts';
import type { DaiConferida } from '#app/_screens/importacao/sefaz/campos/FormularioDaDai.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { escreverDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { ContribuicoesSection } from './ContribuicoesSection.tsx';
import { FiguraDaDai } from './FiguraDaDai.tsx';
import { TotalDoIcms } from './TotalDoIcms.tsx';

interface IcmsSectionsProps {
  conferencia: ConferenciaDaDai;
  conferida: DaiConferida;
  aoAbrirMemoria: (chave: string) => void;
}

/** The ICMS in total and by adição, each amount with its memória, and the state contributions. */
export function IcmsSections({ conferencia, conferida: { sujo }, aoAbrirMemoria }: IcmsSectionsProps) {
  const { icms, adicoes, contribuicoes } = conferencia;
  const abrir = sujo ? undefined : aoAbrirMemoria;
  return (
    <Stack sx={{ gap: 2 }}>
      {sujo && (
        <Alert severity="info">
          Valores do que está na tela, ainda não gravado. Grave para abrir a memória de cálculo.
        </Alert>
      )}
      {icms ? (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
          <TotalDoIcms nome="Base do ICMS (R$)" figura="baseIcms" valor={icms.base} aoAbrir={abrir} />
          <TotalDoIcms
            nome="ICMS sem incentivo (R$)"
            figura="icmsSemIncentivo"
            valor={icms.semIncentivo}
            aoAbrir={abrir}
          />
          <TotalDoIcms nome="ICMS a recolher (R$)" figura="icms" valor={icms.recolher} aoAbrir={abrir} />
        </Box>
      ) : (
        <Alert severity="warning">
          Falta a linha da matriz, o tratamento ou a alíquota de alguma adição, ou a decisão sobre a CBS e o IBS na
          base: sem isso não há total de ICMS. A conferência diz o que falta.
        </Alert>
      )}
      <Section titulo="ICMS por adição" nota="em R$ · por dentro: base = soma ÷ (1 − alíquota)" semMargem>
        <DataTable
          legenda="ICMS por adição"
          colunas={colunasDe(conferencia, abrir)}
          linhas={adicoes}
          chave={({ numero }) => numero}
        />
      </Section>
      <ContribuicoesSection contribuicoes={contribuicoes} />
    </Stack>
  );
}

function colunasDe(
  { icms, adicoes }: ConferenciaDaDai,
  abrir: ((chave: string) => void) | undefined,
): Coluna<AdicaoConferida>[] {
  const soma = (valores: readonly string[]) => formatarDinheiro(dinheiro(somar(valores)));
  const declarado = (
    titulo: string,
    campo: 'valorAduaneiro' | 'ii' | 'ipi' | 'pisCofins',
  ): Coluna<AdicaoConferida> => ({
    titulo,
    valor: (adicao) => formatarDinheiro(adicao[campo]),
    numerica: true,
    total: soma(adicoes.map((adicao) => adicao[campo])),
  });
  const figura = (
    titulo: string,
    qual: 'taxas' | 'baseIcms' | 'icmsSemIncentivo' | 'icms',
    total: string | undefined,
  ): Coluna<AdicaoConferida> => ({
    titulo,
    valor: (adicao) => <FiguraDaDai adicao={adicao.numero} figura={qual} valor={adicao[qual]} aoAbrir={abrir} />,
    numerica: true,
    total: formatarDinheiro(total),
  });
  return [
    {
      titulo: 'Adição',
      valor: ({ numero, ncm }) => <TwoLines principal={numero} secundaria={formatarNcm(ncm)} />,
      total: 'Total',
    },
    declarado('Valor aduaneiro', 'valorAduaneiro'),
    declarado('II', 'ii'),
    declarado('IPI', 'ipi'),
    declarado('PIS e COFINS', 'pisCofins'),
    figura('Taxas', 'taxas', dinheiro(somar(adicoes.map(({ taxas }) => taxas)))),
    {
      titulo: 'Tratamento',
      valor: ({ matriz }) => (matriz?.tratamento ? TRATAMENTOS_ICMS[matriz.tratamento] : SEM_VALOR),
    },
    {
      titulo: 'Alíquota (%)',
      valor: ({ aliquota }) => (aliquota === null ? SEM_VALOR : escreverDecimal(aliquota, 4, 2)),
      numerica: true,
    },
    figura('Base do ICMS', 'baseIcms', icms?.base),
    figura('Sem incentivo', 'icmsSemIncentivo', icms?.semIncentivo),
    figura('A recolher', 'icms', icms?.recolher),
  ];
}

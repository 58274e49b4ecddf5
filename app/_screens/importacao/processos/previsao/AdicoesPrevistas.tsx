import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { itensDaAdicao } from '#app/_screens/importacao/processos/adicoes/adicoes-do-processo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { temConteudo } from '#components/itens/linha-de-itens.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { AdicaoPrevista, ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { AdicaoPrevistaFields } from './AdicaoPrevistaFields.tsx';
import { GerarAdicoesDialog } from './GerarAdicoesDialog.tsx';
import { numeroDaAdicao } from './itens-linhas.ts';
import { PlanilhaDasAdicoes } from './planilha/PlanilhaDasAdicoes.tsx';
import { somasDosItens } from './somas-dos-itens.ts';

interface AdicoesPrevistasProps {
  processo: Pick<ProcessoInteiro, 'id' | 'declaracao' | 'tipoDocumento'>;
  aberta: number | undefined;
  aoAbrir: (numero: number | undefined) => void;
  bloqueado: boolean;
}

/** The planned adições of the goods: the list, or the open one. */
export function AdicoesPrevistas({ processo, aberta, aoAbrir, bloqueado }: AdicoesPrevistasProps) {
  const { rotulos } = useFormularioAberto();
  const { tipoDocumento: documento } = processo;
  const { setValue } = useFormContext<ItensDoProcesso>();
  const [itens, adicoes] = useWatch<ItensDoProcesso, ['itens', 'adicoes']>({ name: ['itens', 'adicoes'] });
  const [gerando, setGerando] = useState(false);
  const [emPlanilha, setEmPlanilha] = useState(false);
  const lugar = adicoes.findIndex(({ numero }) => numero === aberta);
  if (lugar >= 0) return <AdicaoPrevistaFields key={aberta} lugar={lugar} documento={documento} aoAbrir={aoAbrir} />;
  const cheios = itens.filter(temConteudo);
  return (
    <Section
      titulo="Adições previstas"
      nota={processo.declaracao ? 'como se pretendia declarar; o declarado prevalece' : undefined}
      semMargem={adicoes.length > 0 && !emPlanilha}
      acoes={
        <>
          {!bloqueado && adicoes.length > 0 && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setEmPlanilha(!emPlanilha)}>
              {emPlanilha ? 'Ver em lista' : 'Editar em planilha'}
            </Button>
          )}
          {!bloqueado && cheios.length > 0 && (
            <Button
              size="small"
              variant={adicoes.length > 0 ? 'outlined' : 'contained'}
              color={adicoes.length > 0 ? 'inherit' : 'primary'}
              onClick={() => setGerando(true)}
            >
              {adicoes.length > 0 ? 'Gerar de novo' : 'Gerar adições'}
            </Button>
          )}
        </>
      }
    >
      {adicoes.length > 0 && emPlanilha ? (
        <PlanilhaDasAdicoes processoId={processo.id} />
      ) : adicoes.length > 0 ? (
        <DataTable
          legenda="Adições previstas"
          colunas={colunasDe({ itens, documento }, rotulos, aoAbrir)}
          linhas={adicoes}
          chave={({ numero }) => numero}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {cheios.length > 0
            ? 'Os itens ainda não estão em adições. “Gerar adições” os agrupa por NCM, fornecedor, fabricante, país, condição, licença, Incoterm, moeda e aplicação, e mostra o resultado antes de aplicar.'
            : 'As adições nascem dos itens: preencha-os na aba Itens, ou traga-os de um pedido.'}
        </Typography>
      )}
      {gerando && (
        <GerarAdicoesDialog
          valores={{ itens, adicoes }}
          documento={documento}
          rotulos={rotulos}
          aoFechar={() => setGerando(false)}
          aoAplicar={(novos) => {
            setValue('itens', novos.itens, { shouldDirty: true });
            setValue('adicoes', novos.adicoes, { shouldDirty: true });
            setGerando(false);
          }}
        />
      )}
    </Section>
  );
}

function colunasDe(
  { itens, documento }: Pick<ItensDoProcesso, 'itens'> & { documento: TipoDocumento },
  rotulos: Readonly<Record<string, string>>,
  aoAbrir: (numero: number) => void,
): Coluna<AdicaoPrevista>[] {
  const itensDaPrevista = ({ numero }: AdicaoPrevista) => itensDaAdicao(itens, numero);
  return [
    {
      titulo: 'Adição',
      valor: (adicao) => (
        <TwoLines
          principal={
            <Button
              size="small"
              onClick={() => aoAbrir(adicao.numero)}
              aria-label={`Abrir a adição ${numeroDaAdicao(adicao.numero)}`}
              sx={{ minWidth: 0, p: 0, fontWeight: 600 }}
            >
              {numeroDaAdicao(adicao.numero)}
            </Button>
          }
          secundaria={formatarNcm(itensDaPrevista(adicao)[0]?.ncm ?? '')}
        />
      ),
    },
    {
      titulo: 'Fornecedor',
      valor: (adicao) => {
        const [item] = itensDaPrevista(adicao);
        return (
          <TwoLines
            principal={item?.fornecedor ? (rotulos[item.fornecedor.id] ?? '—') : '—'}
            secundaria={[item?.incoterm, siglaDaMoeda(item?.moeda.codigo ?? null)].filter(Boolean).join(' · ')}
          />
        );
      },
    },
    { titulo: 'Itens', valor: (adicao) => itensDaPrevista(adicao).length, numerica: true },
    {
      titulo: 'Peso líquido (kg)',
      valor: (adicao) => formatarDecimal(somasDosItens(itensDaPrevista(adicao), documento).pesoLiquido, 5),
      numerica: true,
    },
    {
      titulo: 'Valor na moeda',
      valor: (adicao) => formatarDinheiro(somasDosItens(itensDaPrevista(adicao), documento).valores[0]?.valor ?? null),
      numerica: true,
    },
    ...TRIBUTOS_FEDERAIS.map((tributo) => ({
      titulo: tributo.toUpperCase(),
      valor: ({ tributos }: AdicaoPrevista) => (
        <TwoLines
          principal={aliquotaDe(tributos[tributo])}
          secundaria={REGIMES_TRIBUTARIOS[tributos[tributo].regime]}
        />
      ),
    })),
  ];
}

function aliquotaDe(tributo: { aliquota?: string | null | undefined; categoria?: unknown; especifica?: unknown }) {
  if (tributo.categoria) return 'Tabela da lei';
  if (tributo.especifica) return 'Específica';
  return tributo.aliquota ? `${formatarDecimal(tributo.aliquota, 2)} %` : 'Falta a alíquota';
}

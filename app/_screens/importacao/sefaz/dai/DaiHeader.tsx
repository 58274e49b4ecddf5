import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AtosDaDai } from '#app/_screens/importacao/sefaz/marcas/AtosDaDai.tsx';
import { DIAS_DE_AVISO_DO_DAR } from '#app/_screens/importacao/sefaz/marcas/notificacao-da-dai.ts';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { HistoricoChip } from '#components/comex/chips/HistoricoChip.tsx';
import { SituacaoDaiChip } from '#components/comex/chips/SituacaoDaiChip.tsx';
import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { ChipsComFrases } from '#components/ui/chips/ChipsComFrases.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { DIAS_PARA_A_DAI } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { diasDesde } from '#lib/domain/datas/dias.ts';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { FORA_DO_AMAZONAS } from '#lib/domain/zfm/pede-dai.ts';
import { SEM_DAI_NA_SEFAZ } from '#lib/domain/zfm/situacao-dai.ts';
import { formatarData } from '#lib/format/data.ts';
import { empresaPorExtenso } from '#lib/format/empresa-por-extenso.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { formatarDeclaracao, formatarIeAm } from '#lib/format/identificadores.ts';

interface DaiHeaderProps {
  dai: DaiLida;
  marcando: TipoDeMarca | null;
  levadoAoAto: boolean;
  aoMarcar: (tipo: TipoDeMarca) => void;
}

/** The main facts of a DAI: its declaration, its situação, its waiting time and the next act. */
export function DaiHeader({ dai, marcando, levadoAoAto, aoMarcar }: DaiHeaderProps) {
  const { numeroDocumento, processo, situacao, canalRfb, canalCodigo, canal, notificacaoVencimento, historicoAntesDe } =
    dai;
  const { treinamento } = dai;
  const hoje = hojeEmManaus();
  useMudancaDeOutro(dai);
  return (
    <CabecalhoDoRegistro
      titulo={numeroDocumento ? formatarDeclaracao(numeroDocumento) : processo.numero}
      descricao={<Descricao dai={dai} />}
      ato={!treinamento && <AtosDaDai dai={dai} marcando={marcando} levado={levadoAoAto} aoMarcar={aoMarcar} />}
      sinais={
        <>
          <TreinamentoChip treinamento={treinamento} />
          {!(treinamento && situacao === 'SEM_DAI') && <SituacaoDaiChip situacao={situacao} />}
          <Canal nome="Canal RFB">
            <CanalChip canal={canalRfb} codigo={canalCodigo} />
          </Canal>
          <Canal nome="Canal Sefaz">
            <CanalChip canal={canal} codigo={null} />
          </Canal>
          {situacao === 'NOTIFICADA' && notificacaoVencimento && historicoAntesDe === null && (
            <Canal nome={`DAR até ${formatarData(notificacaoVencimento)}`}>
              <ValidadeChip validade={situacaoDaValidade(notificacaoVencimento, hoje, DIAS_DE_AVISO_DO_DAR)} />
            </Canal>
          )}
          {!treinamento && <Espera dai={dai} hoje={hoje} />}
        </>
      }
    />
  );
}

function Descricao({ dai }: { dai: DaiLida }) {
  const { processo, importador, dataRegistro, numero } = dai;
  return (
    <>
      Processo{' '}
      <LinkTo underline="always" to="/importacao/processos/$id" params={{ id: processo.id }}>
        {processo.numero}
      </LinkTo>
      {` · registro ${formatarData(dataRegistro)} · ${empresaPorExtenso(importador) ?? 'sem importador'} · `}
      {importador.inscricaoEstadual ? `IE ${formatarIeAm(importador.inscricaoEstadual)}` : 'sem IE'}
      {numero && ` · DAI ${numero}`}
    </>
  );
}

/** The canal of the RFB and that of the Sefaz are never the same thing, so each has its name beside it. */
function Canal({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
      {nome} {children}
    </Stack>
  );
}

/** How long the DAI has stood still, and whether it is past the usual time for sending it. */
function Espera({ dai, hoje }: { dai: DaiLida; hoje: string }) {
  const { desde, proximoAto, situacao, dataDesembaraco, historicoAntesDe, pedeDai } = dai;
  if (historicoAntesDe !== null) return <HistoricoChip antesDe={historicoAntesDe} />;
  if (!pedeDai) {
    return (
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {FORA_DO_AMAZONAS}
      </Typography>
    );
  }
  if (proximoAto === null) return null;
  const dias = diasDesde(desde, hoje);
  const depois = dataDesembaraco && SEM_DAI_NA_SEFAZ.includes(situacao) ? diasDesde(dataDesembaraco, hoje) : 0;
  const passou = `Há ${depois} dias do desembaraço; praxe 72 h`;
  return (
    <>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {dias < 1 ? 'último andamento hoje' : dias === 1 ? 'sem andamento há 1 dia' : `sem andamento há ${dias} dias`}
      </Typography>
      {depois > DIAS_PARA_A_DAI && (
        <ChipsComFrases titulo="Praxe" palavras={passou} frases={[PRAXE]}>
          <StatusChip tom="error">{passou}</StatusChip>
        </ChipsComFrases>
      )}
    </>
  );
}

const PRAXE = '72 horas do desembaraço da Receita é praxe; não se conhece prazo em lei.';

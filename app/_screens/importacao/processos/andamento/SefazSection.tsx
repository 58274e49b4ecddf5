import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { SituacaoDaiChip } from '#components/comex/chips/SituacaoDaiChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useDai } from '#lib/api/sefaz/dai.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { FORA_DO_AMAZONAS } from '#lib/domain/zfm/pede-dai.ts';
import { formatarData } from '#lib/format/data.ts';

/** The Sefaz side of a processo, from its DAI. */
export function SefazSection({ processo }: { processo: ProcessoInteiro }) {
  const registrado = processoRegistrado(processo);
  const { data: dai, error, mutate } = useDai(registrado && !processo.treinamento ? processo.id : null);
  if (processo.treinamento) return <SemDai>Este processo é de treinamento: não se faz DAI dele.</SemDai>;
  // A processo that is not registered has no DAI, and the server may have no route for DAIs.
  if (!registrado || doesNotExist(error)) return <AindaSemDai />;
  if (error && !dai) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!dai) return <Skeleton variant="rounded" height={200} />;
  return <DaDai dai={dai} />;
}

function DaDai({ dai }: { dai: DaiLida }) {
  const { id, situacao, canal, numero, proximoAto } = dai;
  return (
    <Section
      titulo="Sefaz-AM"
      nota={proximoAto && dai.pedeDai ? `próximo: ${noMeioDaFrase(proximoAto)}` : 'nada a fazer'}
      acoes={
        <ButtonTo size="small" variant={dai.pedeDai ? 'contained' : 'text'} to="/importacao/sefaz/$id" params={{ id }}>
          Abrir a DAI
        </ButtonTo>
      }
    >
      <DescriptionList>
        <DescriptionItem nome="Situação da DAI">
          <SituacaoDaiChip situacao={situacao} />
        </DescriptionItem>
        <DescriptionItem nome="Canal Sefaz">
          <CanalChip canal={canal} codigo={null} />
        </DescriptionItem>
        <DescriptionItem nome="Número da DAI">{numero}</DescriptionItem>
        <DescriptionItem nome="Enviada em">{formatarData(dai.enviadaEm)}</DescriptionItem>
        <DescriptionItem nome="Ciência do canal">
          {dai.cienciaEm && [formatarData(dai.cienciaEm), dai.cienciaPor].filter(Boolean).join(' · ')}
        </DescriptionItem>
        <DescriptionItem nome="Exoneração do ICMS">{formatarData(dai.exoneradaEm)}</DescriptionItem>
        <DescriptionItem nome="Desembaraço federal">{formatarData(dai.dataDesembaraco)}</DescriptionItem>
        <DescriptionItem nome="Desembaraço estadual">{formatarData(dai.desembaracadaEm)}</DescriptionItem>
      </DescriptionList>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dai.pedeDai
          ? 'DAI em até 72 horas do desembaraço federal é praxe; não se conhece prazo em lei.'
          : `${FORA_DO_AMAZONAS} Elabore-a se a mercadoria entra no Amazonas.`}
      </Typography>
    </Section>
  );
}

const AindaSemDai = () => (
  <SemDai>
    A DAI nasce com o registro da DI ou da DUIMP. Registrada a declaração, canal, ciência e desembaraço da Sefaz-AM
    aparecem aqui.
  </SemDai>
);

function SemDai({ children }: { children: ReactNode }) {
  return (
    <Section titulo="Sefaz-AM">
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
    </Section>
  );
}

import Stack from '@mui/material/Stack';
import { CanalChip } from '#components/comex/CanalChip.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { formatarData } from '#lib/format/data.ts';

/** What is known of the state's side: the canal of the DAI and the two desembaraços. */
export function SefazSection({ processo }: { processo: ProcessoInteiro }) {
  const dia = (situacao: string) =>
    processo.passos.find((passo) => passo.situacao === situacao && passo.desfeito === null)?.data;
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <Section
        titulo="Sefaz-AM"
        nota="DAI em até 72 horas do desembaraço federal, pela praxe"
        acoes={<LinkTo to="/importacao/sefaz">Abrir a tela da Sefaz</LinkTo>}
      >
        <DescriptionList>
          <DescriptionItem nome="Canal">
            <CanalChip canal={processo.canalSefaz} codigo={null} />
          </DescriptionItem>
          <DescriptionItem nome="Desembaraço federal">{formatarData(dia('DESEMBARACADO_RFB'))}</DescriptionItem>
          <DescriptionItem nome="Desembaraço estadual">{formatarData(dia('DESEMBARACADO_SEFAZ'))}</DescriptionItem>
        </DescriptionList>
      </Section>
    </Stack>
  );
}

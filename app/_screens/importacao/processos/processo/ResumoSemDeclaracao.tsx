import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { ultimoDiaLivre } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_MODALIDADE } from '#lib/domain/aduana/processo/processo.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';

/** The summary of a processo before its declaration: parties, transport and dates. */
export function ResumoSemDeclaracao({ processo }: { processo: ProcessoInteiro }) {
  const { importador, modalidade, representante, fornecedor, incoterm, localIncoterm, procedencia } = processo;
  const { viaTransporte, conhecimentoNumero, conhecimentoMaster, transportador, veiculo, conteineres } = processo;
  const ultimo = ultimoDiaLivre({ ...processo, temConteineres: conteineres.length > 0 });
  return (
    <Stack sx={{ gap: 2 }}>
      <Section titulo="Processo" nota={!processoRegistrado(processo) && 'preenchido em Identificação e em Carga'}>
        <DescriptionList>
          <DescriptionItem nome="Importador">{importador.nome}</DescriptionItem>
          <DescriptionItem nome="Modalidade">{modalidade && NOME_MODALIDADE[modalidade]}</DescriptionItem>
          <DescriptionItem nome="Representante legal">{representante?.nome}</DescriptionItem>
          <DescriptionItem nome="Fornecedor">{fornecedor}</DescriptionItem>
          <DescriptionItem nome="Incoterm">{[incoterm, localIncoterm].filter(Boolean).join(' ')}</DescriptionItem>
          <DescriptionItem nome="País de procedência">{procedencia?.nome}</DescriptionItem>
        </DescriptionList>
      </Section>
      <Section titulo="Carga">
        <DescriptionList>
          <DescriptionItem nome="Via de transporte">
            {viaTransporte && NOME_VIA_TRANSPORTE[viaTransporte]}
          </DescriptionItem>
          <DescriptionItem nome="Conhecimento">{conhecimentoNumero}</DescriptionItem>
          <DescriptionItem nome="CE-Mercante ou AWB">{conhecimentoMaster}</DescriptionItem>
          <DescriptionItem nome="Transportador · veículo">
            {[transportador, veiculo].filter(Boolean).join(' · ')}
          </DescriptionItem>
          <DescriptionItem nome="ETD · ETA">
            {`${formatarData(processo.etd)} · ${formatarData(processo.eta)}`}
          </DescriptionItem>
          <DescriptionItem nome="Embarque · chegada">
            {`${formatarData(processo.embarque)} · ${formatarData(processo.chegada)}`}
          </DescriptionItem>
          <DescriptionItem nome="Contêineres">{conteineres.map(({ numero }) => numero).join(', ')}</DescriptionItem>
          <DescriptionItem nome="Último dia livre">{formatarData(ultimo)}</DescriptionItem>
          <DescriptionItem nome="Peso bruto · líquido (kg)">
            {`${formatarDecimal(processo.pesoBruto, 5)} · ${formatarDecimal(processo.pesoLiquido, 5)}`}
          </DescriptionItem>
        </DescriptionList>
      </Section>
      {processo.observacao && (
        <Section titulo="Observação">
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{processo.observacao}</Typography>
        </Section>
      )}
    </Stack>
  );
}

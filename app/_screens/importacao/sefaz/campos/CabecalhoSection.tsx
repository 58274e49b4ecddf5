import Box from '@mui/material/Box';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDeclaracao, formatarIeAm, formatarInscricaoSuframa } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface CabecalhoSectionProps {
  dai: DaiLida;
  conferencia: ConferenciaDaDai;
}

/** The header of the file, each value with its own decimals. */
export function CabecalhoSection({ dai, conferencia: { cabecalho } }: CabecalhoSectionProps) {
  const { importador } = dai;
  const reais = (valor: string) => `R$ ${formatarDinheiro(valor)}`;
  return (
    <Section titulo="Cabeçalho do XML" nota="como o arquivo sai agora">
      <DescriptionList densa>
        <DescriptionItem nome="Documento">{formatarDeclaracao(dai.numeroDocumento)}</DescriptionItem>
        <DescriptionItem nome="Data do documento">{formatarData(dai.dataRegistro)}</DescriptionItem>
        <DescriptionItem nome="Importador">{importador.nome ?? importador.numero}</DescriptionItem>
        <DescriptionItem nome="Inscrição estadual">{formatarIeAm(importador.inscricaoEstadual)}</DescriptionItem>
        <DescriptionItem nome="Inscrição Suframa">
          {formatarInscricaoSuframa(importador.inscricaoSuframa)}
        </DescriptionItem>
        <DescriptionItem nome="Quantidade de adições">{formatarInteiro(cabecalho.qtdeAdicoes)}</DescriptionItem>
        <DescriptionItem nome="FOB">{reais(cabecalho.fob)}</DescriptionItem>
        <DescriptionItem nome="Frete">{reais(cabecalho.frete)}</DescriptionItem>
        <DescriptionItem nome="Seguro">{reais(cabecalho.seguro)}</DescriptionItem>
        <DescriptionItem nome="II">{reais(cabecalho.ii)}</DescriptionItem>
        <DescriptionItem nome="IPI">{reais(cabecalho.ipi)}</DescriptionItem>
        <DescriptionItem nome="PIS e COFINS">{reais(cabecalho.pisCofins)}</DescriptionItem>
        <DescriptionItem nome="Taxas diversas">{reais(cabecalho.taxasDiversas)}</DescriptionItem>
        <DescriptionItem nome="Capatazia">{reais(cabecalho.capatazia)}</DescriptionItem>
        <DescriptionItem nome="Taxa do dólar">{formatarDecimal(cabecalho.taxaDolar, 4)}</DescriptionItem>
        <DescriptionItem nome="Peso líquido (kg)">{formatarDecimal(cabecalho.pesoLiquido, 6)}</DescriptionItem>
        <DescriptionItem nome="Recinto">{cabecalho.recinto}</DescriptionItem>
        <DescriptionItem nome="País de procedência">{cabecalho.paisProcedencia}</DescriptionItem>
      </DescriptionList>
      <Box component="dl" sx={{ m: 0 }}>
        <DescriptionItem nome="Informação complementar">{cabecalho.informacaoComplementar}</DescriptionItem>
      </Box>
    </Section>
  );
}

import Stack from '@mui/material/Stack';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_MODALIDADE } from '#lib/domain/aduana/processo/processo.ts';
import { formatarCnpj, formatarDI, formatarDuimp } from '#lib/format/identificadores.ts';
import { AvisoDoFimDaDi } from './AvisoDoFimDaDi.tsx';
import { AvisoDeRegistrado, FormularioDaParte, type ParteDoProcessoProps } from './FormularioDaParte.tsx';

/** The parties, the document and the route of the import. */
export function IdentificacaoSection({ processo, campo }: ParteDoProcessoProps) {
  if (processoRegistrado(processo)) return <Registrada processo={processo} campo={campo} />;
  return (
    <FormularioDaParte processo={processo} campo={campo} parte="identificacao" titulo="Identificação">
      <Section titulo="Processo">
        <CamposLadoALado>
          <Campo<ProcessoNovo> nome="referencia" />
          <Campo<ProcessoNovo> nome="responsavel" />
          <Campo<ProcessoNovo> nome="modalidade" />
        </CamposLadoALado>
        <CamposLadoALado>
          <Campo<ProcessoNovo> nome="importador" />
          <Campo<ProcessoNovo> nome="representante" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Documento" nota="O número pode ficar para o registro.">
        <Campo<ProcessoNovo> nome="tipoDocumento" />
        <AvisoDoFimDaDi />
        <CamposLadoALado>
          <Campo<ProcessoNovo> nome="numeroDI" />
          <Campo<ProcessoNovo> nome="numeroDuimp" />
          <Campo<ProcessoNovo> nome="versaoDuimp" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Despacho e condição de venda">
        <CamposLadoALado>
          <Campo<ProcessoNovo> nome="urfDespacho" />
          <Campo<ProcessoNovo> nome="urfEntrada" />
          <Campo<ProcessoNovo> nome="recinto" />
          <Campo<ProcessoNovo> nome="setor" />
          <Campo<ProcessoNovo> nome="incoterm" />
          <Campo<ProcessoNovo> nome="localIncoterm" />
          <Campo<ProcessoNovo> nome="procedencia" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Anotações">
        <Campo<ProcessoNovo> nome="observacao" />
      </Section>
    </FormularioDaParte>
  );
}

function Registrada({ processo, campo }: ParteDoProcessoProps) {
  const { importador, representante, modalidade, numeroDI, numeroDuimp, versaoDuimp } = processo;
  const { urfDespacho, urfEntrada, recinto, setor, incoterm, localIncoterm, procedencia } = processo;
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <AvisoDeRegistrado processo={processo} />
      <Section titulo="Identificação">
        <DescriptionList>
          <DescriptionItem nome="Importador">{importador.nome}</DescriptionItem>
          <DescriptionItem nome="CNPJ do importador">{formatarCnpj(importador.numero)}</DescriptionItem>
          <DescriptionItem nome="Representante legal">{representante?.nome}</DescriptionItem>
          <DescriptionItem nome="Modalidade">{modalidade && NOME_MODALIDADE[modalidade]}</DescriptionItem>
          {numeroDI && <DescriptionItem nome="Número da DI">{formatarDI(numeroDI)}</DescriptionItem>}
          {numeroDuimp && (
            <DescriptionItem nome="Número da DUIMP">
              {formatarDuimp(numeroDuimp)}
              {versaoDuimp !== null && `, versão ${versaoDuimp}`}
            </DescriptionItem>
          )}
          <DescriptionItem nome="URF de despacho">{comNome(urfDespacho)}</DescriptionItem>
          <DescriptionItem nome="URF de entrada">{comNome(urfEntrada)}</DescriptionItem>
          <DescriptionItem nome="Recinto · setor">
            {[comNome(recinto), setor].filter(Boolean).join(' · ')}
          </DescriptionItem>
          <DescriptionItem nome="Incoterm">{[incoterm, localIncoterm].filter(Boolean).join(' ')}</DescriptionItem>
          <DescriptionItem nome="País de procedência">{comNome(procedencia)}</DescriptionItem>
        </DescriptionList>
      </Section>
      <FormularioDaParte processo={processo} campo={campo} parte="identificacao" titulo="Identificação">
        <Section titulo="Acompanhamento" nota="Não é declarado: continua aberto.">
          <CamposLadoALado>
            <Campo<ProcessoNovo> nome="referencia" />
            <Campo<ProcessoNovo> nome="responsavel" />
          </CamposLadoALado>
          <Campo<ProcessoNovo> nome="observacao" />
        </Section>
        {processo.emRetificacao && (
          <Section titulo="Despacho e condição de venda" nota="Abertos pela retificação da DUIMP.">
            <CamposLadoALado>
              <Campo<ProcessoNovo> nome="urfDespacho" />
              <Campo<ProcessoNovo> nome="localIncoterm" />
              <Campo<ProcessoNovo> nome="procedencia" />
            </CamposLadoALado>
          </Section>
        )}
      </FormularioDaParte>
    </Stack>
  );
}

function comNome(referencia: { codigo: string; nome: string } | null): string {
  return referencia ? `${referencia.codigo} - ${referencia.nome}` : '';
}

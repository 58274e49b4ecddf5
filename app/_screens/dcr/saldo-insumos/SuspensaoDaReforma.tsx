import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import {
  NOME_TRIBUTO_DA_REFORMA,
  TRIBUTOS_DA_REFORMA,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import {
  FRASE_DA_FALTA,
  NOME_ESPECIE_DO_LOTE,
  NOME_ESTADO_DA_SUSPENSAO,
} from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { RecalcularButton } from './nao-convertidos/RecalcularButton.tsx';

/** The suspended CBS and IBS of a lot, and where their suspension stands (LC 214/2025, art. 443). */
export function SuspensaoDaReforma({ lote, aoMudarEspecie }: { lote: LoteInteiro; aoMudarEspecie: () => void }) {
  const { entrou, cbsIbsFalta, cbsIbsEstimada, unidade } = lote;
  const comUnidade = (quantidade: string) => [semZeros(quantidade), unidade].filter(Boolean).join(' ');
  const aDeclarar = new Exato(lote.aDeclarar).gt(0);
  const declarado = new Exato(lote.declarado).gt(0);
  return (
    <Section titulo="CBS e IBS suspensos" nota="em reais, na proporção do saldo">
      <DataTable
        legenda="CBS e IBS suspensos"
        linhas={[...TRIBUTOS_DA_REFORMA]}
        chave={(tributo) => tributo}
        colunas={[
          { titulo: 'Tributo', valor: (tributo) => NOME_TRIBUTO_DA_REFORMA[tributo] },
          { titulo: 'Na entrada', numerica: true, valor: (tributo) => formatarDinheiro(entrou[tributo]) },
          { titulo: 'Ainda suspenso', numerica: true, valor: (tributo) => formatarDinheiro(lote[tributo]) },
          ...(new Exato(lote.faltas).gt(0)
            ? [
                {
                  titulo: 'De faltas, a apurar',
                  numerica: true,
                  valor: (tributo: TributoDaReforma) => formatarDinheiro(lote.aApurar[tributo]),
                },
              ]
            : []),
        ]}
      />
      {lote.recalculo && (
        <Alert severity="warning" sx={{ mt: 1.5 }} action={<RecalcularButton />}>
          O que foi lançado depois do desembaraço muda o que entrou suspenso:{' '}
          {TRIBUTOS_DA_REFORMA.filter((tributo) => lote.recalculo?.[tributo] !== entrou[tributo])
            .map(
              (tributo) =>
                `${NOME_TRIBUTO_DA_REFORMA[tributo]} de ${formatarDinheiro(entrou[tributo])} para ${formatarDinheiro(lote.recalculo?.[tributo])}`,
            )
            .join('; ')}
          .
        </Alert>
      )}
      {cbsIbsFalta && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {FRASE_DA_FALTA[cbsIbsFalta]}
        </Alert>
      )}
      {cbsIbsEstimada && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          Valores por uma alíquota estimada: a oficial ainda não foi fixada.
        </Alert>
      )}
      <DescriptionList densa>
        <DescriptionItem nome="Situação da suspensão">
          {lote.estadoDaSuspensao ? NOME_ESTADO_DA_SUSPENSAO[lote.estadoDaSuspensao] : SEM_VALOR}
        </DescriptionItem>
        <DescriptionItem nome="Prazo de conversão">
          {lote.prazoConversao ? formatarData(lote.prazoConversao) : SEM_VALOR}
        </DescriptionItem>
        <DescriptionItem nome="Documento de importação">
          {lote.documentoImportacao ? formatarData(lote.documentoImportacao) : SEM_VALOR}
        </DescriptionItem>
        <DescriptionItem nome="cClassTrib">{lote.cClassTrib ?? SEM_VALOR}</DescriptionItem>
        <DescriptionItem nome="Espécie">
          {NOME_ESPECIE_DO_LOTE[lote.especie]}
          {lote.depreciadoEm && `, depreciado em ${formatarData(lote.depreciadoEm)}`}
        </DescriptionItem>
        <DescriptionItem nome="Convertido em isenção">{comUnidade(lote.convertido)}</DescriptionItem>
        {(aDeclarar || declarado) && (
          <DescriptionItem nome="Não convertido">
            <LinkTo
              to="/dcr/saldo-insumos/nao-convertidos"
              search={{ loteId: lote.id, situacao: aDeclarar ? 'A_DECLARAR' : 'DECLARADO' }}
            >
              {aDeclarar ? `${comUnidade(lote.aDeclarar)} a declarar` : `${comUnidade(lote.declarado)} declarado`}
            </LinkTo>
          </DescriptionItem>
        )}
      </DescriptionList>
      {lote.emEstoque && (
        <Button size="small" color="inherit" sx={{ mt: 1 }} onClick={aoMudarEspecie}>
          Mudar a espécie
        </Button>
      )}
    </Section>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { regimeDispensa, regimePorExtenso } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarAliquota, formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';
import { SaidasTemporarias } from './SaidasTemporarias.tsx';
import { SuspensaoDaReforma } from './SuspensaoDaReforma.tsx';

interface LoteSectionsProps {
  lote: LoteInteiro;
  aoAbrirMemoria: (figura: 'fob' | 'cif') => void;
  aoMudarEspecie: () => void;
}

/** The entry of a lote, its cost, and the taxes suspended at entry beside those still suspended. */
export function LoteSections({ lote, aoAbrirMemoria, aoMudarEspecie }: LoteSectionsProps) {
  const { importador, itemCadastrado, moeda, unidade, entrou } = lote;
  const dispensado = regimeDispensa(lote.regimeIi);
  const iiDispensado = (tributo: TributoDi) => dispensado && tributo === 'ii';
  const comFaltas = new Exato(lote.faltas).gt(0);
  const daDeclaracao = lote.papel === 'DECLARACAO';
  const comUnidade = (quantidade: string) => [semZeros(quantidade), unidade].filter(Boolean).join(' ');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '3fr 2fr' }, alignItems: 'start' }}>
      <Section titulo="O que entrou">
        <DescriptionList densa>
          <DescriptionItem nome="Quantidade">{comUnidade(lote.quantidade)}</DescriptionItem>
          <DescriptionItem nome="Saldo">{comUnidade(lote.saldo)}</DescriptionItem>
          {comFaltas && <DescriptionItem nome="Falta, perda ou quebra">{comUnidade(lote.faltas)}</DescriptionItem>}
          <DescriptionItem nome={daDeclaracao ? 'Desembaraço' : 'Entrada'}>
            {formatarData(lote.dataDesembaraco)} · {diasPorExtenso(lote.idade)}
          </DescriptionItem>
          <DescriptionItem nome={lote.papel === 'NF' ? 'Emissão' : 'Registro'}>
            {formatarData(lote.dataRegistro)}
          </DescriptionItem>
          <DescriptionItem nome="NCM">{formatarNcm(lote.ncm)}</DescriptionItem>
          <DescriptionItem nome="Part number">
            {itemCadastrado && (
              <LinkTo to="/configuracoes/itens/$id" params={{ id: itemCadastrado.id }}>
                {itemCadastrado.partNumber}
              </LinkTo>
            )}
          </DescriptionItem>
          <DescriptionItem nome="Importador">{importador.razaoSocial ?? formatarCnpj(importador.cnpj)}</DescriptionItem>
          <DescriptionItem nome="CNPJ">{formatarCnpj(importador.cnpj)}</DescriptionItem>
          <DescriptionItem nome="Fornecedor">{lote.fornecedor}</DescriptionItem>
          <DescriptionItem nome={lote.papel === 'NF' ? 'Valor unitário da nota' : 'Valor unitário declarado'}>
            {[semZeros(lote.valorUnitario, 2), moeda.nome ?? moeda.codigo].filter(Boolean).join(' ')}
          </DescriptionItem>
          <DescriptionItem nome="Incoterm">{lote.incoterm}</DescriptionItem>
          <DescriptionItem nome="Alíquota do II">
            {lote.aliquotaIi && `${formatarAliquota(lote.aliquotaIi)} %`}
          </DescriptionItem>
          <DescriptionItem nome="Regime do II">{lote.regimeIi && regimePorExtenso(lote.regimeIi)}</DescriptionItem>
          <DescriptionItem nome="Custo FOB por unidade (US$)">
            <Custo lote={lote} qual="fob" aoAbrir={aoAbrirMemoria} />
          </DescriptionItem>
          <DescriptionItem nome="Custo CIF por unidade (US$)">
            <Custo lote={lote} qual="cif" aoAbrir={aoAbrirMemoria} />
          </DescriptionItem>
        </DescriptionList>
      </Section>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section titulo="Tributos suspensos" nota="em reais, na proporção do saldo" semMargem>
          <DataTable
            legenda="Tributos suspensos"
            linhas={[...TRIBUTOS_DI]}
            chave={(tributo) => tributo}
            colunas={[
              { titulo: 'Tributo', valor: (tributo) => NOME_DO_TRIBUTO[tributo], total: 'Total' },
              {
                titulo: 'Na entrada',
                numerica: true,
                valor: (tributo) => (iiDispensado(tributo) ? 'não suspenso' : formatarDinheiro(entrou[tributo])),
                total: formatarDinheiro(entrou.suspenso),
              },
              {
                titulo: 'Ainda suspenso',
                numerica: true,
                valor: (tributo) => (iiDispensado(tributo) ? SEM_VALOR : formatarDinheiro(lote[tributo])),
                total: formatarDinheiro(lote.suspenso),
              },
              ...(comFaltas
                ? [
                    {
                      titulo: 'De faltas, a apurar',
                      numerica: true,
                      valor: (tributo: TributoDi) =>
                        iiDispensado(tributo) ? SEM_VALOR : formatarDinheiro(lote.aApurar[tributo]),
                      total: formatarDinheiro(lote.aApurar.suspenso),
                    },
                  ]
                : []),
            ]}
          />
        </Section>
        {dispensado && (
          <Alert severity="info">
            O II não foi pago nem suspenso na entrada (regime: {regimePorExtenso(lote.regimeIi ?? '').toLowerCase()}) e
            é exigível se a mercadoria sair:{' '}
            {lote.iiExigivelUSD === null
              ? 'não se sabe quanto, sem o custo CIF e a alíquota.'
              : `US$ ${formatarDinheiro(lote.iiExigivelUSD)} pelo saldo, ao dólar da DCI. No produto com PPB, o II é o do DCR-E.`}
          </Alert>
        )}
        <SuspensaoDaReforma lote={lote} aoMudarEspecie={aoMudarEspecie} />
        <SaidasTemporarias lote={lote} />
      </Box>
    </Box>
  );
}

interface CustoProps {
  lote: LoteInteiro;
  qual: 'fob' | 'cif';
  aoAbrir: LoteSectionsProps['aoAbrirMemoria'];
}

/** A cost that cannot be calculated is shown as unknown, not as zero. */
function Custo({ lote, qual, aoAbrir }: CustoProps) {
  const valor = qual === 'fob' ? lote.custoFob : lote.custoCif;
  if (valor === null) return lote.entrada ? 'não foi informado' : 'a declaração não permite calcular';
  if (!lote.custo[qual]) return formatarDecimal(valor, 7);
  return (
    <FigureButton
      nome={`custo ${qual.toUpperCase()}`}
      valor={formatarDecimal(valor, 7)}
      aoAbrir={() => aoAbrir(qual)}
    />
  );
}

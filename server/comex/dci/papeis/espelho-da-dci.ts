import type { Content } from 'pdfmake/interfaces';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import {
  competenciaPorExtenso,
  MOTIVOS_FORA,
  NOME_MODALIDADE_DCI,
  NOME_MOTIVO_FORA,
  NOME_NATUREZA_DCI,
  NOME_TIPO_DCI,
  nomeDaDci,
  SIGLA_MODALIDADE_DCI,
} from '#lib/domain/zfm/dci.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { NOME_CANAL_DCI, NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import type { CalculoDaDci } from '#lib/fiscal/dci/calcular-documento.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro, formatarTaxa, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import { memoriaInPdf } from '#server/platform/pdf/memoria-in-pdf.ts';
import { pdfPage } from '#server/platform/pdf/page.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';
import { tabelaDeDarfs } from './demonstrativo-de-darf.ts';

interface DadosDoEspelho {
  dci: DciLido;
  calculo: CalculoDaDci;
  /** Adds the memória de cálculo as an annex, if the figures are known. */
  comMemoria: boolean;
  agora: Date;
}

/**
 * Prints a DCI: what leaves, the destino, what it draws and the total. The paper says that it does not replace the document of the
 * Receita.
 */
export function espelhoDaDci({ dci, calculo, comMemoria, agora }: DadosDoEspelho): Paper {
  // `memoria` is a getter: it is only built when read.
  const memoria = comMemoria ? calculo.memoria : null;
  return pdfPage({
    titulo: `Espelho da ${nomeDaDci(dci)}`,
    subtitulo: [
      dci.processo,
      NOME_TIPO_DCI[dci.tipo],
      NOME_NATUREZA_DCI[dci.natureza],
      NOME_SITUACAO_DCI[dci.situacao],
    ].join(' · '),
    rodape: `${dci.processo}: conferência feita pelo Cais em ${formatarData(diaEmManaus(agora))}. Não substitui a declaração registrada no Siscomex.`,
    agora,
    conteudo: [
      ...identificacao(dci),
      ...itens(dci),
      ...origens(dci),
      ...grupos(dci),
      ...ordens(dci),
      ...darfs(dci),
      ...pdfSection('Cálculo', { text: `Motor de cálculo ${dci.motor ?? SEM_VALOR}.` }),
      ...(memoria ? memoriaInPdf([memoria]) : []),
    ],
  });
}

function identificacao(dci: DciLido): Content[] {
  const { importador, contagem } = dci;
  const fora = MOTIVOS_FORA.filter((motivo) => contagem.fora[motivo]).map(
    (motivo) => `${contagem.fora[motivo]}: ${NOME_MOTIVO_FORA[motivo]}`,
  );
  return pdfSection(
    'Identificação',
    pdfFields([
      ['Indústria', `${importador.razaoSocial} · CNPJ ${formatarCnpj(importador.cnpj)}`],
      ['Credenciado', dci.representante?.nome ?? null],
      dci.tipo === 'MENSAL'
        ? ['Competência', dci.competencia && competenciaPorExtenso(dci.competencia)]
        : ['Nota fiscal', dci.nota],
      ['Presença de carga', presencaPorExtenso(dci)],
      ['Taxa do dólar (R$)', dci.taxaUSD && comData(formatarTaxa(dci.taxaUSD), dci.dataTaxa)],
      ['Notas na DCI', String(contagem.dentro)],
      ['Notas de fora', fora.join('; ')],
      ['DCI retificada', dci.anterior && (dci.anterior.numero ?? dci.anterior.processo)],
      ['Processo administrativo', dci.processoRetificador],
      ['Conta de débito', dci.banco && [dci.banco, dci.agencia, dci.conta].join(' / ')],
      ['Vencimento', dci.venceEm && formatarData(dci.venceEm)],
      ['Transmissão', dci.dataTransmissao && formatarData(dci.dataTransmissao)],
      ['Registro', dci.dataRegistro && formatarData(dci.dataRegistro)],
      ['Canal', dci.canal && NOME_CANAL_DCI[dci.canal]],
    ]),
  );
}

function presencaPorExtenso({ presencaEm, presencaRecinto, presencaDispensa }: DciLido): string | null {
  if (presencaEm) return [formatarData(presencaEm), presencaRecinto].filter(Boolean).join(' · ');
  return presencaDispensa && `dispensada: ${presencaDispensa}`;
}

const comData = (valor: string, dia: string | null) => (dia ? `${valor}, de ${formatarData(dia)}` : valor);

function itens({ lista }: DciLido): Content[] {
  if (lista.length === 0) return [];
  return pdfSection(
    'Itens',
    pdfTable(
      ['Produto', 'Destino', 'Modalidade', 'DCR-E', 'Quantidade', 'II US$', 'II', 'IPI', 'PIS', 'COFINS'],
      lista.map((item) => [
        `${item.codigo} · ${item.descricao}`,
        `${item.destino} ${NOME_LOCAL_DESTINO[item.destino]}${situacaoDaExigencia(item)}`,
        SIGLA_MODALIDADE_DCI[item.modalidade],
        item.dcr && (item.dcr.numero ?? item.dcr.processo),
        `${formatarDecimal(item.quantidade, 5)} ${item.unidade}`,
        item.iiUSD && formatarDecimal(item.iiUSD, 7),
        formatarDinheiro(item.II),
        formatarDinheiro(item.IPI),
        formatarDinheiro(item.PIS),
        formatarDinheiro(item.COFINS),
      ]),
      { numericas: [4, 5, 6, 7, 8, 9], largas: [0, 1] },
    ),
  );
}

function situacaoDaExigencia({ modalidade, exigivel, motivo }: DciLido['lista'][number]): string {
  if (modalidade === 'PN' || exigivel === true) return '';
  if (exigivel === null) return ' (exigibilidade por decidir)';
  return motivo ? ` (não exigível: ${motivo})` : ' (não exigível)';
}

function origens({ lista }: DciLido): Content[] {
  const linhas = lista.flatMap((item) =>
    item.origens.map(({ insumo, lote, quantidade, vuUSD }) => [
      item.codigo,
      insumo,
      nomeDoLote(lote),
      formatarDecimal(quantidade, 7),
      formatarDecimal(vuUSD, 7),
    ]),
  );
  if (linhas.length === 0) return [];
  return pdfSection(
    'Saldo importado que sai',
    pdfTable(['Produto', 'Insumo', 'Declaração', 'Quantidade', 'Valor unit. (US$)'], linhas, {
      numericas: [3, 4],
      largas: [1, 2],
    }),
  );
}

/** Whether the multa and juros are known: the day of payment tells them. */
const temMora = ({ venceEm, dataPagamento }: DciLido) => venceEm !== null && dataPagamento !== null;

function grupos(dci: DciLido): Content[] {
  const { grupos: gruposDaDci } = dci;
  const daMora = (valor: string | null) => (temMora(dci) ? formatarDinheiro(valor) : SEM_VALOR);
  const comAlgo = gruposDaDci.filter(
    (grupo) => grupo.principal !== '0.00' || grupo.anterior !== null || grupo.judicial !== null,
  );
  if (comAlgo.length === 0) return [];
  return pdfSection(
    'Tributos por modalidade (R$)',
    pdfTable(
      ['Modalidade', 'Tributo', 'Calculado', 'Ordem judicial', 'Já declarado', 'Principal', 'Multa', 'Juros'],
      comAlgo.map(({ modalidade, tributo, calculado, judicial, anterior, principal, multa, juros }) => [
        NOME_MODALIDADE_DCI[modalidade],
        tributo,
        ...[calculado, judicial, anterior, principal].map(formatarDinheiro),
        ...[multa, juros].map(daMora),
      ]),
      { numericas: [2, 3, 4, 5, 6, 7], largas: [0] },
    ),
  );
}

function ordens({ ordensJudiciais }: DciLido): Content[] {
  if (ordensJudiciais.length === 0) return [];
  return pdfSection(
    'Ordens judiciais',
    pdfTable(
      ['Tributo', 'Valor (R$)', 'Processo', 'Motivo'],
      ordensJudiciais.map(({ modalidade, tributo, valor, processo, motivo }) => [
        `${tributo} · ${NOME_MODALIDADE_DCI[modalidade]}`,
        formatarDinheiro(valor),
        processo,
        motivo,
      ]),
      { numericas: [1], largas: [0, 3] },
    ),
  );
}

function darfs(dci: DciLido): Content[] {
  const { darfs: darfsDaDci, totalDARF, pago } = dci;
  const total = pago?.total ?? totalDARF;
  return pdfSection(
    pago ? `DARFs pagos em ${formatarData(pago.data)}` : 'DARFs a pagar',
    total === null
      ? { text: 'Nem todos os tributos se sabem: o total não está fechado.' }
      : tabelaDeDarfs(pago?.darfs ?? darfsDaDci, total, pago !== null || temMora(dci)),
  );
}
